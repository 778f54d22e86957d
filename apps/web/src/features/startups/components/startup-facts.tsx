import { foundingYearAlone } from "@kerkis/contract/startups/founded.policy.ts";
import { originOf, type FactOrigin } from "@kerkis/contract/startups/profile/profile.policy.ts";
import type { ProfileGroup } from "@kerkis/contract/startups/profile/profile.schema.ts";
import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import { m } from "#messages";
import { formatDate, formatMoney } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { Card } from "#shared/ui/layout/card.tsx";
import { EditButton } from "./profile/edit-here.tsx";
import { useEditing } from "./profile/editing.ts";
import { countryName, employeesName, industryName, regionName, stageName } from "./labels.ts";

/** A word that a sixth of the card would break. */
const LONG_WORD = /\S{15}/u;

interface Fact {
  label: string;
  value: string | null | undefined | false;
  /** The column that says where it comes from. */
  field: string;
  group: ProfileGroup;
}

/** The six facts that one looks for first, each with where it comes from. */
export function StartupKeyFacts({ startup }: { startup: Startup }) {
  const { funding_total, currency, founded_on, employees_range, region, country, city, verified } = startup;
  const place = city || (region && region !== "abroad" && regionName(region)) || countryName(country);
  const all: Fact[] = [
    { label: m.startups_fact_stage(), value: stageName(startup.stage), field: "stage", group: "activity" },
    { label: m.startups_fact_industry(), value: industryName(startup.industry), field: "industry", group: "activity" },
    { label: m.startups_fact_place(), value: place, field: "city", group: "seat" },
    {
      label: m.startups_fact_founded(),
      value: founded_on && (foundingYearAlone(founded_on) ?? formatDate(founded_on, "month")),
      field: "founded_on",
      group: "identity",
    },
    {
      label: m.startups_fact_employees(),
      value: employees_range && employeesName(employees_range),
      field: "employees_range",
      group: "activity",
    },
    {
      label: m.startups_fact_raised(),
      value: funding_total !== null && funding_total > 0 && formatMoney(funding_total, currency, true),
      field: "funding_total",
      group: "funding",
    },
  ];
  const isEdited = useEditing() !== null;
  const facts = all.filter(({ value }) => value || isEdited);
  const { declared_at, imported, origins } = startup;
  const known = { declared_at, imported_at: imported?.at ?? null, verified_at: verified?.at ?? null, fields: origins };
  return (
    <section aria-label={m.startups_facts()} className="relative z-10 -mt-12 px-3 sm:px-7">
      <Card className="@container overflow-hidden shadow-md">
        <dl className="grid grid-cols-2 gap-px bg-border @2xl:grid-cols-3 @5xl:flex">
          {facts.map(({ label, value, field, group }) => (
            <div
              key={label}
              className="flex min-w-0 flex-col bg-surface px-4 py-4 last:odd:col-span-2 sm:px-5 @2xl:last:odd:col-span-1 @5xl:flex-1"
            >
              <dt className="flex min-h-8 items-center justify-between gap-1 text-sm text-muted-foreground">
                {label}
                <EditButton group={group} label={label} className="-mr-2" />
              </dt>
              <dd
                className={cn(
                  "display mt-1 leading-tight [overflow-wrap:anywhere]",
                  LONG_WORD.test(String(value))
                    ? "text-[0.9375rem] sm:text-[1.0625rem]"
                    : "text-[1.0625rem] sm:text-[1.25rem]",
                )}
              >
                {value || (
                  <span className="font-sans text-base text-muted-foreground">{m.startups_fact_missing()}</span>
                )}
              </dd>
              <dd className="mt-auto flex items-center gap-1.5 pt-2 text-[0.8125rem] text-muted-foreground">
                {value && <Origin origin={originOf(field, known)} isOwn={field in startup.origins} />}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 px-1 text-sm [overflow-wrap:anywhere] text-muted-foreground">
        {verified && (
          <span className="flex items-center gap-1.5">
            <Provenance isVerified />
            {m.startups_means_verified({ organization: verified.by_organization, date: formatDate(verified.at) })}
          </span>
        )}
        <span className="flex items-center gap-1.5">
          <Provenance isVerified={false} />
          {unverifiedWords(startup)}
        </span>
        {Object.values(startup.origins).some(({ source }) => source === "business_registry") && (
          <span>{m.startups_means_from_registry()}</span>
        )}
      </p>
    </section>
  );
}

/** Whose word the rest is: a file's, or the company's. */
function unverifiedWords({ declared_at, imported }: Startup): string {
  if (imported === null)
    return declared_at ? m.startups_means_declared_on({ date: formatDate(declared_at) }) : m.startups_means_declared();
  const date = formatDate(imported.at);
  return imported.file
    ? m.startups_means_imported_from({ file: imported.file, date })
    : m.startups_means_imported({ date });
}

const SOURCE_WORDS = {
  verified: m.startups_is_verified,
  declared: m.startups_is_declared,
  imported: m.startups_is_imported,
  business_registry: m.startups_is_from_registry,
};

/** Where a fact comes from, and since when if it was written on its own. */
function Origin({ origin: { source, at }, isOwn }: { origin: FactOrigin; isOwn: boolean }) {
  const word = SOURCE_WORDS[source]();
  return (
    <>
      <Provenance isVerified={source === "verified" || source === "business_registry"} />
      {isOwn && at ? `${word}, ${formatDate(at)}` : word}
    </>
  );
}

/** A taken seat was verified, an empty one is the company's word. */
function Provenance({ isVerified }: { isVerified: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 10 10" className="size-2.5 shrink-0">
      <circle
        cx="5"
        cy="5"
        r="3.75"
        fill={isVerified ? "var(--primary)" : "none"}
        stroke="var(--primary)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
