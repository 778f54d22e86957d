import type { StartupCard as StartupFacts } from "@kerkis/contract/startups/startups.schema.ts";
import { Link } from "@tanstack/react-router";
import { BadgeCheck, MapPin, Users } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatMoney } from "#shared/i18n/format.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { employeesName, stageName } from "../labels.ts";

/** A startup in the registry; the whole card leads to its page. */
export function StartupCard({ startup, compare }: { startup: StartupFacts; compare?: ReactNode }) {
  const { id, name, tagline, description, stage, location, logo_url, employees_range, funding_total, currency } =
    startup;
  const isPublished = startup.is_active && startup.is_verified;
  return (
    <article className="relative flex h-full flex-col gap-4 rounded-lg bg-surface p-5 shadow-sm transition-shadow duration-200 hover:shadow-md">
      <div className="flex items-start justify-between gap-3">
        <Mark seed={id} src={logo_url} size={44} />
        <span className="flex min-w-0 flex-wrap items-center justify-end gap-1.5">
          {!isPublished && <Badge tone="warning">{m.startups_unpublished()}</Badge>}
          <Badge>{stageName(stage)}</Badge>
          {compare}
        </span>
      </div>
      <div className="min-w-0">
        <h2 className="flex items-center gap-1.5 font-semibold">
          <Link
            to="/startup/$id"
            params={{ id }}
            className={linkStyles({ kind: "cover", className: "line-clamp-2 min-w-0 [overflow-wrap:anywhere]" })}
          >
            {name}
          </Link>
          {startup.is_verified && (
            <BadgeCheck role="img" aria-label={m.startups_verified()} className="size-4 shrink-0 text-primary" />
          )}
        </h2>
        <p className="mt-1 line-clamp-3 text-[0.9375rem] leading-snug text-muted-foreground [overflow-wrap:anywhere]">
          {tagline || description}
        </p>
      </div>
      <div className="mt-auto flex items-baseline gap-x-3 text-sm whitespace-nowrap text-muted-foreground">
        {location && (
          <span className="flex min-w-0 items-baseline gap-1">
            <MapPin aria-hidden className="size-3.5 shrink-0 translate-y-0.5" />
            <span className="truncate">{location}</span>
          </span>
        )}
        {employees_range && (
          <span className="flex shrink-0 items-baseline gap-1">
            <Users aria-hidden className="size-3.5 translate-y-0.5" />
            <span className="tnum" aria-hidden>
              {employeesName(employees_range)}
            </span>
            <span className="sr-only">{m.startups_employees_are({ range: employeesName(employees_range) })}</span>
          </span>
        )}
        {funding_total !== null && funding_total > 0 && (
          <span className="tnum ml-auto shrink-0 font-semibold text-foreground" title={m.startups_fact_funding()}>
            {formatMoney(funding_total, currency, true)}
          </span>
        )}
      </div>
    </article>
  );
}
