import { INVESTOR_TYPE_LABELS } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { UNNAMED_INVESTOR } from "@kerkis/contract/investors/unnamed.texts.ts";
import type { InvestorHit } from "@kerkis/contract/search/search.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { Highlighted } from "./highlighted.tsx";

/** Investors that match, as rows that open their page. */
export function InvestorResults({ items, searched }: { items: readonly InvestorHit[]; searched: string }) {
  return (
    <ListRows label={m.search_section_investors()} rows={items} rowId={({ id }) => id}>
      {({ id, company_name, description, type, city, logo_url }) => (
        <div className="flex items-center gap-4 px-4 py-4 transition-colors duration-150 hover:bg-muted/60 sm:px-6">
          <Mark seed={id} src={logo_url} size={44} />
          <div className="min-w-0 flex-1 leading-snug">
            <h3 className="line-clamp-2 text-base [overflow-wrap:anywhere]">
              <Link to="/investor/$id" params={{ id }} className={linkStyles({ kind: "cover" })}>
                <Highlighted text={company_name || localized(UNNAMED_INVESTOR)} searched={searched} />
              </Link>
            </h3>
            <p className="line-clamp-2 text-[0.9375rem] [overflow-wrap:anywhere] text-muted-foreground">
              <Highlighted text={description || m.investors_company()} searched={searched} />
            </p>
            <p className="mt-0.5 truncate text-sm text-muted-foreground">
              <Highlighted
                text={[localized(INVESTOR_TYPE_LABELS[type]), city].filter(Boolean).join(" · ")}
                searched={searched}
              />
            </p>
          </div>
        </div>
      )}
    </ListRows>
  );
}
