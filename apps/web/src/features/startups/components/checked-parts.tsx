import {
  checkedParts,
  type CheckedPart,
  type VerifiedField,
} from "@kerkis/contract/startups/profile/profile.policy.ts";
import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import { Check, CircleDashed } from "lucide-react";
import { m } from "#messages";
import { formatDate, formatList } from "#shared/i18n/format.ts";

const PART_NAMES: Record<CheckedPart["part"], () => string> = {
  identity: m.startups_checked_identity,
  seat: m.startups_checked_seat,
  activity: m.startups_checked_activity,
  team: m.startups_checked_team,
};

/** As one reads of a change; the parts of a seat are one fact, and numbers that are never public are not told of. */
const FACT_NAMES: Partial<Record<VerifiedField, () => string>> = {
  name: m.startups_fact_name,
  legal_name: m.startups_fact_legal_name,
  website_url: m.startups_fact_website,
  country: m.startups_fact_place,
  region: m.startups_fact_place,
  city: m.startups_fact_place,
  industry: m.startups_fact_industry,
  team: m.startups_team,
  employees_range: m.startups_fact_employees,
};

/** What the badge says of each part; none of a startup that was not verified, nor of a team that nobody named. */
const partsOf = ({ verified, origins, waiting, team }: Startup): CheckedPart[] =>
  verified ? checkedParts(verified.at, origins, waiting).filter(({ part }) => part !== "team" || team.length > 0) : [];

/** What was verified and when, and what of it changed after that. */
export function CheckedParts({ startup }: { startup: Startup }) {
  return (
    <ul className="grid text-[0.9375rem]">
      {partsOf(startup).map(({ part, at, changed }) => (
        <li key={part} className="border-t border-border py-2 first:border-t-0">
          <p className="flex items-baseline gap-2.5">
            {changed ? (
              <CircleDashed aria-hidden className="size-4 shrink-0 translate-y-0.5 text-warning" />
            ) : (
              <Check aria-hidden className="size-4 shrink-0 translate-y-0.5 text-success" />
            )}
            <span className="min-w-0 flex-1">{PART_NAMES[part]()}</span>
            <span className="tnum shrink-0 text-sm text-muted-foreground">{formatDate(at, "medium")}</span>
          </p>
          {changed && (
            <p className="mt-1 ml-6.5 text-sm text-pretty text-muted-foreground">
              {(changed.isWaiting ? m.startups_checked_waiting : m.startups_checked_changed)({
                date: formatDate(changed.at),
                facts: formatList(
                  [...new Set(changed.fields.map((field) => FACT_NAMES[field]?.() ?? ""))].filter(Boolean),
                ),
              })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The parts that changed since they were verified, in one sentence; nothing while all stand as they were. */
export function ChangedSince({ startup }: { startup: Startup }) {
  const changed = partsOf(startup).filter((part) => part.changed);
  if (changed.length === 0) return null;
  const isWaiting = changed.some((part) => part.changed?.isWaiting);
  const parts = formatList(changed.map(({ part }) => PART_NAMES[part]()));
  return (
    <span className="mt-1 block">{(isWaiting ? m.startups_changed_waiting : m.startups_changed_since)({ parts })}</span>
  );
}
