import { INVESTOR_TYPE_LABELS } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { UNNAMED_INVESTOR } from "@kerkis/contract/investors/unnamed.texts.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { startupsQueries } from "../../startups.queries.ts";

/** Investors of the registry that have the startup in their portfolio; nothing where none has. */
export function StartupInvestors({ startupId }: { startupId: string }) {
  const { data } = useQuery(startupsQueries.investors(startupId));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="startup-investors" className="min-w-0">
      <h2 id="startup-investors" className="text-[1.0625rem] font-semibold">
        {m.startups_investors()}
      </h2>
      <ul className="mt-3 grid gap-3">
        {data.map(({ id, company_name, type, city, logo_url }) => (
          <li key={id} className="flex min-w-0 items-center gap-3">
            <Mark seed={id} src={logo_url} size={40} />
            <div className="min-w-0 leading-snug [overflow-wrap:anywhere]">
              <Link to="/investor/$id" params={{ id }} className={linkStyles({ kind: "standalone" })}>
                {company_name.trim() || localized(UNNAMED_INVESTOR)}
              </Link>
              <p className="text-sm text-muted-foreground">
                {[localized(INVESTOR_TYPE_LABELS[type]), city].filter(Boolean).join(" · ")}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
