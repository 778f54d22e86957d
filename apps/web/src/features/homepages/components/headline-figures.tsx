import type { HomeFigures } from "@kerkis/contract/homepages/homepages.schema.ts";
import { m } from "#messages";
import { formatMoney, formatNumber } from "#shared/i18n/format.ts";
import { ROLE_TONES, roleColor } from "#shared/ui/marks/tone.ts";

/** What the ecosystem has today, and the five roles around the stage (specification 1). What there is none of is not counted. */
export function HeadlineFigures({ figures }: { figures: HomeFigures }) {
  const counted = [
    { value: figures.registered_startups, label: m.homepages_figure_startups({ count: figures.registered_startups }) },
    { value: figures.active_investors, label: m.homepages_figure_investors({ count: figures.active_investors }) },
    { value: figures.total_funding, label: m.homepages_figure_funding(), isMoney: true },
    { value: figures.events_hosted, label: m.homepages_figure_events({ count: figures.events_hosted }) },
  ].filter(({ value }) => value > 0);
  const roles = {
    founder: m.homepages_role_founder(),
    investor: m.homepages_role_investor(),
    evaluator: m.homepages_role_evaluator(),
    mentor: m.homepages_role_mentor(),
    public: m.homepages_role_public(),
  };
  return (
    <section aria-label={m.homepages_headline_label()} className="relative z-10 border-y border-border bg-background">
      <div className="container-x grid gap-8 py-10 xl:grid-cols-[1fr_auto] xl:items-center xl:gap-16">
        <div>
          {counted.length > 0 && (
            <dl className="mb-5 flex flex-wrap gap-x-10 gap-y-7">
              {counted.map(({ value, label, isMoney }) => (
                <div key={label} className="flex flex-col-reverse justify-end gap-2">
                  <dt className="text-[0.9375rem] text-muted-foreground">{label}</dt>
                  <dd className="display tnum text-[2.625rem] leading-none whitespace-nowrap max-sm:text-[2.25rem]">
                    {isMoney ? formatMoney(value, "EUR", true) : formatNumber(value)}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <p className="max-w-[40rem] text-[0.9375rem] text-pretty text-muted-foreground">
            {m.homepages_headline_scale()}
          </p>
        </div>
        <div className="xl:border-l xl:border-border xl:pl-10">
          <h2 className="mb-2.5 text-[0.9375rem] font-medium">{m.homepages_roles_title()}</h2>
          <ul className="grid grid-cols-[auto_auto_auto] justify-start gap-x-6 gap-y-1.5 text-[0.9375rem] text-muted-foreground max-sm:grid-cols-2">
            {ROLE_TONES.map((tone) => (
              <li key={tone} className="flex items-center gap-2">
                <i aria-hidden className="size-2.5 rounded-full" style={{ background: roleColor(tone) }} />
                {roles[tone]}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
