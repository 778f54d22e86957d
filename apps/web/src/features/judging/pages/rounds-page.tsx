import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { useListAddress } from "#shared/lists/list-address.ts";
import { countText } from "#shared/lists/list-count.ts";
import { ListTable } from "#shared/lists/list-table.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { Button } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { roundColumns } from "../components/rounds/round-columns.tsx";
import { RoundForm } from "../components/rounds/round-form.tsx";
import { judgingQueries } from "../judging.queries.ts";

const route = getRouteApi("/shell/signed-in/evaluation-management/rounds");

/** Rounds of the organization's programmes: how far each is, and the way to a new one. */
export function RoundsPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const list = useList(judgingQueries.rounds(search));
  const total = useCount(judgingQueries.roundsCount(search), list);
  const address = useListAddress("/evaluation-management/rounds", search);
  const programmes = useQuery(judgingQueries.options()).data?.programmes ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={m.judging_rounds_title()}
        lead={m.judging_rounds_lead()}
        actions={
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            {m.judging_round_new()}
          </Button>
        }
      />
      <ResourceList
        list={list}
        asked={{
          filters: [
            {
              kind: "select",
              name: "programme_id",
              label: m.judging_programme(),
              any: m.judging_programme_all(),
              options: programmes.map(({ id, title }) => ({ value: id, label: localized(title) })),
            },
          ],
        }}
        address={address}
        failed={m.judging_failed()}
        empty={{ title: m.judging_none(), text: m.judging_none_text() }}
        count={countText(total, { exact: m.judging_count, about: m.judging_count_about })}
      >
        {(rows) => (
          <ListTable label={m.judging_rounds_title()} rows={rows} rowId={({ id }) => id} columns={roundColumns()} />
        )}
      </ResourceList>
      <Dialog open={isAdding} onOpenChange={setAdding} title={m.judging_round_new()} size="lg">
        <RoundForm
          round={null}
          onDone={({ id }) => void navigate({ to: "/evaluation-management/rounds/$roundId", params: { roundId: id } })}
        />
      </Dialog>
    </div>
  );
}
