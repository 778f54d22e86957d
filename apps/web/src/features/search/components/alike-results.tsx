import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { SearchResult } from "../hooks/use-search-results.ts";
import { ResultBadge } from "./result-badge.tsx";

/** Names of several kinds that are close to what was searched, as rows that open what they name. */
export function AlikeResults({ items }: { items: readonly SearchResult[] }) {
  return (
    <ListRows label={m.search_results()} rows={items} rowId={({ key }) => key}>
      {({ path, title, subtitle, type }) => (
        <div className="flex items-center gap-4 px-4 py-4 transition-colors duration-150 hover:bg-muted/60 sm:px-6">
          <div className="min-w-0 flex-1 leading-snug">
            <h3 className="line-clamp-2 text-base [overflow-wrap:anywhere]">
              <Link to={path} className={linkStyles({ kind: "cover" })}>
                {title}
              </Link>
            </h3>
            {subtitle && (
              <p className="line-clamp-2 text-[0.9375rem] [overflow-wrap:anywhere] text-muted-foreground">{subtitle}</p>
            )}
          </div>
          <ResultBadge type={type} />
        </div>
      )}
    </ListRows>
  );
}
