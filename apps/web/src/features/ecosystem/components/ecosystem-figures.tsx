import type { Ecosystem } from "@kerkis/contract/ecosystem/ecosystem.schema.ts";
import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import { m } from "#messages";
import { formatMoney, formatNumber, formatPercent } from "#shared/i18n/format.ts";

/** The figures of the country or of a region, the first two beside those of a year ago. */
export function EcosystemFigures({ ecosystem: { region, figures, suppressed_below } }: { ecosystem: Ecosystem }) {
  if (figures.startups === null) {
    return (
      <p className="border-t border-[oklch(1_0_0/0.14)] pt-5 text-pretty text-stage-muted">
        {m.ecosystem_region_untold({ min: formatNumber(suppressed_below) })}
      </p>
    );
  }
  const shown = [
    { label: m.ecosystem_figure_startups(), value: figures.startups, before: figures.startups_before },
    {
      label: region === null ? m.ecosystem_figure_investors() : m.ecosystem_figure_investors_here(),
      value: figures.investors,
      before: figures.investors_before,
    },
    { label: m.ecosystem_figure_funding(), value: figures.funding, isMoney: true },
    { label: m.ecosystem_figure_organizations(), value: figures.organizations },
  ].flatMap((figure) => (figure.value === null ? [] : [{ ...figure, value: figure.value }]));
  return (
    <dl className="grid grid-cols-2 border-b border-[oklch(1_0_0/0.14)]">
      {shown.map(({ label, value, before, isMoney }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1 border-t border-[oklch(1_0_0/0.14)] py-5 even:border-l even:pl-6"
        >
          <dt className="flex flex-wrap items-baseline gap-x-3 text-[0.9375rem] text-stage-muted">
            {label}
            <YearChange value={value} before={before ?? null} />
          </dt>
          <dd className="display tnum text-[clamp(1.75rem,2.6vw,2.375rem)] leading-none">
            {isMoney ? formatMoney(value, "EUR", true) : formatNumber(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Fewer than this a year ago say nothing as a share. */
const LEAST_COMPARED = 5;

function YearChange({ value, before }: { value: number; before: number | null }) {
  if (before === null || before < LEAST_COMPARED) return null;
  return <Change share={value / before - 1} hint={m.ecosystem_since_a_year()} />;
}

/** How much more or less, with an arrow and not by colour alone. */
export function Change({ share, hint }: { share: number; hint: string }) {
  const Arrow = share < 0 ? ArrowDownRight : ArrowUpRight;
  return (
    <span
      className={
        share < 0 ? "inline-flex items-center gap-1 text-danger" : "inline-flex items-center gap-1 text-success"
      }
    >
      <Arrow aria-hidden className="size-3.5" />
      <span className="tnum">{formatPercent(Math.abs(share))}</span>
      <span className="sr-only">{share < 0 ? m.ecosystem_less({ hint }) : m.ecosystem_more({ hint })}</span>
    </span>
  );
}
