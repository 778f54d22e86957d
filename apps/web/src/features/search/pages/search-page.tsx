import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { m } from "#messages";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useListAddress } from "#shared/lists/list-address.ts";
import { countText } from "#shared/lists/list-count.ts";
import { isNarrowed } from "#shared/lists/list-filters.ts";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { Button } from "#shared/ui/button.tsx";
import { Card } from "#shared/ui/layout/card.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { SearchInput } from "#shared/ui/forms/search-input.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { InvestorResults } from "../components/investor-results.tsx";
import { ResultBadge } from "../components/result-badge.tsx";
import { StartupResults } from "../components/startup-results.tsx";
import { useSearchFilters } from "../hooks/use-search-filters.ts";
import { useStaticPages, type StaticPage } from "../hooks/use-static-pages.ts";
import { searchedFor, type SearchAddress } from "../model/search-address.ts";
import { searchQueries } from "../search.queries.ts";

const route = getRouteApi("/shell/search");

/** All results for a text: pages of the product, startups and investors the reader may see. */
export function SearchPage() {
  const address = route.useSearch();
  const { q = "" } = address;
  return (
    <div className="mx-auto max-w-[56rem]">
      <PageHeader title={m.search_page_title()} lead={m.search_page_lead()} />
      <SearchForm key={q} initial={q} />
      {q === "" ? (
        <EmptyState title={m.search_page_prompt()} description={m.search_page_prompt_text()} />
      ) : (
        <Results text={q} address={address} />
      )}
    </div>
  );
}

function SearchForm({ initial }: { initial: string }) {
  const [text, setText] = useState(initial);
  const navigate = route.useNavigate();
  function submit(event: FormEvent) {
    event.preventDefault();
    const q = text.trim();
    void navigate({ search: q === "" ? {} : { q } });
  }
  return (
    <form role="search" action="/search" onSubmit={submit} className="mt-6 mb-8 flex gap-2.5">
      <SearchInput
        name="q"
        value={text}
        onValueChange={setText}
        maxLength={LIMITS.searchMax}
        aria-label={m.search_label()}
        placeholder={m.search_placeholder()}
        className="min-w-0 flex-1"
      />
      <Button type="submit">{m.search_submit()}</Button>
    </form>
  );
}

function Results({ text, address }: { text: string; address: SearchAddress }) {
  const pages = useStaticPages(text);
  const asked = searchedFor(address);
  const list = useList(searchQueries.startups(asked));
  const total = useCount(searchQueries.startupsCount(asked), list);
  const filters = useSearchFilters(address);
  const listAddress = useListAddress("/search", address);
  const { data: investors } = useQuery(searchQueries.investors(text));
  // Filters are about startups: who set one is not looking for investors.
  const hasInvestors = investors !== undefined && investors.items.length > 0 && !isNarrowed(filters, address);
  const hasOthers = pages.length > 0 || hasInvestors;
  const isAlike = list.first?.is_alike === true;
  const isNothing = list.state === "shown" && list.rows.length === 0 && !isNarrowed(filters, address);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {pages.length > 0 && <PageResults pages={pages} />}
      {!(hasOthers && isNothing) && (
        <ResourceList
          list={list}
          {...(!isNothing && !isAlike && { asked: filters, address: listAddress })}
          count={isAlike ? m.search_alike({ text }) : !isNothing && startupsFound(total)}
          download={!isNothing && !isAlike && <ListDownload of="/search/startups" input={asked} />}
          failed={m.search_failed()}
          empty={{
            title: m.search_none({ text }),
            text: m.search_none_text(),
            filtered: { title: m.search_none_filtered(), text: m.search_none_filtered_text() },
          }}
          skeleton={<SkeletonRows rows={6} />}
        >
          {(startups) => (
            <section aria-labelledby="search-startups">
              <h2 id="search-startups" className="mb-3 text-lg font-semibold">
                {m.search_section_startups()}
              </h2>
              <StartupResults items={startups} searched={text} />
            </section>
          )}
        </ResourceList>
      )}
      {hasInvestors && <InvestorResults text={text} items={investors.items} hasMore={investors.next_cursor !== null} />}
    </div>
  );
}

const startupsFound = (total: Parameters<typeof countText>[0]) =>
  countText(total, {
    exact: ({ count, number }) => m.startups_count({ count, shown: number }),
    about: ({ number }) => m.startups_count_about({ shown: number }),
  });

function PageResults({ pages }: { pages: readonly StaticPage[] }) {
  return (
    <section aria-labelledby="search-pages">
      <h2 id="search-pages" className="mb-3 text-lg font-semibold">
        {m.search_section_pages()}
      </h2>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-border">
          {pages.map(({ path, title }) => (
            <li
              key={path}
              className="relative flex items-center justify-between gap-4 px-4 py-3.5 hover:bg-muted/60 sm:px-6"
            >
              <Link to={path} className={linkStyles({ kind: "cover" })}>
                {title}
              </Link>
              <ResultBadge type="page" />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
