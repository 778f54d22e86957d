import { UNNAMED_INVESTOR } from "@kerkis/contract/investors/unnamed.texts.ts";
import { localized } from "#shared/i18n/localized.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { SearchHit, SearchType } from "@kerkis/contract/search/search.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { searchQueries } from "../search.queries.ts";
import { useStaticPages } from "./use-static-pages.ts";
import { useDebounced } from "#shared/hooks/use-debounced.ts";
import { useHasRoute } from "#shared/routing/use-pages.ts";

export interface SearchResult {
  key: string;
  type: SearchType | "page";
  title: string;
  subtitle: string;
  path: string;
}

/** Investors have names for what is missing (specification 3). */
const resultOf = ({ id, type, title, subtitle, slug }: SearchHit): SearchResult => ({
  key: id,
  type,
  title: type === "investor" ? title || localized(UNNAMED_INVESTOR) : title,
  subtitle: type === "investor" ? subtitle || m.investors_company() : subtitle,
  path: type === "organization" ? `/org/${slug ?? ""}` : `/${type}/${id}`,
});

/** The page of each type, as its route is named. */
const ROUTES: Record<SearchType, string> = {
  startup: "/startup/$id",
  investor: "/investor/$id",
  organization: "/org/$slug",
  event: "/event/$id",
};

/**
 * Investors, organizations and events whose names are close to a text that nothing matches; startups' are in their own list.
 * @param isAsked nothing matches
 */
export function useAlikeOthers(text: string, isAsked: boolean): SearchResult[] {
  const hasRoute = useHasRoute();
  const suggestions = useQuery({ ...searchQueries.suggest(text), enabled: isAsked && text !== "" });
  const hits = isAsked ? (suggestions.data?.items ?? []) : [];
  return hits.filter(({ type }) => type !== "startup" && hasRoute(ROUTES[type])).map(resultOf);
}

/** What the search box shows for a typed text: pages at once, records after 300 ms of quiet, at most 8 (specification 9). */
export function useSearchResults(typed: string) {
  const hasRoute = useHasRoute();
  const text = typed.trim();
  const settled = useDebounced(text, LIMITS.searchDebounceMs);
  // An emptied box clears the results at once.
  const asked = text === "" ? "" : settled;
  const pages = useStaticPages(text);
  const suggestions = useQuery(searchQueries.suggest(asked));
  const isSearching = text !== "" && (asked !== text || suggestions.isFetching);
  // Records whose page this installation does not have are not offered.
  const hits = asked === text ? (suggestions.data?.items ?? []).filter(({ type }) => hasRoute(ROUTES[type])) : [];
  const results: SearchResult[] = [
    ...pages.map(({ path, title }) => ({ key: path, type: "page" as const, title, subtitle: "", path })),
    ...hits.map(resultOf),
  ];
  return {
    text,
    results: results.slice(0, LIMITS.searchShown),
    isSearching,
    hasFailed: !isSearching && suggestions.isError,
  };
}
