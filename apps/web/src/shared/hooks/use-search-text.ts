import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { useDebounced } from "./use-debounced.ts";

interface SearchedPage {
  /** The page's own path. */
  path: string;
  /** The words in its address. */
  searched: string | undefined;
  onSearch: (words: string) => void;
}

/**
 * Text of a search box whose words stand in the page's address: searched for after a pause (specification 9: 300 ms), and
 * following the address when it changes under the box, by a cleared filter or the back button.
 */
export function useSearchText({ path, searched = "", onSearch }: SearchedPage) {
  const [text, setText] = useState(searched);
  const settled = useDebounced(text, LIMITS.searchDebounceMs).trim();
  const router = useRouter();
  const searchFor = useEffectEvent((words: string) => {
    // Who chose something during the pause is on the way to another page.
    if (router.latestLocation.pathname === path && words !== searched) onSearch(words);
  });
  useEffect(() => searchFor(settled), [settled]);
  const [seen, setSeen] = useState(searched);
  if (seen !== searched) {
    setSeen(searched);
    if (searched !== settled) setText(searched);
  }
  return [text, setText] as const;
}
