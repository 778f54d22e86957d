import type { Landing } from "@kerkis/contract/homepages/homepages.schema.ts";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { useNextStep } from "./next-step.ts";

const loadTheatre = () => import("./hero/landing-theatre.tsx");
const LandingTheatre = latePart(async () => (await loadTheatre()).LandingTheatre);
const LandingLegend = latePart(async () => (await loadTheatre()).LandingLegend);
const OnStage = latePart(async () => (await import("./stage-card.tsx")).OnStage);
const registry: string = "/startups";

/** The promise on the left, the theatre on the right, the startup of the day on its stage. */
export function HeroSection({ landing }: { landing: Landing }) {
  const { register } = useNextStep();
  return (
    <section aria-labelledby="hero-title" className="relative isolate -mt-[4.75rem] overflow-hidden pt-[4.75rem]">
      <div className="container-x grid lg:min-h-[41rem] lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:items-center">
        <div className="relative z-10 pt-9 pb-8 sm:pt-16 lg:pt-12 lg:pb-24">
          <p className="mb-6 inline-flex items-center gap-2.5 text-[0.9375rem] font-medium text-muted-foreground">
            <i aria-hidden className="h-px w-8 bg-border-strong" />
            {m.homepages_hero_eyebrow()}
          </p>
          <h1 id="hero-title" className="display max-w-[13ch] text-[clamp(2.75rem,5.7vw,5rem)] leading-[1.03]">
            {m.homepages_hero_title()}
          </h1>
          <p className="mt-7 max-w-[34rem] text-[1.1875rem] leading-[1.55] text-pretty text-muted-foreground lg:max-w-[27rem] xl:max-w-[34rem]">
            {m.homepages_hero_lead()}
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <Link {...register} className={buttonStyles({ size: "lg" })}>
              {m.homepages_hero_register()}
            </Link>
            <Link to={registry} className={cn(buttonStyles({ size: "lg", variant: "ghost" }), "px-4 max-sm:-ml-4")}>
              {m.homepages_hero_browse()}
              <ArrowRight aria-hidden />
            </Link>
          </div>
        </div>
        <div className="relative -mx-5 h-[25rem] sm:h-[30rem] lg:mx-0 lg:h-auto lg:self-stretch">
          <div className="absolute top-2 left-1/2 w-[40rem] -translate-x-1/2 sm:w-[52rem] lg:top-4 lg:left-[54%] lg:w-[52rem] xl:-top-9 xl:left-[52%] xl:w-[65rem]">
            <LandingTheatre
              landing={landing}
              className="block w-full [mask-image:linear-gradient(to_bottom,#000_66%,transparent_86%)] lg:[mask-image:linear-gradient(100deg,transparent_17%,#000_33%)]"
            />
            <LandingLegend
              landing={landing}
              className="absolute top-[86%] left-1/2 flex -translate-x-1/2 gap-5 text-sm whitespace-nowrap text-muted-foreground max-lg:top-[92%]"
            />
            <div className="absolute top-[66.667%] left-1/2 w-[19.5rem] max-w-[86vw] -translate-x-1/2 -translate-y-1/2">
              <OnStage startup={landing.featured} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
