import { REQUEST_KINDS, REQUEST_STATES } from "@kerkis/contract/startups/requests/requests.taxonomy.ts";
import { getRouteApi, Link, useRouterState } from "@tanstack/react-router";
import { m } from "#messages";
import { useListAddress } from "#shared/lists/list-address.ts";
import { countText } from "#shared/lists/list-count.ts";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { SkeletonCards } from "#shared/ui/states/skeleton.tsx";
import { RequestCard } from "../components/requests/request-card.tsx";
import { REQUEST_KIND_WORDS, REQUEST_STATE_WORDS } from "../model/request-words.ts";
import { requestsInput } from "../model/requests-search.ts";
import { startupsQueries } from "../startups.queries.ts";

const route = getRouteApi("/shell/signed-in/startups/requests");

/** What coordinators of the registry are asked, and where they answer. */
export function RequestsPage() {
  const search = route.useSearch();
  const input = requestsInput(search);
  const list = useList(startupsQueries.requests(input));
  const total = useCount(startupsQueries.requestsCount(input), list);
  const isChanging = useRouterState({ select: (state) => state.isLoading });
  return (
    <>
      <PageHeader
        title={m.startups_requests_title()}
        lead={m.startups_requests_lead()}
        actions={
          <>
            <Link to="/investors/changed" className={buttonStyles({ variant: "outline" })}>
              {m.startups_requests_investors()}
            </Link>
            <Link to="/startups/duplicates" className={buttonStyles({ variant: "outline" })}>
              {m.startups_pairs_find()}
            </Link>
          </>
        }
        className="mb-7"
      />
      <ResourceList
        list={list}
        asked={{
          filters: [
            {
              kind: "chips",
              name: "state",
              label: m.startups_requests_state(),
              fallback: "open",
              options: REQUEST_STATES.map((value) => ({ value, label: REQUEST_STATE_WORDS[value]() })),
            },
            {
              kind: "select",
              name: "kind",
              label: m.startups_requests_kind(),
              any: m.startups_requests_kind_all(),
              options: REQUEST_KINDS.map((value) => ({ value, label: REQUEST_KIND_WORDS[value]() })),
            },
          ],
        }}
        address={useListAddress("/startups/requests", search)}
        failed={m.startups_requests_failed()}
        count={countText(total, {
          exact: ({ count, number }) => m.startups_requests_count({ count, shown: number }),
          about: ({ number }) => m.startups_requests_count_about({ shown: number }),
        })}
        download={<ListDownload of="/startups/requests" input={input} />}
        isChanging={isChanging}
        skeleton={<SkeletonCards cards={4} />}
        empty={{
          title: m.startups_requests_none(),
          text: m.startups_requests_none_text(),
          filtered: { title: m.startups_requests_none_match(), text: m.startups_requests_none_text() },
        }}
      >
        {(requests) => (
          <ListRows look="cards" label={m.startups_requests_title()} rows={requests} rowId={({ id }) => id}>
            {(request) => <RequestCard request={request} />}
          </ListRows>
        )}
      </ResourceList>
    </>
  );
}
