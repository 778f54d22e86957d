import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, BadgeCheck, Circle } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { ChangedSince } from "./checked-parts.tsx";
import { FollowersCount, FollowersHouse } from "./follow/followers-house.tsx";

interface StartupStageProps {
  startup: Startup;
  /** Visitors have no breadcrumbs. */
  hasWayBack: boolean;
  /** What one can do here. */
  actions: ReactNode;
}

/** A word this long is set smaller, so that it breaks less often. */
const LONG_WORD = 18;

/** The startup on its stage: its name, what of it was verified, and those who follow it around it. */
export function StartupStage({ startup, hasWayBack, actions }: StartupStageProps) {
  const { name, tagline } = startup;
  const isLong = name.split(/\s/).some((word) => word.length > LONG_WORD);
  return (
    <header className="overflow-hidden rounded-xl bg-stage">
      <div className="dark relative isolate grid grid-cols-[minmax(0,1fr)] text-stage-foreground lg:min-h-[30rem] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="relative z-10 flex min-w-0 flex-col px-5 pt-5 pb-18 max-lg:order-last max-lg:items-center max-lg:pt-0 max-lg:text-center sm:px-9 lg:pt-8 lg:pb-24">
          {hasWayBack && (
            <Link
              to="/startups"
              className={linkStyles({
                kind: "quiet",
                className: "inline-flex items-center gap-2 text-stage-muted max-lg:hidden",
              })}
            >
              <ArrowLeft aria-hidden className="size-4" />
              {m.startups_back()}
            </Link>
          )}
          <h1
            className={cn(
              "display max-w-full [overflow-wrap:anywhere] lg:mt-auto lg:pt-8",
              isLong ? "text-[clamp(1.625rem,3vw,2.25rem)]" : "text-[clamp(2.25rem,4.6vw,4rem)]",
              // After the size, which would take it along.
              "leading-[1.06]",
            )}
          >
            {name}
          </h1>
          {tagline && (
            <p className="mt-3 max-w-[36rem] text-[1.1875rem] leading-snug text-pretty text-stage-muted [overflow-wrap:anywhere]">
              {tagline}
            </p>
          )}
          <Verification startup={startup} />
          <div className="mt-7 flex max-w-full flex-wrap items-center gap-2.5 max-lg:justify-center lg:mb-auto print:hidden">
            {actions}
          </div>
          <FollowersCount id={startup.id} className="mt-6 text-center text-sm text-stage-muted lg:hidden" />
        </div>
        <div className="relative max-lg:h-52 sm:max-lg:h-64">
          <FollowersHouse
            id={startup.id}
            className="absolute -top-20 left-1/2 w-[28rem] max-w-none -translate-x-1/2 [mask-image:linear-gradient(to_bottom,#000_82%,transparent_99%)] sm:-top-28 sm:w-[36rem] lg:-top-24 lg:left-[46%] lg:w-[42rem] lg:[mask-image:linear-gradient(100deg,transparent_6%,#000_32%)]"
          >
            <Mark seed={startup.id} src={startup.logo_url} size={88} className="shadow-lg" />
          </FollowersHouse>
          <FollowersCount
            id={startup.id}
            className="absolute inset-x-0 bottom-[4.25rem] px-6 text-center text-sm text-stage-muted max-lg:hidden lg:right-[8%]"
          />
        </div>
      </div>
    </header>
  );
}

/** What was checked, by which organization and when, or that nothing was yet. */
function Verification({ startup }: { startup: Startup }) {
  const { verified, imported, team } = startup;
  if (!verified) {
    return (
      <p className="mt-6 flex max-w-[32rem] items-start gap-2.5 text-[0.9375rem] text-pretty text-stage-muted max-lg:text-left">
        <Circle aria-hidden className="mt-1 size-4 shrink-0" />
        {imported ? m.startups_imported_text({ date: formatDate(imported.at) }) : m.startups_not_verified_text()}
      </p>
    );
  }
  return (
    <p className="mt-6 flex max-w-[32rem] items-start gap-2.5 text-[0.9375rem] text-pretty text-stage-muted max-lg:text-left">
      <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <b className="font-semibold text-stage-foreground">
          {m.startups_verified_by({ organization: verified.by_organization, date: formatDate(verified.at) })}
        </b>{" "}
        {team.length > 0 ? m.startups_verified_short() : m.startups_verified_without_team()}
        <ChangedSince startup={startup} />
      </span>
    </p>
  );
}
