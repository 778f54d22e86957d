import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useDebounced } from "./use-debounced.ts";

interface SearchedText {
  /** The words that are searched for now. */
  searched: string | undefined;
  onSearch: (words: string) => void;
}

/**
 * Text of a search box whose words stand in an address: searched for after a pause (specification 9: 300 ms), and
 * following the address when it changes under the box, by a cleared filter or the back button.
 */
export function useSearchText({ searched = "", onSearch }: SearchedText) {
  const [text, setText] = useState(searched);
  const settled = useDebounced(text, LIMITS.searchDebounceMs).trim();
  const searchFor = useEffectEvent((words: string) => {
    if (words !== searched) onSearch(words);
  });
  useEffect(() => searchFor(settled), [settled]);
  const [seen, setSeen] = useState(searched);
  if (seen !== searched) {
    setSeen(searched);
    if (searched !== settled) setText(searched);
  }
  return [text, setText] as const;
}
