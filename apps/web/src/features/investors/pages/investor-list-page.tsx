import { rangeIn } from "@kerkis/contract/core/filters/range.ts";
import { getRouteApi, Link, useRouterState } from "@tanstack/react-router";
import { m } from "#messages";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { BESIDE } from "#shared/lists/filters/beside.tsx";
import { NothingFound } from "#shared/lists/filters/nothing-found.tsx";
import { useListAddress } from "#shared/lists/list-address.ts";
import { countText } from "#shared/lists/list-count.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { managesApplications } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { InvestorListHead, InvestorRow } from "../components/investor-row.tsx";
import { useInvestorFilters } from "../hooks/use-investor-filters.ts";
import { investorsQueries } from "../investors.queries.ts";
import { investorListInput } from "../model/investor-search.ts";

const route = getRouteApi("/shell/investors");

/** Investors, with all tickets on one axis. The address says everything, so a list can be sent to someone. */
export function InvestorListPage() {
  const search = route.useSearch();
  const input = investorListInput(search);
  const query = investorsQueries.list(input, search.cursor ?? null);
  const list = useList(query);
  const total = useCount(investorsQueries.count(input), list);
  const asked = useInvestorFilters(search, list.state === "shown" && list.rows.length === 0);
  const band = rangeIn(search.ticket);
  const isChanging = useRouterState({ select: (state) => state.isLoading });
  return (
    <>
      <h1 className="display text-[clamp(2.25rem,4vw,3.25rem)] leading-tight">{m.investors_title()}</h1>
      <p className="mt-2 mb-8 max-w-[40rem] text-lg text-pretty text-muted-foreground">{m.investors_lead()}</p>
      {managesApplications(useSession()) && (
        <p className="-mt-4 mb-6 flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/investors/changed" className={linkStyles({ kind: "standalone" })}>
            {m.investors_changed_list()}
          </Link>
          <Link to="/imports" search={{ kind: "investors" }} className={linkStyles({ kind: "standalone" })}>
            {m.investors_import()}
          </Link>
        </p>
      )}
      <ResourceList
        list={list}
        asked={asked}
        address={useListAddress("/investors", search)}
        failed={m.investors_failed()}
        empty={{
          title: m.investors_none(),
          text: m.investors_none_text(),
          filtered: {
            title: m.investors_none_match(),
            text: <NothingFound hint={m.investors_none_match_text()} words={search.q} />,
          },
        }}
        count={countText(total, {
          exact: ({ count, number }) => m.investors_count({ count, shown: number }),
          about: ({ number }) => m.investors_count_about({ shown: number }),
        })}
        download={<ListDownload of="/investors" input={input} />}
        isChanging={isChanging}
        skeleton={<SkeletonRows rows={8} />}
        linksPages
        beside={BESIDE}
      >
        {(investors) => (
          <div className="overflow-hidden rounded-lg bg-surface shadow-sm">
            <InvestorListHead />
            <ListRows look="inside" label={m.investors_title()} rows={investors} rowId={({ id }) => id}>
              {(investor) => <InvestorRow investor={investor} band={band} />}
            </ListRows>
          </div>
        )}
      </ResourceList>
    </>
  );
}
