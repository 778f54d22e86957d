import type { OrganizationHomepage } from "@kerkis/contract/homepages/homepages.schema.ts";
import { Link, useRouter } from "@tanstack/react-router";
import { ArrowUpRight, MapPin } from "lucide-react";
import type { CSSProperties } from "react";
import { m } from "#messages";
import { formatMoney, formatNumber } from "#shared/i18n/format.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { PrintButton } from "#shared/ui/print-button.tsx";
import { ShareActions } from "#shared/ui/share-actions.tsx";
import { StageHouse } from "#shared/ui/theatre/stage-house.tsx";

/** A seat for each startup, as far as a house has room. */
const SEATS = 600;

/** The organization on its stage in its own colour: who it is, what it has, a seat lit for each startup. */
export function OrganizationStage({ organization }: { organization: OrganizationHomepage }) {
  const { name, description, location, website_url: site, logo_url, brand, figures } = organization;
  const { origin } = useRouter().options.context;
  // The lit seats take the organization's colour.
  const colour = brand
    ? ({
        "--founder": brand.dark.accent,
        "--accent": brand.dark.accent,
        "--accent-foreground": brand.dark.ink,
      } as CSSProperties)
    : undefined;
  const shown = [
    {
      label: m.homepages_figure_startups({ count: figures.startups }),
      value: formatNumber(figures.startups),
      count: figures.startups,
    },
    {
      label: m.homepages_figure_investors({ count: figures.investors }),
      value: formatNumber(figures.investors),
      count: figures.investors,
    },
    {
      label: m.homepages_figure_events({ count: figures.events }),
      value: formatNumber(figures.events),
      count: figures.events,
    },
    { label: m.homepages_figure_funding(), value: formatMoney(figures.funding, "EUR", true), count: figures.funding },
  ].filter(({ count }) => count > 0);
  return (
    <header className="overflow-hidden bg-stage">
      <div className="dark relative isolate text-stage-foreground" style={colour}>
        <div className="container-x grid grid-cols-[minmax(0,1fr)] lg:min-h-[34rem] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-center">
          <div className="relative z-10 min-w-0 py-10 lg:py-16">
            {location && (
              <p className="mb-4 flex items-center gap-2 text-[0.9375rem] text-stage-muted">
                <MapPin aria-hidden className="size-4 shrink-0" />
                <span className="min-w-0 [overflow-wrap:anywhere]">{location}</span>
              </p>
            )}
            <h1 className="display text-[clamp(2.25rem,5vw,4.25rem)] leading-[1.05] [overflow-wrap:anywhere]">
              {name}
            </h1>
            {description && (
              <p className="mt-5 max-w-[36rem] text-[1.125rem] leading-[1.55] text-pretty whitespace-pre-line text-stage-muted [overflow-wrap:anywhere]">
                {description}
              </p>
            )}
            <div className="mt-7 flex flex-wrap gap-3 print:hidden">
              {site && (
                <a
                  href={site}
                  target="_blank"
                  rel="noopener noreferrer nofollow ugc"
                  className={buttonStyles({ variant: "accent", size: "lg" })}
                >
                  {m.homepages_org_website()}
                  <ArrowUpRight aria-hidden />
                  <span className="sr-only">{m.homepages_org_new_tab()}</span>
                </a>
              )}
              {figures.startups > 0 && (
                <Link
                  to="/startups"
                  search={{ organization: organization.id }}
                  className={buttonStyles({ variant: "onstage", size: "lg" })}
                >
                  {m.homepages_org_browse()}
                </Link>
              )}
              <ShareActions variant="onstage" size="lg" name={name} address={`${origin}/org/${organization.slug}`} />
              <PrintButton variant="onstage" size="lg" />
            </div>
            {shown.length > 0 && (
              <dl className="mt-10 flex flex-wrap gap-x-12 gap-y-6 border-t border-[oklch(1_0_0/0.14)] pt-6">
                {shown.map(({ label, value }) => (
                  <div key={label} className="flex flex-col-reverse justify-end gap-1.5">
                    <dt className="text-[0.9375rem] text-stage-muted">{label}</dt>
                    <dd className="display tnum text-[2.25rem] leading-none whitespace-nowrap">{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          <div className="relative h-[19rem] sm:h-[24rem] lg:h-auto lg:self-stretch">
            <StageHouse
              lit={[{ tone: "founder", count: Math.min(SEATS, figures.startups) }]}
              className="absolute -top-8 left-1/2 w-[34rem] max-w-none -translate-x-1/2 [mask-image:linear-gradient(to_bottom,#000_70%,transparent_98%)] sm:w-[44rem] lg:top-6 lg:w-[50rem] lg:[mask-image:linear-gradient(100deg,transparent_6%,#000_32%)]"
            >
              <Mark seed={organization.slug} src={logo_url} size={96} className="shadow-lg" />
            </StageHouse>
          </div>
        </div>
      </div>
    </header>
  );
}
