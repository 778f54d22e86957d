import type { Investor } from "@kerkis/contract/investors/investors.schema.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { countryName, industryName } from "#features/startups/startup-names.public.ts";
import { m } from "#messages";
import { formatList, formatNumber } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Card } from "#shared/ui/layout/card.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { InvestorActions } from "./editing/investor-actions.tsx";
import { InvestorStage } from "./investor-stage.tsx";
import { stagesText, ticketText } from "./labels.ts";

/** The investor on its stage, what it gives, what it looks for, and in whom it has invested. */
export function InvestorProfile({ investor }: { investor: Investor }) {
  return (
    <article>
      {!(investor.is_active && investor.is_verified) && (
        <Alert tone="warning" className="mb-5" title={m.investors_unpublished_title()}>
          {m.investors_unpublished_text()}
        </Alert>
      )}
      <InvestorActions investor={investor} />
      <InvestorStage investor={investor} />
      <KeyFacts investor={investor} />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 px-1 sm:px-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-12">
          {(investor.thesis || investor.description) && <Story investor={investor} />}
          <PortfolioStartups investor={investor} />
        </div>
        <aside className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-9">
          {investor.industries.length > 0 && (
            <Part title={m.investors_fact_industries()}>
              <ul className="flex flex-wrap gap-2">
                {investor.industries.map((industry) => (
                  <li key={industry}>
                    <Badge>{industryName(industry)}</Badge>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Part title={m.investors_fact_organization()}>
            <p className="flex min-w-0 items-center gap-3">
              <Mark seed={investor.organization.slug} src={investor.organization.logo_url} size={40} />
              <Link
                to="/org/$slug"
                params={{ slug: investor.organization.slug }}
                className={linkStyles({ kind: "standalone", className: "min-w-0 [overflow-wrap:anywhere]" })}
              >
                {investor.organization.name}
              </Link>
            </p>
          </Part>
        </aside>
      </div>
    </article>
  );
}

/** What one looks for first; what was not declared is left out. */
function KeyFacts({ investor }: { investor: Investor }) {
  const { ticket_min, ticket_max, stages, countries, portfolio_count: count } = investor;
  const facts = [
    { label: m.investors_fact_ticket(), value: (ticket_min ?? ticket_max) === null ? "" : ticketText(investor) },
    { label: m.investors_column_stages(), value: stagesText(stages) },
    { label: m.investors_fact_countries(), value: formatList(countries.map(countryName)) },
    {
      label: m.investors_column_portfolio(),
      value: count === 0 ? "" : m.investors_portfolio_count({ count, shown: formatNumber(count) }),
    },
  ].filter(({ value }) => value !== "");
  if (facts.length === 0) return null;
  return (
    <section aria-label={m.investors_facts()} className="relative z-10 -mt-12 px-3 sm:px-7">
      <Card className="@container overflow-hidden shadow-md">
        <dl className="grid grid-cols-1 gap-px bg-border @md:grid-cols-2 @4xl:flex">
          {facts.map(({ label, value }) => (
            <div key={label} className="min-w-0 bg-surface px-5 py-4 @md:last:odd:col-span-2 @4xl:flex-1">
              <dt className="text-sm text-muted-foreground">{label}</dt>
              <dd className="display mt-1 text-[1.25rem] leading-tight [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}

function Story({ investor: { thesis, description } }: { investor: Investor }) {
  return (
    <section aria-labelledby="investor-thesis">
      <h2 id="investor-thesis" className="text-[1.0625rem] font-semibold text-muted-foreground">
        {m.investors_thesis()}
      </h2>
      {thesis && (
        <p className="display mt-3 max-w-[41rem] text-[1.75rem] leading-snug text-pretty [overflow-wrap:anywhere]">
          {thesis}
        </p>
      )}
      {description && (
        <p className="mt-5 max-w-[41rem] text-[1.0625rem] leading-relaxed text-pretty whitespace-pre-line [overflow-wrap:anywhere]">
          {description}
        </p>
      )}
    </section>
  );
}

/** Startups it has invested in that the reader may see. */
function PortfolioStartups({ investor: { portfolio } }: { investor: Investor }) {
  if (portfolio.length === 0) return null;
  return (
    <section aria-labelledby="investor-portfolio">
      <h2 id="investor-portfolio" className="display text-[1.75rem] leading-tight">
        {m.investors_column_portfolio()}
      </h2>
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {portfolio.map(({ id, name, tagline, industry, logo_url }) => (
          <li key={id} className="relative flex min-w-0 gap-3.5 rounded-lg bg-surface p-5 shadow-sm hover:shadow-md">
            <Mark seed={id} src={logo_url} size={40} />
            <div className="min-w-0">
              <h3 className="font-semibold">
                <Link to="/startup/$id" params={{ id }} className={linkStyles({ kind: "cover" })}>
                  {name}
                </Link>
              </h3>
              <p className="text-sm text-muted-foreground">{industryName(industry)}</p>
              <p className="mt-1.5 line-clamp-2 text-[0.9375rem] leading-snug [overflow-wrap:anywhere]">{tagline}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="text-[1.0625rem] font-semibold">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
