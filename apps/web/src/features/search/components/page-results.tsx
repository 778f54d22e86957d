import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { Card } from "#shared/ui/layout/card.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { StaticPage } from "../hooks/use-static-pages.ts";
import { Highlighted } from "./highlighted.tsx";
import { ResultBadge } from "./result-badge.tsx";

/** Pages of the product that a text names. */
export function PageResults({ pages, searched }: { pages: readonly StaticPage[]; searched: string }) {
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
                <Highlighted text={title} searched={searched} />
              </Link>
              <ResultBadge type="page" />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
