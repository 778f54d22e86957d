import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Theatre } from "#shared/ui/theatre/theatre.tsx";
import { useNextStep } from "./next-step.ts";

/** The last invitation, above the first rows of an empty stage. */
export function ClosingSection() {
  const { start, isSignedIn } = useNextStep();
  return (
    <section aria-labelledby="closing-title" className="container-x py-[clamp(4rem,7vw,6.5rem)]">
      <div className="relative isolate overflow-hidden rounded-2xl bg-primary-soft px-7 pt-16 pb-56 text-center sm:pt-20 sm:pb-64">
        <Theatre className="absolute top-[19rem] left-1/2 -z-10 w-[58rem] max-w-none -translate-x-1/2 sm:top-[20rem] sm:w-[76rem]" />
        <h2 id="closing-title" className="display text-[clamp(2.375rem,4.6vw,4rem)] leading-none">
          {m.homepages_closing_title()}
        </h2>
        <p className="mt-4 text-lg text-muted-foreground">{m.homepages_closing_lead()}</p>
        <Link {...start} className={cn(buttonStyles({ size: "lg" }), "mt-8")}>
          {isSignedIn ? m.homepages_closing_dashboard() : m.homepages_closing_start()}
        </Link>
      </div>
    </section>
  );
}
