import { NAME_FIELDS } from "@kerkis/contract/imports/fields.taxonomy.ts";
import type { ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import { ROW_DECISIONS } from "@kerkis/contract/imports/states.taxonomy.ts";
import { Undo2 } from "lucide-react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { LazySeatDots } from "#shared/ui/charts/lazy-charts.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { useImportStep, useMapImport } from "../imports.mutations.ts";
import { DECISION_WORDS } from "../model/import-words.ts";
import { AlikeCard } from "./alike-card.tsx";
import { ProblemsCard } from "./problems-card.tsx";
import { seatsOf, seatText } from "../model/seats.ts";

/** The file as a house: what is ready, looks like something or is broken, and the next step. */
export function ReviewCard({ run, onShowRow }: { run: ImportRun; onShowRow: (number: number) => void }) {
  const { id, counts, row_count } = run;
  const isTried = run.state === "checked";
  const check = useImportStep("check", id);
  const start = useImportStep("run", id);
  const map = useMapImport(id);
  const incoming = run.incoming ?? 0;
  const needsName = !run.columns.some(({ field }) => field === NAME_FIELDS[run.kind]);
  return (
    <>
      <Card>
        <CardBody className="grid gap-5">
          <LazySeatDots
            label={m.imports_house()}
            items={seatsOf(run)}
            unit={m.imports_house_unit({ count: row_count })}
            seatText={seatText}
          />
          {isTried && (counts.alike ?? 0) > 0 && (
            <Field
              label={m.imports_duplicates_rule()}
              {...(run.duplicates === "update" && { hint: m.imports_update_hint() })}
            >
              <NativeSelect
                value={run.duplicates}
                options={ROW_DECISIONS.map((value) => ({ value, label: DECISION_WORDS[value]() }))}
                onChange={({ target }) => {
                  const duplicates = ROW_DECISIONS.find((one) => one === target.value);
                  if (duplicates) map.mutate({ duplicates });
                }}
              />
            </Field>
          )}
          {needsName && <p className="text-sm font-medium text-danger">{m.error_import_name_unmapped()}</p>}
          {isTried ? (
            <Button pending={start.isPending} disabled={incoming === 0} onClick={() => start.mutate()}>
              {m.imports_run({ count: incoming, shown: formatNumber(incoming) })}
            </Button>
          ) : (
            <Button pending={check.isPending} disabled={needsName} onClick={() => check.mutate()}>
              {m.imports_check()}
            </Button>
          )}
          <p className="flex items-start gap-2 text-sm text-muted-foreground">
            <Undo2 aria-hidden className="mt-0.5 size-4 shrink-0" />
            {m.imports_undo_promise()}
          </p>
        </CardBody>
      </Card>
      {isTried && <ProblemsCard run={run} onShowRow={onShowRow} />}
      {isTried && <AlikeCard run={run} />}
    </>
  );
}
