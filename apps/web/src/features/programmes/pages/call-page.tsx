import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { NOTIFICATION_INSERT } from "@kerkis/contract/notifications/notifications.events.ts";
import type { Call } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { phaseEnd } from "@kerkis/contract/programmes/programmes.policy.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useLocation } from "@tanstack/react-router";
import { CalendarPlus, Settings2 } from "lucide-react";
import { m } from "#messages";
import { ApplyToCall, CallCriteria, CallFoot } from "#features/applications/apply-to-call.public.tsx";
import { CallResults, CallResultsLink, usePublishedAt } from "#features/judging/publication.public.ts";
import { formatDate } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { useSession } from "#shared/permissions/session.ts";
import { useStaleWhen } from "#shared/realtime/use-when-live.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { buttonStyles } from "#shared/ui/button.tsx";
import { CallDates, CallFacts } from "../components/call/call-facts.tsx";
import { CallStage } from "../components/call/call-stage.tsx";
import { NotifyMe } from "../components/call/notify-me.tsx";
import { inThisLanguage, isUntranslated } from "../components/call/in-this-language.ts";
import { zonedDate, zonedDay, zonedTime } from "../model/zoned-text.ts";
import { programmesQueries } from "../programmes.queries.ts";

const route = getRouteApi("/shell/call/$callId");

/** An open call: what, until when, for whom, and the door. */
export function CallPage() {
  const { callId } = route.useParams();
  const { data: call, dataUpdatedAt } = useSuspenseQuery(programmesQueries.call(callId));
  // Whoever waits for it hears of what becomes of it, and so does the page.
  useStaleWhen({ person: { [NOTIFICATION_INSERT]: true } }, [programmesQueries.call(callId).queryKey]);
  const { description, notice, can_manage, phase } = call;
  const paragraphs = inThisLanguage(description).split(/\n{2,}/);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 max-lg:pb-24">
      <div>
        <CallStage
          call={call}
          heardAt={dataUpdatedAt}
          actions={
            <div className="grid gap-3">
              <Standing call={call} />
              <div className="flex flex-wrap gap-2.5">
                {phase === "upcoming" && <NotifyMe callId={callId} />}
                <ApplyToCall call={call} look="stage" />
                {call.closes_at !== null && (phase === "upcoming" || phase === "open" || phase === "grace") && (
                  <a
                    href={`/call/${callId}.ics?lang=${currentLanguage()}`}
                    download
                    className={buttonStyles({ variant: "onstage", size: "lg" })}
                  >
                    <CalendarPlus aria-hidden />
                    {m.programmes_call_calendar()}
                  </a>
                )}
                <CallResultsLink callId={callId} />
                {can_manage && (
                  <Link
                    to="/evaluation-management/challenges/$programmeId"
                    params={{ programmeId: callId }}
                    className={buttonStyles({ variant: "onstage", size: "lg" })}
                  >
                    <Settings2 aria-hidden />
                    {m.programmes_call_manage()}
                  </Link>
                )}
              </div>
            </div>
          }
        />
        <CallFacts call={call} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <section aria-labelledby="call-about" className="max-w-[46rem]">
          <CallResults callId={callId} />
          {notice && (
            <Alert title={m.programmes_call_notice()} className="mb-6">
              <span className="whitespace-pre-line [overflow-wrap:anywhere]">{notice}</span>
            </Alert>
          )}
          <h2 id="call-about" className="display text-[1.75rem] leading-tight">
            {m.programmes_call_about()}
          </h2>
          {isUntranslated(description) && (
            <p className="mt-2 text-sm text-muted-foreground">{m.programmes_call_untranslated()}</p>
          )}
          {paragraphs.map((paragraph) => (
            <p
              key={paragraph}
              className="mt-4 leading-relaxed whitespace-pre-line text-pretty [overflow-wrap:anywhere]"
            >
              {paragraph}
            </p>
          ))}
          {call.criteria.length > 0 && (
            <>
              <h2 className="display mt-10 text-[1.75rem] leading-tight">{m.programmes_call_who()}</h2>
              <div className="mt-4">
                <CallCriteria callId={callId}>
                  <ul className="border-t border-border">
                    {call.criteria.map(({ key, label, reference }) => (
                      <li
                        key={key}
                        className="flex flex-wrap justify-between gap-x-6 border-b border-border py-3.5 [overflow-wrap:anywhere]"
                      >
                        <span className="flex items-baseline gap-3 font-semibold">
                          <i aria-hidden className="size-2.5 shrink-0 rounded-full bg-accent" />
                          {inThisLanguage(label)}
                        </span>
                        <span className="text-sm text-muted-foreground">{inThisLanguage(reference)}</span>
                      </li>
                    ))}
                  </ul>
                </CallCriteria>
              </div>
              {phase !== "closed" && <RegistryCheck />}
            </>
          )}
        </section>
        <CallDates call={call}>
          <ApplyToCall call={call} look="card" />
        </CallDates>
      </div>
      <CallFoot call={call} before={<NotifyMe callId={callId} size="md" />}>
        {phase === "upcoming" ? zonedDay(call.opens_at ?? call.now, call.timezone) : leftOf(call)}
      </CallFoot>
    </div>
  );
}

function leftOf(call: Call): string {
  const until = phaseEnd({ ...call, state: "open" }, call.phase);
  if (call.phase === "grace" && until) {
    const [day, today] = [until, call.now].map((moment) => zonedDate(moment, call.timezone));
    const time = zonedTime(until, call.timezone);
    return m.programmes_call_left_grace({ time: day === today ? time : `${day}, ${time}` });
  }
  return daysLeft(call) > 0 ? m.programmes_call_left({ count: daysLeft(call) }) : m.programmes_call_left_today();
}

/** Whole days until it closes, by the server's clock. */
const daysLeft = ({ closes_at, now }: Call): number =>
  Math.max(0, Math.floor((Date.parse(closes_at ?? now) - Date.parse(now)) / DAY_MS));

/** For whoever is signed out: what signing in would tell of their startup. */
function RegistryCheck() {
  const { profile } = useSession();
  const { pathname } = useLocation();
  if (profile !== null) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-md bg-primary-soft px-4 py-3">
      <p>
        <span className="font-semibold">{m.programmes_call_check_title()}</span>
        <span className="block text-sm text-muted-foreground">{m.programmes_call_check_text()}</span>
      </p>
      <Link to="/signin" search={{ next: pathname }} className={buttonStyles({ variant: "outline", size: "sm" })}>
        {m.programmes_call_check()}
      </Link>
    </div>
  );
}

const MINUTE_MS = 60_000;

/** Why one cannot simply apply now. */
function Standing({ call: { id, phase, closes_at, grace_minutes, timezone, decided_by, now } }: { call: Call }) {
  const publishedAt = usePublishedAt(id);
  const words = {
    draft: m.programmes_call_draft,
    upcoming: null,
    open: null,
    grace: () =>
      m.programmes_call_in_grace({
        time: zonedTime(new Date(Date.parse(closes_at ?? "") + grace_minutes * MINUTE_MS).toISOString(), timezone),
      }),
    paused: m.programmes_call_paused,
    closed: m.programmes_call_closed,
    archived: m.programmes_call_closed,
  }[phase];
  return (
    words && (
      <p className="font-semibold text-accent">
        {words()}{" "}
        {phase === "closed" &&
          publishedAt === null &&
          decided_by !== null &&
          decided_by >= now.slice(0, 10) &&
          m.programmes_call_decided_by({ day: formatDate(decided_by, "long") })}
      </p>
    )
  );
}
