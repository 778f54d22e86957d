import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import { STARTUP_STAGES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatDate, formatMoney, formatNumber } from "#shared/i18n/format.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";
import { countryName, employeesName, industryName, regionName, stageName } from "../labels.ts";
import { FundingCurve } from "./funding-curve.tsx";

/** A startup on the stage of the comparison. */
export interface Compared {
  startup: Startup;
  followers: number;
}

/** A fact of all that are compared: what is the same is told by `same`, what is drawn by `show`. */
export interface CompareRow {
  label: string;
  /** Below the label: what a seat stands for, which scale. */
  note?: string;
  /** As it is compared; null for what was not declared. */
  same: (compared: Compared) => string | null;
  show: (compared: Compared) => ReactNode;
  /** Says nothing in words: a file leaves it out. */
  isDrawn?: true;
}
export interface CompareGroup {
  title: string;
  rows: CompareRow[];
}

const SEATS = 24;

const plain = (label: string, of: (startup: Startup) => string | null): CompareRow => ({
  label,
  same: ({ startup }) => of(startup),
  show: ({ startup }) => of(startup) ?? notTold(),
});
const notTold = () => <span className="text-muted-foreground">{m.startups_compare_not_told()}</span>;
const yesNo = (value: boolean | null): string | null =>
  value === null ? null : value ? m.startups_yes() : m.startups_compare_no();

/** The currency of the shared scale: the one of all amounts, else euros. Amounts of others have no place on it. */
function currencyOf(all: readonly Compared[]): string {
  const [first, ...others] = new Set(
    all.flatMap(({ startup }) => (startup.funding_total === null ? [] : [startup.currency])),
  );
  return first !== undefined && others.length === 0 ? first : "EUR";
}

/** All that is compared, with the scales that the startups share. */
export function compareGroups(all: readonly Compared[]): CompareGroup[] {
  const currency = currencyOf(all);
  const most = Math.max(
    0,
    ...all.map(({ startup }) => (startup.currency === currency ? (startup.funding_total ?? 0) : 0)),
  );
  const named = all.flatMap(({ startup }) => [...new Set(giversOf(startup))]);
  const isShared = (name: string) => named.filter((other) => other === name).length > 1;
  const years = yearsOf(all);
  return [
    {
      title: m.startups_facts(),
      rows: [
        {
          label: m.startups_fact_stage(),
          same: ({ startup }) => stageName(startup.stage),
          show: ({ startup }) => (
            <>
              <StageSeats at={STARTUP_STAGES.indexOf(startup.stage)} />
              {stageName(startup.stage)}
            </>
          ),
        },
        plain(m.startups_fact_industry(), ({ industry }) => industryName(industry)),
        plain(m.startups_fact_place(), ({ city, region, country }) =>
          [city, region && region !== "abroad" && regionName(region), countryName(country)].filter(Boolean).join(", "),
        ),
        plain(m.startups_fact_founded(), ({ founded_on: on }) => on && on.slice(0, 4)),
      ],
    },
    {
      title: m.startups_funding(),
      rows: [
        {
          label: m.startups_fact_raised(),
          ...(most > 0 && { note: m.startups_compare_seat({ amount: formatMoney(most / SEATS, currency, true) }) }),
          same: ({ startup }) =>
            startup.funding_total === null ? null : formatMoney(startup.funding_total, startup.currency, true),
          show: ({ startup }) =>
            startup.funding_total === null ? (
              notTold()
            ) : (
              <>
                <span className="display block text-2xl leading-tight">
                  {formatMoney(startup.funding_total, startup.currency, true)}
                </span>
                {most > 0 && startup.currency === currency && (
                  <SeatBar value={startup.funding_total} max={most} seats={SEATS} className="mt-2 max-w-56" />
                )}
              </>
            ),
        },
        {
          label: m.startups_compare_curve(),
          isDrawn: true,
          ...(years && { note: m.startups_compare_curve_note({ from: String(years.from), to: String(years.to) }) }),
          same: ({ startup }) => (startup.funding_rounds.length === 0 ? null : startup.id),
          show: ({ startup }) =>
            years && startup.funding_rounds.length > 0 ? (
              <FundingCurve rounds={startup.funding_rounds} years={years} most={Math.max(most, years.most)} />
            ) : (
              notTold()
            ),
        },
        {
          label: m.startups_raising_title(),
          same: ({ startup }) => openOf(startup) ?? m.startups_compare_no(),
          show: ({ startup }) => {
            const open = openOf(startup);
            return open ? <Badge tone="accent">{open}</Badge> : m.startups_compare_no();
          },
        },
        {
          label: m.startups_compare_givers(),
          same: ({ startup }) => giversOf(startup).toSorted().join() || null,
          show: ({ startup }) => {
            const givers = [...new Set(giversOf(startup))];
            if (givers.length === 0) return notTold();
            return (
              <ul className="flex flex-wrap gap-1.5">
                {givers.map((name) => (
                  <li key={name} className="min-w-0">
                    <Badge
                      tone={isShared(name) ? "accent" : "neutral"}
                      className="[overflow-wrap:anywhere] whitespace-normal"
                    >
                      {name}
                      {isShared(name) && <span className="sr-only"> ({m.startups_compare_shared()})</span>}
                    </Badge>
                  </li>
                ))}
              </ul>
            );
          },
        },
      ],
    },
    {
      title: m.startups_compare_team(),
      rows: [
        plain(m.startups_fact_employees(), ({ employees_range: range }) => range && employeesName(range)),
        {
          label: m.startups_compare_followers(),
          same: ({ followers }) => formatNumber(followers),
          show: ({ followers }) => <span className="display text-2xl leading-tight">{formatNumber(followers)}</span>,
        },
        plain(m.startups_fact_women_led(), ({ women_led: led }) => yesNo(led)),
        {
          label: m.startups_compare_verified(),
          same: ({ startup }) => startup.verified && formatDate(startup.verified.at),
          show: ({ startup }) =>
            startup.verified ? (
              <span className="inline-flex items-center gap-1.5">
                <BadgeCheck aria-hidden className="size-4 text-primary" />
                {formatDate(startup.verified.at)}
              </span>
            ) : (
              m.startups_compare_pending()
            ),
        },
        plain(m.startups_fact_organization(), ({ organization }) => organization.name),
      ],
    },
  ];
}

const giversOf = ({ funding_rounds: rounds }: Startup): string[] => rounds.flatMap(({ givers }) => givers);

function openOf({ funding_rounds: rounds }: Startup): string | null {
  const open = rounds.find((round) => round.is_open);
  if (!open) return null;
  return open.amount === null ? m.startups_yes() : formatMoney(open.amount, open.currency, true);
}

/** The years that all curves share, and the most that any of them rises to; null where nobody told of a round. */
function yearsOf(all: readonly Compared[]): { from: number; to: number; most: number } | null {
  const years = all.flatMap(({ startup }) => startup.funding_rounds.map(({ on }) => Number(on.slice(0, 4))));
  if (years.length === 0) return null;
  const sums = all.map(({ startup }) =>
    startup.funding_rounds.reduce((sum, { amount, is_open: isOpen }) => sum + (isOpen ? 0 : (amount ?? 0)), 0),
  );
  return { from: Math.min(...years), to: Math.max(...years) + 1, most: Math.max(0, ...sums) };
}

/** The stages in order as seats, up to the one that was reached. */
function StageSeats({ at }: { at: number }) {
  return (
    <span aria-hidden className="mb-1.5 flex gap-1.5">
      {STARTUP_STAGES.map((stage, index) => (
        <i
          key={stage}
          className={
            index === at
              ? "size-2.5 rounded-full bg-primary"
              : index < at
                ? "size-2.5 rounded-full bg-primary/45"
                : "size-2.5 rounded-full bg-muted-2"
          }
        />
      ))}
    </span>
  );
}
