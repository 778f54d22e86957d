import type { ReactNode } from "react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { popupItemStyles, popupStyles } from "#shared/ui/overlays/popup-styles.ts";
import type { SearchResult } from "../hooks/use-search-results.ts";
import { LateHighlighted } from "./late-highlighted.tsx";
import { ResultBadge } from "./result-badge.tsx";

interface SearchDropdownProps {
  id: string;
  text: string;
  results: readonly SearchResult[];
  active: number;
  isSearching: boolean;
  hasFailed: boolean;
  onActive: (index: number) => void;
  onChoose: (result: SearchResult) => void;
  /** The link to all results. */
  children: ReactNode;
}

/** The list under the search box; the focus stays in the input, so presses on results must not take it. */
export function SearchDropdown(props: SearchDropdownProps) {
  const { id, text, results, active, isSearching, hasFailed, onActive, onChoose, children } = props;
  // A failed search ends the searching (specification 8); pages found meanwhile and the link to all results stay.
  const ended = hasFailed ? m.search_failed() : results.length > 0 ? "" : m.search_none({ text });
  const status = isSearching ? m.search_searching() : ended;
  return (
    <div
      className={cn(
        popupStyles,
        "absolute inset-x-0 top-full mt-1.5 max-h-[min(30rem,calc(100svh-6rem))] min-w-72 overflow-y-auto overscroll-contain max-md:fixed max-md:inset-x-3 max-md:top-16",
      )}
    >
      <div id={id} role="listbox" aria-label={m.search_results()} className={cn(results.length > 0 && "p-1.5")}>
        {results.map((result, index) => (
          <div
            key={result.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            data-highlighted={index === active ? "" : undefined}
            className={cn(popupItemStyles, "cursor-pointer")}
            onPointerMove={() => onActive(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(result)}
            onKeyDown={(event) => event.key === "Enter" && onChoose(result)}
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">
                <LateHighlighted text={result.title} searched={text} />
              </span>
              {result.subtitle && (
                <span className="block truncate text-sm text-muted-foreground">
                  <LateHighlighted text={result.subtitle} searched={text} isLine />
                </span>
              )}
            </span>
            <ResultBadge type={result.type} />
          </div>
        ))}
      </div>
      <p
        role="status"
        className={status ? "truncate px-4 py-3 text-[0.9375rem] whitespace-normal text-muted-foreground" : "sr-only"}
      >
        {status || (results.length > 0 && m.search_found({ count: results.length }))}
      </p>
      <div className="border-t border-border p-1.5">{children}</div>
    </div>
  );
}
