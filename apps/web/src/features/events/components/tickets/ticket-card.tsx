import type { Ticket } from "@kerkis/contract/events/registrations/registrations.schema.ts";
import { Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { m } from "#messages";
import { QrCode } from "#shared/ui/marks/qr-code.tsx";
import { buttonStyles } from "#shared/ui/button.tsx";
import { momentIn } from "../../model/moment-text.ts";
import { directionsTo } from "../../model/place-text.ts";
import { ticketNumber } from "../../model/ticket-number.ts";

/** A ticket: the event on its stage, the code on white in both themes, whose it is and its number. */
export function TicketCard({ ticket }: { ticket: Ticket }) {
  const { event, code, name, number } = ticket;
  const place = [event.venue, event.city].filter(Boolean).join(", ");
  return (
    <div className="mx-auto w-full max-w-[24rem]">
      <article className="overflow-hidden rounded-xl bg-surface shadow-lg">
        <header className="dark bg-stage px-6 py-7 text-stage-foreground">
          <p className="text-[0.9375rem] text-stage-muted [overflow-wrap:anywhere]">{event.organization_name}</p>
          <h2 className="display mt-3 text-[1.75rem] leading-tight [overflow-wrap:anywhere]">{event.title}</h2>
          <dl className="mt-6 grid grid-cols-2 gap-5 text-[0.9375rem]">
            <div className="min-w-0">
              <dt className="text-sm text-stage-muted">{m.events_ticket_when()}</dt>
              <dd className="first-letter:uppercase">{momentIn(event.start_date, event.timezone)}</dd>
            </div>
            <div className="min-w-0">
              <dt className="text-sm text-stage-muted">{m.events_ticket_where()}</dt>
              <dd className="[overflow-wrap:anywhere]">{place || m.events_online()}</dd>
            </div>
          </dl>
        </header>
        <div className="grid justify-items-center gap-1 border-t-2 border-dotted border-border-strong px-6 pt-6 pb-7 text-center">
          {code ? (
            <QrCode text={code} label={m.events_ticket_code()} />
          ) : (
            <p className="py-6 font-medium">{m.events_ticket_no_seat()}</p>
          )}
          <p className="mt-4 text-[1.1875rem] font-medium [overflow-wrap:anywhere]">{name}</p>
          <p className="tnum text-[0.9375rem] text-muted-foreground">
            {m.events_ticket_number({ number: ticketNumber(number) })}
          </p>
          {code && (
            <p className="mt-3 flex items-center gap-2 rounded-full bg-success-soft px-3.5 py-1.5 text-sm text-success">
              <CircleCheck aria-hidden className="size-4" />
              {m.events_ticket_offline()}
            </p>
          )}
        </div>
      </article>
      <div className="mt-5 grid grid-cols-2 gap-3 print:hidden">
        <Link
          to="/event/$id"
          params={{ id: event.id }}
          className={buttonStyles({ variant: "outline", className: event.venue ? "" : "col-span-2" })}
        >
          {m.events_ticket_event()}
        </Link>
        {event.venue && (
          <a
            href={directionsTo([event.venue, event.address, event.city])}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyles({ variant: "outline" })}
          >
            {m.events_directions()}
            <span className="sr-only">{m.events_opens_new_tab()}</span>
          </a>
        )}
      </div>
    </div>
  );
}
