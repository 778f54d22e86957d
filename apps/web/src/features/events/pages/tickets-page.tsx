import type { Ticket } from "@kerkis/contract/events/registrations/registrations.schema.ts";
import { getRouteApi, Link } from "@tanstack/react-router";
import { m } from "#messages";
import { useListAddress } from "#shared/lists/list-address.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { OwnCalendar } from "../components/calendars/own-calendar.tsx";
import { eventsQueries } from "../events.queries.ts";
import { momentIn } from "../model/moment-text.ts";
import { managedInput } from "../model/managed-search.ts";

const route = getRouteApi("/shell/signed-in/events/tickets");

const STATE = {
  registered: { words: m.events_mine_registered, tone: "success" },
  offered: { words: m.events_mine_offered, tone: "accent" },
  waiting: { words: m.events_mine_waiting, tone: "neutral" },
  requested: { words: m.events_mine_requested, tone: "neutral" },
  declined: { words: m.events_mine_declined, tone: "neutral" },
  cancelled: { words: m.events_cancelled, tone: "neutral" },
} as const;

/** Events that one comes to or waits for. */
export function TicketsPage() {
  const search = route.useSearch();
  const list = useList(eventsQueries.tickets(managedInput(search)));
  return (
    <div className="mx-auto grid w-full max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.events_tickets_title()} lead={m.events_tickets_lead()} />
      <ResourceList
        list={list}
        asked={{
          filters: [
            {
              kind: "chips",
              name: "time",
              label: m.events_filter_time(),
              options: [
                { value: "upcoming", label: m.events_upcoming() },
                { value: "past", label: m.events_past() },
              ],
              fallback: "upcoming",
            },
          ],
        }}
        address={useListAddress("/events/tickets", search)}
        failed={m.events_failed()}
        empty={{
          title: m.events_tickets_none(),
          text: m.events_tickets_none_text(),
          action: (
            <Link to="/events" className={buttonStyles({ variant: "outline" })}>
              {m.events_see_all()}
            </Link>
          ),
        }}
      >
        {(rows) => (
          <ListRows label={m.events_tickets_title()} rows={rows} rowId={({ event }) => event.id}>
            {(ticket) => <TicketRow ticket={ticket} />}
          </ListRows>
        )}
      </ResourceList>
      <OwnCalendar />
    </div>
  );
}

function TicketRow({ ticket: { event, status, code, queue } }: { ticket: Ticket }) {
  const { words, tone } = STATE[status];
  const to = code ? "/event/$id/ticket" : "/event/$id";
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-4 hover:bg-muted/60 sm:px-6">
      <div className="min-w-0">
        <h2 className="font-medium [overflow-wrap:anywhere]">
          <Link
            to={to}
            params={{ id: event.id }}
            preload={code ? "render" : "intent"}
            className={linkStyles({ kind: "cover" })}
          >
            {event.title}
          </Link>
        </h2>
        <p className="mt-0.5 text-[0.9375rem] text-muted-foreground [overflow-wrap:anywhere]">
          {[momentIn(event.start_date, event.timezone), event.venue || m.events_online(), event.city]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <Badge tone={event.is_cancelled ? "danger" : tone}>
        {event.is_cancelled
          ? m.events_cancelled()
          : queue
            ? m.events_mine_place({ number: queue.before + 1 })
            : words()}
      </Badge>
    </div>
  );
}
