import type { Range } from "@kerkis/contract/core/filters/range.ts";
import type { InvestorRow } from "@kerkis/contract/investors/investors.schema.ts";
import { formatMoney } from "#shared/i18n/format.ts";
import { AXIS_MARKS, axisPlace, axisRange } from "../model/ticket-axis.ts";
import { ticketText } from "./labels.ts";

/** The chosen amounts as a band of sun, which goes through every row. */
function ChosenBand({ band }: { band: Range | null }) {
  if (!band) return null;
  const { left, width } = axisRange(band.from, band.to);
  return (
    <span
      aria-hidden
      className="absolute -inset-y-20 bg-accent-soft max-md:inset-y-0 max-md:rounded-sm forced-colors:border forced-colors:border-dashed"
      style={{ left: `${left}%`, width: `${width}%` }}
    />
  );
}

/** An investor's ticket on the axis that all rows share; its words stand below it. */
export function TicketBar({ investor, band }: { investor: InvestorRow; band: Range | null }) {
  const { ticket_min: min, ticket_max: max } = investor;
  const isKnown = min !== null || max !== null;
  const { left, width } = axisRange(min, max);
  const middle = Math.min(Math.max(left + width / 2, 24), 76);
  return (
    <div className="relative min-w-0">
      <ChosenBand band={band} />
      <div aria-hidden className="relative h-4">
        <span className="absolute inset-x-0 top-1/2 border-t border-dashed border-border-strong" />
        {isKnown && (
          <>
            <span
              className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-primary forced-colors:bg-[CanvasText]"
              style={{ left: `${left}%`, width: `${width}%` }}
            />
            {[left, left + width].map((place, index) => (
              <span
                key={index === 0 ? "from" : "to"}
                className="absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full bg-primary forced-colors:bg-[CanvasText]"
                style={{ left: `${place}%` }}
              />
            ))}
          </>
        )}
      </div>
      <p
        className="tnum relative w-max max-w-full -translate-x-1/2 text-center text-sm"
        style={{ marginLeft: `${isKnown ? middle : 50}%` }}
      >
        {ticketText(investor)}
      </p>
    </div>
  );
}

/** Names the axis once, above the rows. */
export function TicketAxis() {
  return (
    <div aria-hidden className="relative h-5 text-[0.8125rem]">
      {AXIS_MARKS.map((amount) => (
        <span
          key={amount}
          className="absolute -translate-x-1/2 whitespace-nowrap"
          style={{ left: `${axisPlace(amount)}%` }}
        >
          {formatMoney(amount, "EUR", true)}
        </span>
      ))}
    </div>
  );
}
