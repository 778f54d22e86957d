import type { Ecosystem } from "@kerkis/contract/ecosystem/ecosystem.schema.ts";
import type { Region } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { Link, useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useState } from "react";
import { regionName } from "#features/startups/startup-names.public.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { PrintButton } from "#shared/ui/print-button.tsx";
import { ShareActions } from "#shared/ui/share-actions.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { greekUnit } from "#shared/ui/seat-map/greek-regions.tsx";
import { EcosystemFigures } from "./ecosystem-figures.tsx";
import { GreeceMap, regionCounts } from "./greece-map.tsx";
import { RegionList } from "./region-list.tsx";

const WorldMap = latePart(async () => (await import("./world-map.tsx")).WorldMap, { isQuiet: true });

/** What is counted and where it is: the map, and under it every region, which is the map's table. */
export function EcosystemStage({ ecosystem, isWorld }: { ecosystem: Ecosystem; isWorld: boolean }) {
  const { region, regions, countries } = ecosystem;
  const [pointed, setPointed] = useState<Region | null>(null);
  const navigate = useNavigate({ from: "/ecosystem" });
  const { origin } = useRouter().options.context;
  const href = useLocation({ select: (location) => location.href });
  const active = pointed ?? region;
  const press = (key: Region) =>
    void navigate({
      search: (before) => ({ ...before, region: key === region ? undefined : key }),
      resetScroll: false,
    });
  return (
    <header className="overflow-hidden rounded-xl bg-stage">
      <div className="dark px-5 pt-8 pb-9 text-stage-foreground sm:px-9 lg:pt-12">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.55fr)]">
          <div className="relative z-10 min-w-0">
            <h1 className="display max-w-[9ch] text-[clamp(2.75rem,5.2vw,4.5rem)] leading-[1.03]">
              {m.ecosystem_title()}
            </h1>
            <p className="mt-5 max-w-[27rem] text-[1.125rem] leading-[1.55] text-pretty text-stage-muted">
              {m.ecosystem_lead()}
            </p>
            <div aria-live="polite" className="mt-7 min-h-11">
              {region !== null && (
                <p className="flex flex-wrap items-center gap-3">
                  <span className="display text-[1.5rem] leading-tight">{regionName(region)}</span>
                  <Link
                    to="/ecosystem"
                    search={(before) => ({ ...before, region: undefined })}
                    resetScroll={false}
                    className={buttonStyles({ variant: "onstage", size: "sm" })}
                  >
                    <X aria-hidden />
                    {m.ecosystem_whole_country()}
                  </Link>
                </p>
              )}
            </div>
            <EcosystemFigures ecosystem={ecosystem} />
            <div className="mt-8 flex flex-wrap gap-2.5 print:hidden">
              {/* With the region and the map that one looks at. */}
              <ShareActions variant="onstage" name={m.ecosystem_title()} address={`${origin}${href}`} />
              <PrintButton variant="onstage" />
            </div>
          </div>
          <div className="min-w-0">
            {isWorld ? (
              <WorldMap countries={countries} />
            ) : (
              <GreeceMap regions={regions} active={active} onPoint={setPointed} onPress={press} />
            )}
            <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
              <MapSwitch isWorld={isWorld} />
              {!isWorld && <MapLegend regions={regions} below={ecosystem.suppressed_below} />}
            </div>
          </div>
        </div>
        {!isWorld && (
          <RegionList
            regions={regions}
            selected={region}
            active={active}
            below={ecosystem.suppressed_below}
            onPoint={setPointed}
          />
        )}
      </div>
    </header>
  );
}

function MapSwitch({ isWorld }: { isWorld: boolean }) {
  const choices = [
    { key: "greece", map: undefined, label: m.ecosystem_map_greece(), isCurrent: !isWorld },
    { key: "world", map: "world" as const, label: m.ecosystem_map_world(), isCurrent: isWorld },
  ];
  return (
    <nav aria-label={m.ecosystem_map()} className="inline-flex rounded-md bg-stage-2 p-1 print:hidden">
      {choices.map(({ key, map, label, isCurrent }) => (
        <Link
          key={key}
          to="/ecosystem"
          search={(before) => ({ ...before, map })}
          resetScroll={false}
          activeOptions={{ explicitUndefined: true }}
          className={cn(
            "inline-flex min-h-9 items-center rounded-sm px-4 text-[0.9375rem] font-medium text-stage-muted max-md:min-h-11 hover:text-stage-foreground",
            isCurrent && "bg-[oklch(1_0_0/0.14)] text-stage-foreground",
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function MapLegend({ regions, below }: { regions: Ecosystem["regions"]; below: number }) {
  const unit = greekUnit(regionCounts(regions));
  return (
    <ul className="grid gap-2 text-[0.9375rem] text-stage-muted">
      <li className="flex items-center gap-2.5">
        <i aria-hidden className="size-2.5 rounded-full bg-accent" />
        {unit === 1 ? m.ecosystem_seat_one() : m.ecosystem_seat_many({ count: formatNumber(unit) })}
      </li>
      {regions.some(({ startups }) => startups === null) ? (
        <li className="flex items-center gap-2.5">
          <i aria-hidden className="size-2.5 rounded-full border-2 border-[oklch(1_0_0/0.3)]" />
          {m.ecosystem_region_few({ min: formatNumber(below) })}
        </li>
      ) : (
        <li className="flex items-center gap-2.5">
          <i aria-hidden className="size-2.5 rounded-full bg-[oklch(1_0_0/0.2)]" />
          {m.ecosystem_seat_free()}
        </li>
      )}
    </ul>
  );
}
