import type { LandingStartup } from "@kerkis/contract/homepages/homepages.schema.ts";
import { INDUSTRY_LABELS, STAGE_LABELS } from "@kerkis/contract/startups/taxonomy.texts.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatMoney } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { FeatureText } from "./feature-text.tsx";

/** The registry, with its newest verified startups. */
export function RegistryCard({ startups, className }: { startups: readonly LandingStartup[]; className?: string }) {
  return (
    <article
      className={cn(
        "flex flex-col gap-8 overflow-hidden rounded-xl bg-muted p-7 pb-0 max-sm:px-0 sm:p-9 sm:pb-0",
        className,
      )}
    >
      <div className="max-sm:px-7">
        <FeatureText title={m.homepages_feature_registry()} text={m.homepages_feature_registry_text()} />
      </div>
      <div className="-mb-px flex-1 rounded-t-lg bg-surface shadow-md max-sm:mx-4">
        {startups.length === 0 ? (
          <p className="px-5 py-8 text-muted-foreground">{m.homepages_registry_empty()}</p>
        ) : (
          <ul>
            {startups.map((startup) => (
              <RegistryRow key={startup.id} startup={startup} />
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function RegistryRow({ startup }: { startup: LandingStartup }) {
  const language = currentLanguage();
  const page: string = `/startup/${startup.id}`;
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-border px-4 py-3.5 sm:gap-4 sm:px-5 transition-colors duration-150 not-first:border-t first:rounded-t-lg hover:bg-muted/60 sm:grid-cols-[auto_minmax(0,1fr)_6.5rem_5.5rem]">
      <Mark seed={startup.id} src={startup.logo_url} size={36} />
      <div className="min-w-0">
        <Link to={page} className={linkStyles({ kind: "cover", className: "block truncate leading-tight" })}>
          {startup.name}
        </Link>
        <p className="truncate text-sm text-muted-foreground">
          {[INDUSTRY_LABELS[startup.industry][language], startup.location].filter(Boolean).join(" · ")}
        </p>
      </div>
      <Badge className="hidden justify-self-start sm:inline-flex">
        <span className="truncate">{STAGE_LABELS[startup.stage][language]}</span>
      </Badge>
      <span className="tnum text-right font-medium whitespace-nowrap">
        {startup.funding_total ? formatMoney(startup.funding_total, startup.currency, true) : ""}
      </span>
    </li>
  );
}
