import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { useListAddress } from "#shared/lists/list-address.ts";
import { countText } from "#shared/lists/list-count.ts";
import { isNarrowed, type ListFilters } from "#shared/lists/filters/list-filters.ts";
import type { ListPage, RowOf } from "#shared/lists/list-query.ts";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { type List, useList } from "#shared/lists/use-list.ts";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { useAlikeOthers } from "../hooks/use-search-results.ts";
import { useSearchFilters } from "../hooks/use-search-filters.ts";
import { useStaticPages } from "../hooks/use-static-pages.ts";
import {
  eventsAsked,
  type FoundType,
  investorsAsked,
  startupsAsked,
  type SearchAddress,
  toType,
} from "../model/search-address.ts";
import { searchQueries } from "../search.queries.ts";
import { AlikeResults } from "./alike-results.tsx";
import { EventResults } from "./event-results.tsx";
import { InvestorResults } from "./investor-results.tsx";
import { OrganizationResults } from "./organization-results.tsx";
import { PageResults } from "./page-results.tsx";
import { StartupResults } from "./startup-results.tsx";
import { TypeChips } from "./type-chips.tsx";

const hasRows = (list: List<ListPage>): boolean => list.rows.length > 0;
const isEmpty = (list: List<ListPage>): boolean => list.state === "shown" && list.rows.length === 0;

/** What a text finds: everything, the first of each kind but startups, or one kind page by page. */
export function SearchResults({ text, address }: { text: string; address: SearchAddress }) {
  const { type } = address;
  const pages = useStaticPages(text);
  const asked = {
    startups: startupsAsked(address),
    investors: investorsAsked(address),
    events: eventsAsked(address),
  };
  const startups = useList(searchQueries.startups(asked.startups));
  const investors = useList(searchQueries.investors(asked.investors));
  const organizations = useList(searchQueries.organizations(text));
  const events = useList(searchQueries.events(asked.events));
  const counts = {
    startup: useCount(searchQueries.startupsCount(asked.startups), startups),
    investor: useCount(searchQueries.investorsCount(asked.investors), investors),
    organization: useCount(searchQueries.organizationsCount(text), organizations),
    event: useCount(searchQueries.eventsCount(asked.events), events),
  };
  const filters = useSearchFilters(address);
  const listAddress = useListAddress("/search", address);
  const isFiltered = isNarrowed(filters, address);
  const isAlike = startups.first?.is_alike === true;
  const hasOthers = hasRows(investors) || hasRows(organizations) || hasRows(events);
  const choose = (wanted: FoundType | undefined) => listAddress.change(toType(wanted));
  const shows = (kind: FoundType, list: List<ListPage>) =>
    type === undefined ? hasRows(list) && !isFiltered : type === kind;
  // With other results below there is no need to say that no startup matches.
  const isNothing = isEmpty(startups) && !isFiltered;
  const othersAreIn = [investors, organizations, events].every(({ state }) => state !== "loading");
  const matchesNothing =
    type === undefined && pages.length === 0 && (isNothing || isAlike) && othersAreIn && !hasOthers;
  const alikeOthers = useAlikeOthers(text, matchesNothing);
  const hasSomething = pages.length > 0 || hasOthers || alikeOthers.length > 0;
  const hidesStartups = type === undefined ? isNothing && hasSomething : type !== "startup";
  const empty = {
    title: m.search_none({ text }),
    text: m.search_none_text(),
    filtered: { title: m.search_none_filtered(), text: m.search_none_filtered_text() },
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {(hasOthers || type !== undefined) && <TypeChips chosen={type} counts={counts} onChoose={choose} />}
      {type === undefined && pages.length > 0 && <PageResults pages={pages} searched={text} />}
      {!hidesStartups && (
        <ResourceList
          list={startups}
          {...(!isNothing && !isAlike && { asked: filters, address: listAddress })}
          count={
            isAlike
              ? m.search_alike({ text })
              : !isNothing &&
                countText(counts.startup, {
                  exact: ({ count, number }) => m.startups_count({ count, shown: number }),
                  about: ({ number }) => m.startups_count_about({ shown: number }),
                })
          }
          download={!isAlike && <ListDownload of="/search/startups" input={asked.startups} />}
          failed={m.search_failed()}
          empty={empty}
          skeleton={<SkeletonRows rows={6} />}
        >
          {(items) => (
            <Section name="startups" title={m.search_section_startups()}>
              <StartupResults items={items} searched={text} />
            </Section>
          )}
        </ResourceList>
      )}
      {alikeOthers.length > 0 && (
        <Section name="alike" title={isAlike ? m.search_section_alike() : m.search_alike({ text })}>
          <AlikeResults items={alikeOthers} />
        </Section>
      )}
      {shows("investor", investors) && (
        <Kind
          list={investors}
          isAlone={type === "investor"}
          asked={filters}
          address={listAddress}
          empty={empty}
          download={<ListDownload of="/search/investors" input={asked.investors} />}
        >
          {(items) => (
            <Section name="investors" title={m.search_section_investors()}>
              <InvestorResults items={items} searched={text} />
              {type === undefined && items.length < investors.rows.length && (
                <Link
                  to="/investors"
                  search={{ q: text }}
                  className={linkStyles({ kind: "standalone", className: "mt-3" })}
                >
                  {m.search_all_investors()}
                  <ArrowRight aria-hidden />
                </Link>
              )}
            </Section>
          )}
        </Kind>
      )}
      {shows("event", events) && (
        <Kind
          list={events}
          isAlone={type === "event"}
          asked={filters}
          address={listAddress}
          empty={empty}
          download={<ListDownload of="/search/events" input={asked.events} />}
        >
          {(items) => (
            <Section name="events" title={m.search_section_events()}>
              <EventResults items={items} searched={text} />
              {type === undefined && items.length < events.rows.length && (
                <Link
                  to="/search"
                  search={{ q: text, type: "event" }}
                  className={linkStyles({ kind: "standalone", className: "mt-3" })}
                >
                  {m.search_all_events()}
                  <ArrowRight aria-hidden />
                </Link>
              )}
            </Section>
          )}
        </Kind>
      )}
      {shows("organization", organizations) && (
        <Kind
          list={organizations}
          isAlone={type === "organization"}
          asked={filters}
          address={listAddress}
          empty={empty}
          download={<ListDownload of="/search/organizations" input={{ q: text }} />}
        >
          {(items) => (
            <Section name="organizations" title={m.search_section_organizations()}>
              <OrganizationResults items={items} searched={text} />
              {type === undefined && items.length < organizations.rows.length && (
                <Link
                  to="/search"
                  search={{ q: text, type: "organization" }}
                  className={linkStyles({ kind: "standalone", className: "mt-3" })}
                >
                  {m.search_all_organizations()}
                  <ArrowRight aria-hidden />
                </Link>
              )}
            </Section>
          )}
        </Kind>
      )}
    </div>
  );
}

interface KindProps<Page extends ListPage> {
  list: List<Page>;
  /** Nothing else is asked for: it is shown page by page, and taken along. */
  isAlone: boolean;
  /** What it can be narrowed by. */
  asked: ListFilters;
  address: ReturnType<typeof useListAddress>;
  empty: { title: string; text: string; filtered: { title: string; text: string } };
  download: ReactNode;
  children: (rows: readonly RowOf<Page>[]) => ReactNode;
}

/** A kind of record besides startups: the first few, or all of them. */
function Kind<Page extends ListPage>({ list, isAlone, asked, address, children, ...shown }: KindProps<Page>) {
  if (!isAlone) return children(list.rows.slice(0, LIMITS.searchPerType));
  const canNarrow = asked.filters !== undefined && (hasRows(list) || isNarrowed(asked, address.search));
  return (
    <ResourceList
      list={list}
      {...shown}
      {...(canNarrow && { asked, address })}
      failed={m.search_failed()}
      skeleton={<SkeletonRows rows={6} />}
    >
      {children}
    </ResourceList>
  );
}

function Section({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`search-${name}`}>
      <h2 id={`search-${name}`} className="mb-3 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
