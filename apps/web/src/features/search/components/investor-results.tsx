import { UNNAMED_INVESTOR } from "@kerkis/contract/investors/investors.taxonomy.ts";
import type { InvestorRow } from "@kerkis/contract/investors/investors.schema.ts";
import { INVESTOR_TYPE_LABELS } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";

/** The first investors that match, as rows that open their page, and the way to the others. */
export function InvestorResults({
  text,
  items,
  hasMore,
}: {
  text: string;
  items: readonly InvestorRow[];
  hasMore: boolean;
}) {
  return (
    <section aria-labelledby="search-investors">
      <h2 id="search-investors" className="mb-3 text-lg font-semibold">
        {m.search_section_investors()}
      </h2>
      <ListRows label={m.search_section_investors()} rows={items} rowId={({ id }) => id}>
        {({ id, company_name, description, type, city, logo_url }) => (
          <div className="flex items-center gap-4 px-4 py-4 transition-colors duration-150 hover:bg-muted/60 sm:px-6">
            <Mark seed={id} src={logo_url} size={44} />
            <div className="min-w-0 flex-1 leading-snug">
              <h3 className="line-clamp-2 text-base [overflow-wrap:anywhere]">
                <Link to="/investor/$id" params={{ id }} className={linkStyles({ kind: "cover" })}>
                  {company_name || localized(UNNAMED_INVESTOR)}
                </Link>
              </h3>
              <p className="line-clamp-2 text-[0.9375rem] [overflow-wrap:anywhere] text-muted-foreground">
                {description || m.investors_company()}
              </p>
              <p className="mt-0.5 truncate text-sm text-muted-foreground">
                {[localized(INVESTOR_TYPE_LABELS[type]), city].filter(Boolean).join(" · ")}
              </p>
            </div>
          </div>
        )}
      </ListRows>
      {hasMore && (
        <Link to="/investors" search={{ q: text }} className={linkStyles({ kind: "standalone", className: "mt-3" })}>
          {m.search_all_investors()}
          <ArrowRight aria-hidden />
        </Link>
      )}
    </section>
  );
}
