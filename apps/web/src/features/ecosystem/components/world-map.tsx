import type { Ecosystem } from "@kerkis/contract/ecosystem/ecosystem.schema.ts";
import { countryName } from "#features/startups/startup-names.public.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { seatCount, seatUnit } from "#shared/ui/seat-map/seat-lattice.ts";
import { SeatMap } from "#shared/ui/seat-map/seat-map.tsx";
import { WORLD } from "#shared/ui/seat-map/world-seats.ts";

/** Where startups have their seat, and where investors invest, country by country. */
export function WorldMap({ countries }: { countries: Ecosystem["countries"] }) {
  // A country is lit by its startups, and where there are none by those who invest there.
  const areas = countries.map(({ country, startups, investors }) => ({
    key: country,
    count: startups === 0 ? investors : startups,
  }));
  const unit = seatUnit(
    areas.map(({ key, count }) => ({
      count: count ?? 0,
      seats: WORLD[key] ? seatCount(WORLD[key]) : 0,
    })),
  );
  return (
    <div>
      <SeatMap runs={WORLD} viewBox="-10 -10 1880 860" areas={areas} unit={unit} active={null} />
      <div
        role="region"
        aria-label={m.ecosystem_countries()}
        tabIndex={0}
        className="mt-6 max-h-80 overflow-y-auto rounded-sm"
      >
        <table className="w-full text-[0.9375rem]">
          <caption className="sr-only">{m.ecosystem_countries()}</caption>
          <thead className="sticky top-0 bg-stage">
            <tr className="text-left text-stage-muted">
              <th scope="col" className="py-2 font-medium">
                {m.ecosystem_country()}
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-medium">
                {m.ecosystem_figure_startups()}
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-medium">
                {m.ecosystem_country_investors()}
              </th>
            </tr>
          </thead>
          <tbody>
            {countries.map(({ country, startups, investors }) => (
              <tr key={country} className="border-t border-[oklch(1_0_0/0.14)]">
                <th scope="row" className="py-2 text-left font-normal">
                  {countryName(country)}
                </th>
                <td className="tnum py-2 pl-3 text-right">{cellText(startups)}</td>
                <td className="tnum py-2 pl-3 text-right">{cellText(investors)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** A number of few is not told. */
const cellText = (count: number | null): string => (count === null ? "<5" : formatNumber(count));
