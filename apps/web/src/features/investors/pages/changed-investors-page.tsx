import { m } from "#messages";
import { countText } from "#shared/lists/list-count.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { SkeletonCards } from "#shared/ui/states/skeleton.tsx";
import { ChangedInvestorCard } from "../components/editing/changed-investor-card.tsx";
import { investorsQueries } from "../investors.queries.ts";

/** Verified investors that are another by now, the longest waiting first, for the coordinators of their organization. */
export function ChangedInvestorsPage() {
  const list = useList(investorsQueries.changed());
  const total = useCount(investorsQueries.changedCount(), list);
  return (
    <>
      <PageHeader title={m.investors_changed_list()} lead={m.investors_changed_lead()} className="mb-7" />
      <ResourceList
        list={list}
        failed={m.investors_failed()}
        count={countText(total, {
          exact: ({ count, number }) => m.investors_count({ count, shown: number }),
          about: ({ number }) => m.investors_count_about({ shown: number }),
        })}
        skeleton={<SkeletonCards cards={3} />}
        empty={{ title: m.investors_changed_none(), text: m.investors_changed_none_text() }}
      >
        {(investors) => (
          <ListRows look="cards" label={m.investors_changed_list()} rows={investors} rowId={({ id }) => id}>
            {(investor) => <ChangedInvestorCard investor={investor} />}
          </ListRows>
        )}
      </ResourceList>
    </>
  );
}
