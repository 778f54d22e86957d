import { IMPORT_FIELDS } from "@kerkis/contract/imports/fields.taxonomy.ts";
import type { ImportRow, ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import type { RowDecision } from "@kerkis/contract/imports/states.taxonomy.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { useList } from "#shared/lists/use-list.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { Skeleton, Waiting } from "#shared/ui/states/skeleton.tsx";
import { useDecideRow } from "../imports.mutations.ts";
import { importsQueries } from "../imports.queries.ts";
import { DECISION_WORDS, fieldName, REASON_WORDS, valueText } from "../model/import-words.ts";

/** Rows that look like a record, one at a time beside it, with what is to become of each. */
export function AlikeCard({ run }: { run: ImportRun }) {
  const count = run.counts.alike ?? 0;
  const list = useList(importsQueries.rows({ id: run.id, standing: "alike", version: run.version, limit: 20 }));
  const [place, setPlace] = useState(0);
  const decide = useDecideRow(run.id);
  const row = list.rows[place];
  function go(to: number) {
    if (to < 0 || to >= count) return;
    setPlace(to);
    if (to >= list.rows.length - 2 && list.next !== null) list.loadMore();
  }
  function settle(decision: RowDecision) {
    if (row?.match && !decide.isPending)
      decide.mutate({ number: row.number, decision }, { onSuccess: () => go(place + 1) });
  }
  usePlainKeys((key) => {
    if (key === "j") go(place + 1);
    if (key === "k") go(place - 1);
    if (key === "u") settle("update");
    if (key === "m") settle("merge");
    if (key === "s") settle("skip");
  });
  if (count === 0) return null;
  return (
    <Card>
      <CardHeader className="items-center">
        <CardTitle>{run.kind === "events" ? m.imports_alike_title_events() : m.imports_alike_title()}</CardTitle>
        <span className="flex items-center gap-1">
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={m.imports_alike_previous()}
            disabled={place === 0}
            onClick={() => go(place - 1)}
          >
            <ChevronLeft />
          </Button>
          <span role="status" className="tnum text-sm text-muted-foreground">
            {m.imports_alike_place({ place: formatNumber(place + 1), count: formatNumber(count) })}
          </span>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={m.imports_alike_next()}
            disabled={place >= count - 1}
            onClick={() => go(place + 1)}
          >
            <ChevronRight />
          </Button>
        </span>
      </CardHeader>
      <CardBody className="grid gap-4">
        {row?.match ? (
          <>
            <Beside run={run} row={row} match={row.match} />
            <Decisions
              chosen={row.decision ?? run.duplicates}
              isOwn={row.decision !== null}
              isPending={decide.isPending}
              onDecide={settle}
            />
          </>
        ) : list.state === "failed" ? (
          <ErrorState
            title={m.imports_rows_failed()}
            description={errorText(list.error)}
            onRetry={list.retry}
            headingLevel={3}
          />
        ) : (
          <Waiting>
            <Skeleton className="h-40 w-full rounded-md" />
          </Waiting>
        )}
      </CardBody>
    </Card>
  );
}

function Beside({ run, row, match }: { run: ImportRun; row: ImportRow; match: NonNullable<ImportRow["match"]> }) {
  const fields = Object.keys(IMPORT_FIELDS[run.kind]).filter(
    (name) => name in row.values && name !== "description" && name !== "currency",
  );
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        {match.reasons.map((reason) => (
          <Badge key={reason} tone="primary">
            {REASON_WORDS[reason]()}
          </Badge>
        ))}
        {match.likeness !== null && match.likeness > 0 && !match.reasons.includes("name") && (
          <Badge>{m.imports_alike_name({ percent: formatNumber(match.likeness) })}</Badge>
        )}
      </p>
      <table className="w-full table-fixed border-collapse text-[0.9375rem]">
        <thead className="text-left text-sm text-muted-foreground">
          <tr>
            <th scope="col" className="w-1/4 py-1.5 pr-2 font-medium">
              <span className="sr-only">{m.imports_column_field()}</span>
            </th>
            <th scope="col" className="py-1.5 pr-2 font-medium">
              {match.row === null
                ? m.imports_alike_registry()
                : m.imports_alike_row({ number: formatNumber(match.row) })}
            </th>
            <th scope="col" className="py-1.5 font-medium">
              {m.imports_alike_row({ number: formatNumber(row.number) })}
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map((name) => {
            const [stands, comes] = [valueText(run.kind, name, match.values), valueText(run.kind, name, row.values)];
            return (
              <tr key={name} className="border-t border-border align-top [overflow-wrap:anywhere]">
                <th scope="row" className="py-2 pr-2 text-left text-sm font-normal text-muted-foreground hyphens-auto">
                  {fieldName(run.kind, name)}
                </th>
                <td className="py-2 pr-2">{stands || "—"}</td>
                <td className={cn("py-2", stands === comes ? "text-muted-foreground" : !stands && "font-semibold")}>
                  {comes}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

interface DecisionsProps {
  chosen: RowDecision;
  /** Decided for this row, not by the rule. */
  isOwn: boolean;
  isPending: boolean;
  onDecide: (decision: RowDecision) => void;
}

const ORDER = ["update", "merge", "add", "skip"] as const;
/** Of this one row; the rule for all of them says more. */
const DECISIONS = {
  ...DECISION_WORDS,
  merge: m.imports_decision_merge_one,
  update: m.imports_decision_update_one,
};

function Decisions({ chosen, isOwn, isPending, onDecide }: DecisionsProps) {
  return (
    <div className="grid gap-2">
      <div role="group" aria-label={m.imports_alike_decision()} className="flex flex-wrap gap-2">
        {ORDER.map((decision) => (
          <Button
            key={decision}
            size="sm"
            variant={decision === chosen ? "primary" : "outline"}
            aria-pressed={decision === chosen}
            disabled={isPending}
            onClick={() => onDecide(decision)}
          >
            {DECISIONS[decision]()}
          </Button>
        ))}
      </div>
      {chosen === "update" && <p className="text-sm text-muted-foreground">{m.imports_update_hint()}</p>}
      <p className="text-sm text-muted-foreground">{isOwn ? m.imports_alike_decided() : m.imports_alike_by_rule()}</p>
      <p className="hidden text-sm text-muted-foreground pointer-fine:block">{m.imports_alike_keys()}</p>
    </div>
  );
}
