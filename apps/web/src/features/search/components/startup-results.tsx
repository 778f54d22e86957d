import type { StartupHit } from "@kerkis/contract/search/search.schema.ts";
import { INDUSTRY_LABELS, STAGE_LABELS } from "@kerkis/contract/startups/taxonomy.texts.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { Highlighted } from "./highlighted.tsx";

/** Startups that match, as rows that open their page. */
export function StartupResults({ items, searched }: { items: readonly StartupHit[]; searched: string }) {
  const language = currentLanguage();
  return (
    <ListRows label={m.search_section_startups()} rows={items} rowId={({ id }) => id}>
      {(startup) => (
        <div className="flex items-center gap-4 px-4 py-4 transition-colors duration-150 hover:bg-muted/60 sm:px-6">
          <Mark seed={startup.id} src={startup.logo_url} size={44} />
          <div className="min-w-0 flex-1 leading-snug">
            <h3 className="line-clamp-2 text-base [overflow-wrap:anywhere]">
              <Link to="/startup/$id" params={{ id: startup.id }} className={linkStyles({ kind: "cover" })}>
                <Highlighted text={startup.name} searched={searched} />
              </Link>
            </h3>
            <p className="line-clamp-2 text-[0.9375rem] [overflow-wrap:anywhere] text-muted-foreground">
              <Highlighted text={startup.description} searched={searched} />
            </p>
            <p className="mt-0.5 truncate text-sm text-muted-foreground">
              <Highlighted
                text={[INDUSTRY_LABELS[startup.industry][language], startup.location].filter(Boolean).join(" · ")}
                searched={searched}
              />
            </p>
          </div>
          <Badge className="max-sm:hidden">{STAGE_LABELS[startup.stage][language]}</Badge>
        </div>
      )}
    </ListRows>
  );
}
