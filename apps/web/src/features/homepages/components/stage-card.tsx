import type { LandingStartup } from "@kerkis/contract/homepages/homepages.schema.ts";
import { STAGE_LABELS } from "@kerkis/contract/startups/taxonomy.texts.ts";
import { Link } from "@tanstack/react-router";
import { ArrowRight, BadgeCheck, MapPin } from "lucide-react";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { useNextStep } from "./next-step.ts";

const frame = "anim-rise relative rounded-xl bg-surface p-4 shadow-lg";

/** Who is on stage today. */
export function OnStage({ startup }: { startup: LandingStartup | null }) {
  return startup ? <StageCard startup={startup} /> : <EmptyStageCard />;
}

/** The verified startup that is on stage today. */
function StageCard({ startup }: { startup: LandingStartup }) {
  const page: string = `/startup/${startup.id}`;
  return (
    <article aria-label={m.homepages_stage_now()} className={frame}>
      <div className="mb-3 flex items-center justify-between gap-3 text-[0.8125rem] font-medium text-muted-foreground">
        <span className="inline-flex items-center gap-2">
          <i aria-hidden className="size-2 rounded-full bg-accent shadow-[0_0_0_4px_var(--accent-soft)]" />
          {m.homepages_stage_now()}
        </span>
        <span className="truncate">{STAGE_LABELS[startup.stage][currentLanguage()]}</span>
      </div>
      <div className="group flex items-center gap-3">
        <Mark seed={startup.id} src={startup.logo_url} size={46} />
        <div className="min-w-0 flex-1">
          <h2 className="flex items-center gap-1.5 leading-tight">
            <Link to={page} className={linkStyles({ kind: "cover", className: "truncate" })}>
              {startup.name}
            </Link>
            <BadgeCheck aria-label={m.homepages_verified()} className="size-4 shrink-0 text-primary" />
          </h2>
          <p className="mt-0.5 flex items-center gap-1 text-sm text-muted-foreground">
            <MapPin aria-hidden className="size-[0.8125rem] shrink-0" />
            <span className="truncate">{startup.location}</span>
          </p>
        </div>
        <span
          aria-hidden
          className="grid size-[2.875rem] shrink-0 place-items-center rounded-full text-primary shadow-[inset_0_0_0_4.5px_var(--muted-2)] transition-shadow duration-200 group-hover:shadow-[inset_0_0_0_4.5px_var(--primary)]"
        >
          <ArrowRight className="size-4.5" />
        </span>
      </div>
    </article>
  );
}

/** Before the registry has its first verified startup. */
function EmptyStageCard() {
  const { register } = useNextStep();
  return (
    <article className={frame}>
      <h2 className="font-semibold">{m.homepages_stage_empty()}</h2>
      <Link {...register} className={linkStyles({ kind: "cover", className: "text-primary" })}>
        {m.homepages_hero_register()}
      </Link>
    </article>
  );
}
