import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { Eye, Hourglass, Ticket } from "lucide-react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { Card } from "#shared/ui/layout/card.tsx";
import { timeText } from "../../model/event-times.ts";
import { momentIn } from "../../model/moment-text.ts";
import { SeatHouse } from "../house/seat-house.tsx";
import { seatWords } from "../house/seat-words.ts";
import { StageNumber } from "../house/stage-number.tsx";
import { ticketNumber } from "../../model/ticket-number.ts";
import { SeatActions } from "./seat-actions.tsx";

/** The card that fills as people register: the house, where one stands oneself, what one can do, and what happens when it is full. */
export function SeatCard({ event, address }: { event: Event; address: string }) {
  const { mine, seats, door } = event;
  const hasSeat = mine?.status === "registered";
  const queue = mine?.status === "waiting" ? mine.queue : null;
  const { main, more } = seatWords(event);
  return (
    <Card className="relative z-10 p-6 shadow-lg">
      <SeatHouse seats={seats} hasOwn={hasSeat} className="mx-auto max-w-[17rem]">
        {queue ? (
          <>
            <span className="display block text-[2.5rem] leading-none">
              {m.events_ordinal({ number: queue.before + 1 })}
            </span>
            <span className="mt-1 block text-[0.8125rem] text-muted-foreground">{m.events_in_line()}</span>
          </>
        ) : (
          <StageNumber seats={seats} isOver={door === "over"} />
        )}
      </SeatHouse>
      {door !== "over" && (
        <p className="mt-1 text-center text-sm text-muted-foreground">{[main, more].filter(Boolean).join(" · ")}</p>
      )}
      <OwnState event={event} />
      <SeatActions event={event} address={address} />
      {door !== "cancelled" && door !== "over" && (
        <ul className="mt-5 grid gap-2.5 text-[0.9375rem] text-muted-foreground">
          <li className="flex gap-3">
            <Ticket aria-hidden className="mt-1 size-4 shrink-0" />
            <span>{event.needs_approval ? m.events_note_approval() : m.events_note_ticket()}</span>
          </li>
          {event.registration_closes_at && (
            <li className="flex gap-3">
              <Hourglass aria-hidden className="mt-1 size-4 shrink-0" />
              <span>{m.events_note_closes({ moment: momentIn(event.registration_closes_at, event.timezone) })}</span>
            </li>
          )}
          {(mine === null || mine.status === "cancelled") && (door === "open" || door === "full") && (
            <li className="flex gap-3">
              <Eye aria-hidden className="mt-1 size-4 shrink-0" />
              <span>{m.events_note_seen()}</span>
            </li>
          )}
        </ul>
      )}
      {seats.capacity !== null && (door === "open" || door === "full") && !hasSeat && <WhenFull />}
    </Card>
  );
}

/** Where the reader stands, and why. */
function OwnState({ event }: { event: Event }) {
  const { mine, seats, timezone } = event;
  if (!mine || mine.status === "cancelled") return null;
  const words = {
    registered: mine.is_checked_in
      ? m.events_state_there()
      : m.events_state_registered({ number: ticketNumber(mine.number) }),
    requested: m.events_state_requested(),
    declined: m.events_state_declined(),
    waiting: m.events_state_waiting({
      capacity: formatNumber(seats.capacity ?? 0),
      before: formatNumber(mine.queue?.before ?? 0),
      after: formatNumber(mine.queue?.after ?? 0),
    }),
    offered: m.events_state_offered({
      moment: mine.offered_until ? momentIn(mine.offered_until, timezone) : timeText(event.start_date, timezone),
    }),
  }[mine.status];
  return (
    <div role="status" className="mt-4 rounded-md bg-accent-soft px-4 py-3 text-[0.9375rem] text-pretty">
      <p className="font-medium">{words}</p>
      {mine.status === "waiting" && <p className="mt-1 text-muted-foreground">{m.events_state_waiting_why()}</p>}
    </div>
  );
}

/** What happens once all seats are taken, before anyone asks. */
function WhenFull() {
  const steps = [
    [m.events_full_order(), m.events_full_order_text()],
    [m.events_full_place(), m.events_full_place_text()],
    [m.events_full_free(), m.events_full_free_text()],
  ];
  return (
    <section className="mt-6 border-t border-border pt-5">
      <h2 className="text-[0.9375rem] font-semibold">{m.events_full_title()}</h2>
      <ol className="mt-3 grid gap-3 text-[0.9375rem] text-muted-foreground">
        {steps.map(([title, text], index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full text-[0.8125rem] text-foreground shadow-[inset_0_0_0_1px_var(--border-strong)]"
            >
              {index + 1}
            </span>
            <span>
              <b className="font-semibold text-foreground">{title}</b> {text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
