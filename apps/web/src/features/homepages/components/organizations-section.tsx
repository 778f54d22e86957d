import { Link } from "@tanstack/react-router";
import { Palette, Sparkles, UserPlus } from "lucide-react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { MiniHomepage } from "./mini-homepage.tsx";
import { useNextStep } from "./next-step.ts";
import { SampleLabel } from "./sample-label.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** What an organization gets: content, branding, invitations (specification 1). */
export function OrganizationsSection() {
  const { organization } = useNextStep();
  const promises = [
    { icon: Sparkles, text: m.homepages_organizations_content() },
    { icon: Palette, text: m.homepages_organizations_branding() },
    { icon: UserPlus, text: m.homepages_organizations_invitations() },
  ];
  return (
    <section aria-labelledby="organizations-title" className="relative overflow-hidden bg-stage text-stage-foreground">
      <div className="container-x grid gap-14 py-[clamp(5rem,9vw,8rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:items-center">
        <div>
          <SectionHeading id="organizations-title" className="max-w-[14ch]">
            {m.homepages_organizations_title()}
          </SectionHeading>
          <p className="mt-6 max-w-[31rem] text-[1.125rem] leading-relaxed text-pretty text-stage-muted">
            {m.homepages_organizations_lead()}
          </p>
          <ul className="mt-8 grid gap-3.5">
            {promises.map(({ icon: Icon, text }) => (
              <li key={text} className="flex items-center gap-3.5 font-medium">
                <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-sm bg-stage-2 text-accent">
                  <Icon className="size-[1.0625rem]" />
                </span>
                {text}
              </li>
            ))}
          </ul>
          <Link {...organization} className={cn(buttonStyles({ variant: "accent", size: "lg" }), "mt-10")}>
            {m.homepages_organizations_create()}
          </Link>
        </div>
        <div>
          <div aria-hidden className="grid grid-cols-3 items-start gap-4 max-sm:w-[150%]">
            <MiniHomepage
              name="Elevate"
              title={m.homepages_sample_home_north()}
              brand="oklch(0.42 0.13 345)"
              ink="oklch(0.97 0.02 345)"
              pitch={8.1}
              className="mt-16"
            />
            <MiniHomepage
              name="Blue Hub"
              title={m.homepages_sample_home_blue()}
              brand="oklch(0.5 0.115 238)"
              ink="oklch(0.98 0.01 230)"
              pitch={8.8}
            />
            <MiniHomepage
              name={m.homepages_sample_home_agro_name()}
              title={m.homepages_sample_home_agro()}
              brand="oklch(0.8 0.14 118)"
              ink="oklch(0.26 0.05 130)"
              pitch={7.4}
              className="mt-28"
            />
          </div>
          <p className="mt-6 flex sm:justify-end">
            <SampleLabel onStage />
          </p>
        </div>
      </div>
    </section>
  );
}
