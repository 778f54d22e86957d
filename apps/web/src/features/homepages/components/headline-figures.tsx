import { m } from "#messages";
import { ROLE_TONES, roleColor } from "#shared/ui/tone.ts";

/** The platform's headline figures and the five roles around the stage (specification 1). */
export function HeadlineFigures() {
  const figures = [
    { value: m.homepages_headline_organizations_value(), label: m.homepages_headline_organizations() },
    { value: m.homepages_headline_startups_value(), label: m.homepages_headline_startups() },
    { value: m.homepages_headline_investors_value(), label: m.homepages_headline_investors() },
    { value: m.homepages_headline_countries_value(), label: m.homepages_headline_countries() },
  ];
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
        <dl className="grid grid-cols-2 gap-x-8 gap-y-7 sm:grid-cols-4">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-2">
              <dt className="text-[0.9375rem] text-muted-foreground">{label}</dt>
              <dd className="display tnum text-[2.625rem] leading-none max-sm:text-[2.25rem]">{value}</dd>
            </div>
          ))}
        </dl>
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
