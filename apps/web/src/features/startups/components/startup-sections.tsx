import type { ProfileGroup } from "@kerkis/contract/startups/profile/profile.schema.ts";
import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatDate, formatMoney } from "#shared/i18n/format.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { DescriptionList } from "#shared/ui/layout/description-list.tsx";
import { SeatLine } from "#shared/ui/theatre/seat-line.tsx";
import { Timeline } from "#shared/ui/layout/timeline.tsx";
import { businessModelName, countryName, regionName } from "./labels.ts";
import { EditButton, EditHere } from "./profile/edit-here.tsx";
import { useEditing } from "./profile/editing.ts";
import { OutsideLink } from "./outside-link.tsx";
import { isWebLink } from "./web-link.ts";

/** A part of the reading column: a headline over a hairline. */
function Section({ title, group, children }: { title: string; group?: ProfileGroup; children: ReactNode }) {
  return (
    <section className="border-t border-border pt-9 first:border-t-0 first:pt-0">
      <div className="flex items-center gap-2">
        <h2 className="display text-[1.75rem] leading-tight">{title}</h2>
        {group && <EditButton group={group} label={title} />}
      </div>
      <div className="mt-4">{group ? <EditHere groups={[group]}>{children}</EditHere> : children}</div>
    </section>
  );
}

export function StartupText({ startup }: { startup: Startup }) {
  return (
    <Section title={m.startups_about()} group="story">
      <p className="max-w-[41rem] text-[1.0625rem] leading-relaxed whitespace-pre-line text-foreground [overflow-wrap:anywhere]">
        {startup.description}
      </p>
      {startup.tags.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-2" aria-label={m.startups_tags()}>
          {startup.tags.map((tag) => (
            <li key={tag} className="min-w-0">
              <Badge className="[overflow-wrap:anywhere] whitespace-normal">{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** What else is known, beside the six facts of the stage. */
export function StartupDetails({ startup }: { startup: Startup }) {
  const { region, country, city, business_model, sdgs, legal_name } = startup;
  const place = [city, region && region !== "abroad" ? regionName(region) : null, countryName(country)].filter(Boolean);
  return (
    <Section title={m.startups_more_facts()}>
      <DescriptionList
        layout="stack"
        className="sm:grid-cols-2"
        items={[
          { term: m.startups_fact_legal_name(), value: legal_name },
          { term: m.startups_fact_place(), value: place.join(", ") },
          { term: m.startups_fact_model(), value: business_model && businessModelName(business_model) },
          { term: m.startups_fact_sdgs(), value: sdgs.length > 0 ? sdgs.join(", ") : null },
          { term: m.startups_fact_women_led(), value: startup.women_led ? m.startups_yes() : null },
        ]}
      />
    </Section>
  );
}

export function StartupTeam({ team }: { team: Startup["team"] }) {
  const isEdited = useEditing() !== null;
  if (team.length === 0 && !isEdited) return null;
  return (
    <Section title={m.startups_team()} group="team">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        {team.map((person) => (
          <li key={`${person.name}-${person.role}`} className="flex min-w-0 items-center gap-3.5">
            <Avatar name={person.name} tone="founder" size={44} />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="line-clamp-2 font-semibold">{person.name}</span>
              <span className="line-clamp-2 text-[0.9375rem] text-muted-foreground">{person.role}</span>
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

const SEAT_VALUES = [100_000, 1_000_000, 10_000_000, 100_000_000];
const MOST_SEATS = 60;

/** Rounds, the latest first; each seat is an equal sum, which is written under the heading. */
export function StartupFunding({ rounds }: { rounds: Startup["funding_rounds"] }) {
  if (rounds.length === 0) return null;
  const largest = Math.max(0, ...rounds.map(({ amount }) => amount ?? 0));
  const each = SEAT_VALUES.find((value) => largest / value <= MOST_SEATS) ?? largest / MOST_SEATS;
  const hasSeats = largest > 0 && new Set(rounds.map(({ currency }) => currency)).size === 1;
  return (
    <Section title={m.startups_funding()}>
      {hasSeats && (
        <p className="-mt-2 mb-4 text-[0.9375rem] text-muted-foreground">
          {m.startups_funding_unit({ amount: formatMoney(each, rounds[0]?.currency) })}
        </p>
      )}
      <ul className="divide-y divide-border">
        {rounds
          .toSorted((one, other) => other.on.localeCompare(one.on))
          .map((round) => (
            <Round key={`${round.on}-${round.name}`} round={round} each={hasSeats ? each : null} />
          ))}
      </ul>
    </Section>
  );
}

function Round({ round, each }: { round: Startup["funding_rounds"][number]; each: number | null }) {
  const { name, on, amount, currency } = round;
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="font-semibold">{name}</span>
          <span className="ml-3 text-[0.9375rem] text-muted-foreground">{formatDate(on, "month")}</span>
        </span>
        <span className="tnum font-semibold">
          {amount === null ? m.startups_amount_undisclosed() : formatMoney(amount, currency)}
        </span>
      </p>
      {each !== null && amount !== null && amount > 0 && (
        <SeatLine count={Math.max(1, Math.round(amount / each))} className="max-w-[26rem]" />
      )}
    </li>
  );
}
