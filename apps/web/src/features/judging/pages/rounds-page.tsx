import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { useListAddress } from "#shared/lists/list-address.ts";
import { countText } from "#shared/lists/list-count.ts";
import { ListTable } from "#shared/lists/list-table.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { given } from "#shared/routing/search.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { roundColumns } from "../components/rounds/round-columns.tsx";
import { judgingQueries } from "../judging.queries.ts";

const RoundForm = latePart(async () => (await import("../components/rounds/round-form.tsx")).RoundForm);
const PATH = "/evaluation-management/rounds";
const route = getRouteApi("/shell/signed-in/evaluation-management/rounds");

/** Rounds of the organization's programmes: how far each is, and the way to a new one. */
export function RoundsPage() {
  const { new: adding, programme_id: programmeId } = route.useSearch();
  const search = given({ programme_id: programmeId });
  const navigate = useNavigate();
  const list = useList(judgingQueries.rounds(search));
  const total = useCount(judgingQueries.roundsCount(search), list);
  const address = useListAddress(PATH, search);
  const programmes = useQuery(judgingQueries.options()).data?.programmes ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={m.judging_rounds_title()}
        lead={m.judging_rounds_lead()}
        actions={
          <Link to={PATH} search={{ ...search, new: "yes" }} className={buttonStyles()}>
            <Plus aria-hidden />
            {m.judging_round_new()}
          </Link>
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
      <Dialog
        open={adding === "yes"}
        onOpenChange={(isOpen) => !isOpen && void navigate({ to: PATH, search, replace: true })}
        title={m.judging_round_new()}
        size="lg"
      >
        <RoundForm
          round={null}
          programmeId={programmeId}
          onDone={({ id }) => void navigate({ to: "/evaluation-management/rounds/$roundId", params: { roundId: id } })}
        />
      </Dialog>
    </div>
  );
}
