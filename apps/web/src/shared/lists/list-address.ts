import { useRouter } from "@tanstack/react-router";
import { useState } from "react";

/** Values of an address; what is undefined is not in it. */
export type Search = Record<string, string | undefined>;

/** What a list is asked for, and the way to change it. */
export interface ListAddress<Filters> {
  search: Filters;
  /** Lays values over those in force; an undefined one takes its parameter away. */
  change: (part: Search) => void;
  /** The page's path; null for a list whose filters are not in an address. */
  path: string | null;
}

/** A list whose filters stand in the page's address; the route's `validateSearch` reads what is written there. */
export function useListAddress<Filters extends object>(path: string, search: Filters): ListAddress<Filters> {
  const router = useRouter();
  return {
    search,
    path,
    change: (part) => {
      // A search asked after a pause must not call back who is on the way to another page.
      if (router.latestLocation.pathname !== path) return;
      void router.navigate({
        to: ".",
        search: (known: object) => ({ ...known, cursor: undefined, ...part }),
        replace: true,
        resetScroll: false,
      });
    },
  };
}

/** A list inside a page that is not its own keeps its filters to itself. */
export function useOwnFilters<Filters>(read: (search: Record<string, unknown>) => Filters): ListAddress<Filters> {
  const [search, setSearch] = useState(() => read({}));
  return { search, path: null, change: (part) => setSearch((known) => read({ ...known, ...part })) };
}
