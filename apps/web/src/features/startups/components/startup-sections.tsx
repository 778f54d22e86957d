import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatDate, formatMoney } from "#shared/i18n/format.ts";
import { Avatar } from "#shared/ui/avatar.tsx";
import { Badge } from "#shared/ui/badge.tsx";
import { DescriptionList } from "#shared/ui/description-list.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { Timeline } from "#shared/ui/timeline.tsx";
import { businessModelName, countryName, employeesName, industryName, regionName, stageName } from "./labels.ts";
import { hostOf, isWebLink } from "./web-link.ts";

/** A part of the page with its heading; nothing at all when it would be empty. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-lg bg-surface p-6 shadow-sm sm:p-7">
      <h2 className="text-xl font-semibold tracking-[-0.01em]">{title}</h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** A link out: never followed by search engines on our account, never handed our window. */
export function OutsideLink({ address, children }: { address: string; children?: ReactNode }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className={linkStyles({ kind: "standalone", className: "max-w-full" })}
    >
      <span className="truncate">{children ?? hostOf(address)}</span>
      <ExternalLink aria-hidden />
      <span className="sr-only">{m.startups_opens_new_tab()}</span>
    </a>
  );
}

export function StartupFacts({ startup }: { startup: Startup }) {
  const { funding_total, currency, founded_on, employees_range, business_model, region, country, city } = startup;
  const place = [city, region && region !== "abroad" ? regionName(region) : null, countryName(country)].filter(Boolean);
  return (
    <DescriptionList
      layout="stack"
      items={[
        { term: m.startups_fact_industry(), value: industryName(startup.industry) },
        { term: m.startups_fact_stage(), value: stageName(startup.stage) },
        { term: m.startups_fact_place(), value: place.join(", ") },
        { term: m.startups_fact_founded(), value: founded_on && formatDate(founded_on) },
        { term: m.startups_fact_employees(), value: employees_range && employeesName(employees_range) },
        { term: m.startups_fact_model(), value: business_model && businessModelName(business_model) },
        { term: m.startups_fact_funding(), value: funding_total ? formatMoney(funding_total, currency) : null },
        { term: m.startups_fact_women_led(), value: startup.women_led ? m.startups_yes() : null },
        { term: m.startups_fact_legal_name(), value: startup.legal_name },
        { term: m.startups_fact_organization(), value: startup.organization.name },
      ]}
    />
  );
}

export function StartupText({ startup }: { startup: Startup }) {
  return (
    <Section title={m.startups_about()}>
      <p className="max-w-prose leading-relaxed whitespace-pre-line text-foreground [overflow-wrap:anywhere]">
        {startup.description}
      </p>
      {startup.tags.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-2" aria-label={m.startups_tags()}>
          {startup.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

export function StartupTeam({ team }: { team: Startup["team"] }) {
  if (team.length === 0) return null;
  return (
    <Section title={m.startups_team()}>
      <ul className="grid gap-5 sm:grid-cols-2">
        {team.map((person) => (
          <li key={`${person.name}-${person.role}`} className="flex min-w-0 items-center gap-3.5">
            <Avatar name={person.name} tone="founder" size={44} />
            <span className="min-w-0">
              <span className="block truncate font-semibold">{person.name}</span>
              <span className="block truncate text-[0.9375rem] text-muted-foreground">{person.role}</span>
              {isWebLink(person.linkedin_url) && <OutsideLink address={person.linkedin_url}>LinkedIn</OutsideLink>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function StartupMilestones({ milestones }: { milestones: Startup["milestones"] }) {
  if (milestones.length === 0) return null;
  const newestFirst = milestones.toSorted((one, other) => other.on.localeCompare(one.on));
  return (
    <Section title={m.startups_milestones()}>
      <Timeline
        entries={newestFirst.map(({ title, on }, index) => ({
          id: `${on}-${title}`,
          title,
          meta: formatDate(on),
          tone: index === 0 ? "info" : "neutral",
        }))}
      />
    </Section>
  );
}

export function StartupFunding({ rounds }: { rounds: Startup["funding_rounds"] }) {
  if (rounds.length === 0) return null;
  return (
    <Section title={m.startups_funding()}>
      <ul className="divide-y divide-border">
        {rounds.map(({ name, on, amount, currency }) => (
          <li
            key={`${on}-${name}`}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <span>
              <span className="font-semibold">{name}</span>
              <span className="ml-3 text-[0.9375rem] text-muted-foreground">{formatDate(on)}</span>
            </span>
            <span className="tnum font-semibold">
              {amount === null ? m.startups_amount_undisclosed() : formatMoney(amount, currency)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
