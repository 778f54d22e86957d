import { UNNAMED_INVESTOR } from "@kerkis/contract/investors/unnamed.texts.ts";
import type { LandingStartup, OrganizationHomepage } from "@kerkis/contract/homepages/homepages.schema.ts";
import { INVESTOR_TYPE_LABELS } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { INDUSTRY_LABELS, STAGE_LABELS } from "@kerkis/contract/startups/taxonomy.texts.ts";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { SectionHeading } from "../section-heading.tsx";

/** The newest published startups and investors of an organization; what it has none of is not there. */
export function OrganizationPeople({ organization }: { organization: OrganizationHomepage }) {
  const { id, startups, investors, figures } = organization;
  return (
    <>
      {startups.length > 0 && (
        <section aria-labelledby="organization-startups" className="container-x pt-16">
          <SectionHeading id="organization-startups">{m.homepages_org_startups()}</SectionHeading>
          <ul className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {startups.map((startup) => (
              <StartupTile key={startup.id} startup={startup} />
            ))}
          </ul>
          {figures.startups > startups.length && (
            <p className="mt-6">
              <Link
                to="/startups"
                search={{ organization: id }}
                className={linkStyles({ kind: "standalone", className: "inline-flex items-center gap-2" })}
              >
                {m.homepages_org_all({ count: formatNumber(figures.startups) })}
                <ArrowRight aria-hidden className="size-4" />
              </Link>
            </p>
          )}
        </section>
      )}
      {investors.length > 0 && (
        <section aria-labelledby="organization-investors" className="container-x pt-16">
          <SectionHeading id="organization-investors">{m.homepages_org_investors()}</SectionHeading>
          <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
            {investors.map(({ id: investor, company_name, type, city, logo_url }) => (
              <li key={investor} className="relative flex min-w-0 items-center gap-3.5 border-t border-border py-4">
                <Mark seed={investor} src={logo_url} size={40} />
                <div className="min-w-0">
                  <Link
                    to="/investor/$id"
                    params={{ id: investor }}
                    className={linkStyles({ kind: "cover", className: "font-semibold [overflow-wrap:anywhere]" })}
                  >
                    {company_name.trim() || localized(UNNAMED_INVESTOR)}
                  </Link>
                  <p className="truncate text-sm text-muted-foreground">
                    {[localized(INVESTOR_TYPE_LABELS[type]), city].filter(Boolean).join(" · ")}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function StartupTile({
  startup: { id, name, tagline, industry, stage, location, logo_url },
}: {
  startup: LandingStartup;
}) {
  return (
    <li className="relative flex min-w-0 gap-3.5 rounded-lg bg-surface p-5 shadow-sm hover:shadow-md">
      <Mark seed={id} src={logo_url} size={44} />
      <div className="min-w-0">
        <h3 className="leading-snug font-semibold">
          <Link
            to="/startup/$id"
            params={{ id }}
            className={linkStyles({ kind: "cover", className: "[overflow-wrap:anywhere]" })}
          >
            {name}
          </Link>
        </h3>
        <p className="truncate text-sm text-muted-foreground">
          {[localized(INDUSTRY_LABELS[industry]), localized(STAGE_LABELS[stage]), location].filter(Boolean).join(" · ")}
        </p>
        {tagline && (
          <p className="mt-1.5 line-clamp-2 text-[0.9375rem] leading-snug [overflow-wrap:anywhere]">{tagline}</p>
        )}
      </div>
    </li>
  );
}
