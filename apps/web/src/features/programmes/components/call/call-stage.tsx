import type { Call } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { KIND_LABELS } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { cn } from "#shared/ui/class-names.ts";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { StageHouse } from "#shared/ui/theatre/stage-house.tsx";
import { zonedDay, zonedTime, zoneWords } from "../../model/zoned-text.ts";
import { Countdown } from "./countdown.tsx";
import { inThisLanguage } from "./in-this-language.ts";

/** Above this many only the figure remains. */
const PLACES_DRAWN = 200;
const LONG_WORD = 18;

interface CallStageProps {
  call: Call;
  /** Milliseconds of this device's clock at which the server said `call.now`. */
  heardAt: number;
  actions: ReactNode;
}

/** A poster: what it is, until when, how many places, and the door. */
export function CallStage({ call, heardAt, actions }: CallStageProps) {
  const { organization, kind, title, summary, capacity, phase, opens_at, closes_at, closed_early_at, timezone, now } =
    call;
  const name = inThisLanguage(title);
  const isLong = name.split(/\s/).some((word) => word.length > LONG_WORD);
  const until = phase === "upcoming" ? opens_at : phase === "open" ? closes_at : null;
  const date = phase === "upcoming" ? opens_at : closed_early_at ? null : closes_at;
  return (
    <header className="overflow-hidden rounded-xl bg-stage">
      <div className="dark relative isolate grid grid-cols-[minmax(0,1fr)] text-stage-foreground lg:min-h-[30rem] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="relative z-10 flex min-w-0 flex-col justify-center px-5 py-9 sm:px-9 lg:py-12">
          <p className="flex items-center gap-2.5 text-[0.9375rem] text-stage-muted [overflow-wrap:anywhere]">
            <Mark seed={organization.id} src={organization.logo_url} size={28} />
            <Link
              to="/org/$slug"
              params={{ slug: organization.slug }}
              className={linkStyles({ kind: "quiet", className: "min-w-0" })}
            >
              {organization.name}
            </Link>
            <span aria-hidden>·</span>
            <span className="shrink-0">{localized(KIND_LABELS[kind])}</span>
          </p>
          <h1
            className={cn(
              "display mt-4 [overflow-wrap:anywhere]",
              isLong
                ? "text-[clamp(1.625rem,3vw,2.25rem)] leading-[1.06]"
                : "text-[clamp(2.25rem,4.6vw,4.25rem)] leading-[1.06]",
            )}
          >
            {name}
          </h1>
          {inThisLanguage(summary) && (
            <p className="mt-4 max-w-[36rem] text-[1.1875rem] leading-snug text-pretty text-stage-muted [overflow-wrap:anywhere]">
              {inThisLanguage(summary)}
            </p>
          )}
          <div className="mt-8 flex flex-wrap items-end gap-x-8 gap-y-4">
            {until && (
              <Countdown
                key={until}
                until={until}
                serverNow={now}
                heardAt={heardAt}
                label={phase === "upcoming" ? m.programmes_call_opens_in() : m.programmes_call_closes_in()}
              />
            )}
            {date && (
              <p className={cn("font-semibold", until && "border-white/15 sm:border-l sm:pl-8")}>
                {zonedDay(date, timezone)}
                <span className="block text-sm font-normal text-stage-muted">
                  {m.programmes_call_at({ time: zonedTime(date, timezone), zone: zoneWords(timezone) })}
                </span>
              </p>
            )}
          </div>
          <div className="mt-8 max-w-[34rem] print:hidden">{actions}</div>
        </div>
        <div aria-hidden={capacity === null} className="relative max-lg:h-[17rem] sm:max-lg:h-[20rem]">
          <StageHouse
            lit={[]}
            places={capacity !== null && capacity <= PLACES_DRAWN ? capacity : 0}
            className="absolute top-[-3rem] left-1/2 w-[30rem] max-w-none -translate-x-1/2 sm:w-[36rem] lg:top-4 lg:w-[40rem]"
          >
            {capacity !== null && (
              <p className="text-center">
                <b className="display block text-[3.5rem] leading-none font-normal">{formatNumber(capacity)}</b>
                <span className="text-stage-muted">{m.programmes_call_places({ count: capacity })}</span>
              </p>
            )}
          </StageHouse>
        </div>
      </div>
    </header>
  );
}
