import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Programme } from "@kerkis/contract/programmes/programmes.schema.ts";
import { DoorOpen } from "lucide-react";
import { m } from "#messages";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { useNow } from "#shared/i18n/now.ts";
import { mayRegister } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { ecosystemQueries } from "../ecosystem.queries.ts";

/** What takes applications now, the soonest to close first, with the days that are left. */
export function OpenCalls() {
  const { data: calls = [], dataUpdatedAt } = useQuery(ecosystemQueries.calls());
  const now = useNow() ?? dataUpdatedAt;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <h2 className="display max-w-[10ch] text-[clamp(1.75rem,3vw,2.5rem)] leading-tight">{m.ecosystem_calls()}</h2>
      {calls.length === 0 ? (
        <p className="text-muted-foreground">{m.ecosystem_calls_none()}</p>
      ) : (
        <ul className="border-b border-border">
          {calls.map((call) => (
            <Call key={call.id} call={call} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Call({
  call: { id, kind, title, description, organization, closes_at },
  now,
}: {
  call: Programme;
  now: number;
}) {
  const session = useSession();
  const isHere = session.profile === null || organization.id === session.current_organization?.organization_id;
  const mayApply = session.profile === null || mayRegister(session);
  const days = closes_at === null ? null : Math.max(0, Math.ceil((Date.parse(closes_at) - now) / DAY_MS));
  return (
    <li className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 border-t border-border py-6 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <p className="text-sm text-muted-foreground">
        {days === null ? (
          <DoorOpen aria-hidden className="mt-1 size-6" />
        ) : (
          <>
            <b className="display tnum block text-[2.25rem] leading-none font-normal text-foreground">
              {formatNumber(days)}
            </b>
            {m.ecosystem_days({ count: days })}
          </>
        )}
      </p>
      <div className="min-w-0">
        <h3 className="text-[1.1875rem] leading-snug font-semibold [overflow-wrap:anywhere]">
          {kind !== "registry" ? (
            <Link to="/call/$callId" params={{ callId: id }} className={linkStyles({ kind: "cover" })}>
              {localized(title) || title.el}
            </Link>
          ) : isHere && mayApply ? (
            <Link to="/register-startup" className={linkStyles({ kind: "cover" })}>
              {localized(title)}
            </Link>
          ) : (
            localized(title)
          )}
        </h3>
        <p className="mt-1 line-clamp-2 text-pretty text-muted-foreground [overflow-wrap:anywhere]">
          {[organization.name, localized(description)].filter(Boolean).join(" · ")}
        </p>
      </div>
      <p className="text-sm whitespace-nowrap text-muted-foreground max-sm:col-start-2 max-sm:mt-2">
        {closes_at === null
          ? m.ecosystem_call_standing()
          : m.ecosystem_call_until({ date: formatDate(closes_at, "short") })}
      </p>
    </li>
  );
}
