import type { HomeFigures } from "@kerkis/contract/homepages/homepages.schema.ts";
import { m } from "#messages";
import { formatMoney, formatNumber } from "#shared/i18n/format.ts";
import { SectionHeading } from "./section-heading.tsx";

/** The home screen's figures (specification 1), counted now. */
export function HomeFiguresSection({ figures }: { figures: HomeFigures }) {
  const items = [
    { value: formatNumber(figures.registered_startups), label: m.homepages_figure_startups() },
    { value: formatNumber(figures.active_investors), label: m.homepages_figure_investors() },
    {
      value: formatMoney(figures.total_funding, "EUR", true),
      label: m.homepages_figure_funding(),
    },
    { value: formatNumber(figures.events_hosted), label: m.homepages_figure_events() },
  ];
  return (
    <section aria-labelledby="figures-title" className="py-[clamp(5rem,9vw,8rem)]">
      <div className="container-x grid gap-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <SectionHeading id="figures-title" className="text-[clamp(2.125rem,3.6vw,3rem)] leading-[1.08]">
            {m.homepages_figures_title()}
          </SectionHeading>
          <p className="mt-4 max-w-[22rem] text-pretty text-muted-foreground">{m.homepages_figures_lead()}</p>
        </div>
        <dl className="grid grid-cols-2 gap-x-6 border-t border-border sm:gap-x-10">
          {items.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-1.5 border-b border-border py-6">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="display tnum text-[clamp(1.875rem,8vw,2.75rem)] leading-none whitespace-nowrap">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
