import type { ConflictRow } from "@kerkis/contract/judging/conflicts/conflicts.schema.ts";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { localized } from "#shared/i18n/localized.ts";
import { formatDate } from "#shared/i18n/format.ts";
import { useListAddress } from "#shared/lists/list-address.ts";
import { countText } from "#shared/lists/list-count.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { given } from "#shared/routing/search.ts";
import { Button } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { ConflictStatements } from "../components/conflicts/conflict-statements.tsx";
import { useDeclareConflict } from "../judging.mutations.ts";
import { judgingQueries } from "../judging.queries.ts";
import { fieldName } from "../model/field-name.ts";

const PATH = "/evaluator-dashboard/conflicts";
const route = getRouteApi("/shell/signed-in/evaluator-dashboard/conflicts");

/** Applications that may be given to the reader, of which they say beforehand whether they have a conflict; no score is near. */
export function ConflictsPage() {
  const search = route.useSearch();
  const input = given({ search: search.q, declared: search.declared });
  const list = useList(judgingQueries.conflicts(input));
  const total = useCount(judgingQueries.conflictsCount(input), list);
  const [asked, setAsked] = useState<ConflictRow | null>(null);
  const declare = useDeclareConflict();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.judging_conflicts()} lead={m.judging_conflicts_lead()} />
      <ConflictStatements />
      <ResourceList
        list={list}
        asked={{
          words: { name: "q", label: m.judging_conflicts_search() },
          filters: [
            {
              kind: "chips",
              name: "declared",
              label: m.judging_conflicts_which(),
              options: [{ value: "yes", label: m.judging_conflicts_declared_only() }],
            },
          ],
        }}
        address={useListAddress(PATH, search)}
        failed={m.judging_conflicts_failed()}
        empty={{ title: m.judging_conflicts_none(), text: m.judging_conflicts_none_text() }}
        count={countText(total, { exact: m.judging_count, about: m.judging_count_about })}
      >
        {(rows) => (
          <ListRows label={m.judging_conflicts()} rows={rows} rowId={({ application_id }) => application_id}>
            {(row) => (
              <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
                <div className="min-w-0 flex-1 basis-64">
                  <h2 className="font-semibold">{row.name || row.reference}</h2>
                  <p className="mt-0.5 text-sm text-muted-foreground">
                    {[row.name && row.reference, fieldName(row.field), localized(row.programme)]
                      .filter(Boolean)
                      .join(" · ")}
                  </p>
                </div>
                {row.declared_at ? (
                  <span className="flex flex-wrap items-center gap-3">
                    <Badge tone="warning">{m.judging_conflict_declared({ date: formatDate(row.declared_at) })}</Badge>
                    <Button
                      variant="outline"
                      size="sm"
                      onClick={() => declare.mutate({ application_id: row.application_id, declared: false })}
                    >
                      {m.judging_conflict_take_back()}
                      <span className="sr-only">: {row.name || row.reference}</span>
                    </Button>
                  </span>
                ) : (
                  <Button variant="outline" size="sm" onClick={() => setAsked(row)}>
                    {m.judging_conflict_declare()}
                    <span className="sr-only">: {row.name || row.reference}</span>
                  </Button>
                )}
              </article>
            )}
          </ListRows>
        )}
      </ResourceList>
      {asked && (
        <Confirm
          title={m.judging_conflict_title({ name: asked.name || asked.reference || "" })}
          description={m.judging_conflict_text()}
          confirmLabel={m.judging_conflict_declare()}
          reason={{ label: m.judging_conflict_reason(), isRequired: false }}
          command={declare}
          input={({ reason }) => ({ application_id: asked.application_id, declared: true, reason })}
          failed={m.judging_conflict_failed()}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
