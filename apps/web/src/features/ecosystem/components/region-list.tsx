import type { Ecosystem } from "@kerkis/contract/ecosystem/ecosystem.schema.ts";
import { REGIONS, type Region } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { Link } from "@tanstack/react-router";
import { regionName } from "#features/startups/startup-names.public.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";

interface RegionListProps {
  regions: Ecosystem["regions"];
  selected: Region | null;
  active: Region | null;
  below: number;
  onPoint: (region: Region | null) => void;
}

/** Every region with its startups: the map as a list, by keyboard too. A press makes the page about that region. */
export function RegionList({ regions, selected, active, below, onPoint }: RegionListProps) {
  const counts = new Map(regions.map(({ region, startups }) => [region, startups]));
  const most = Math.max(1, ...regions.map(({ startups }) => startups ?? 0));
  // Those without a startup come last, and «abroad» only with one.
  const listed = [...counts.keys(), ...REGIONS.filter((region) => !counts.has(region) && region !== "abroad")];
  return (
    <nav aria-label={m.ecosystem_regions()} className="mt-8 border-t border-[oklch(1_0_0/0.14)] pt-6">
      <ul className="grid grid-cols-1 gap-x-9 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
        {listed.map((region) => {
          const count = counts.has(region) ? (counts.get(region) ?? null) : 0;
          return (
            <li key={region} className="min-w-0">
              <Link
                to="/ecosystem"
                search={(before) => ({ ...before, region: region === selected ? undefined : region })}
                resetScroll={false}
                aria-current={region === selected ? "true" : undefined}
                onPointerEnter={() => onPoint(region)}
                onPointerLeave={() => onPoint(null)}
                onFocus={() => onPoint(region)}
                onBlur={() => onPoint(null)}
                className={cn("-mx-2.5 block rounded-md px-2.5 py-2", region === selected && "bg-stage-2")}
              >
                <span className="flex items-baseline justify-between gap-3 text-[0.9375rem]">
                  <span className="truncate text-stage-muted">{regionName(region)}</span>
                  <b className="tnum shrink-0 font-semibold">
                    {count === null ? <Untold below={below} /> : formatNumber(count)}
                  </b>
                </span>
                <SeatBar
                  value={count ?? 0}
                  max={most}
                  seats={24}
                  color="var(--accent)"
                  onStage
                  className={cn(
                    "mt-1.5 h-1.5 transition-opacity duration-200",
                    active !== null && active !== region && "opacity-40",
                  )}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The ring of the map's legend, in words for those who do not see it. */
function Untold({ below }: { below: number }) {
  return (
    <>
      <i aria-hidden className="inline-block size-2.5 rounded-full border-2 border-[oklch(1_0_0/0.4)]" />
      <span className="sr-only">{m.ecosystem_fewer({ min: formatNumber(below) })}</span>
    </>
  );
}
