import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CalendarPlus, Ticket } from "lucide-react";
import { lazy, useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { useSession } from "#shared/permissions/session.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { ShareActions } from "#shared/ui/share-actions.tsx";
import { useAcceptSeat, useLeave, useRegister } from "../../events.mutations.ts";
import { eventsQueries } from "../../events.queries.ts";
import { momentIn } from "../../model/moment-text.ts";

/** What an event asks comes with its form, for those who are asked. */
const RegisterDialog = lazy(async () => ({
  default: (await import("../questions/register-dialog.tsx")).RegisterDialog,
}));

/** What one can do about a seat, as the door stands; what cannot be done is said, not hidden. */
export function SeatActions({ event, address }: { event: Event; address: string }) {
  return (
    <div className="mt-5 grid gap-2.5 print:hidden">
      <MainAction event={event} />
      <div className="flex flex-wrap justify-center gap-2.5">
        {event.is_published && (
          <a href={`/event/${event.id}.ics`} download className={buttonStyles({ variant: "outline", size: "sm" })}>
            <CalendarPlus aria-hidden />
            {m.events_add_to_calendar()}
          </a>
        )}
        <ShareActions name={event.title} address={address} />
      </div>
    </div>
  );
}

function MainAction({ event }: { event: Event }) {
  const { id, door, mine, is_published } = event;
  const session = useSession();
  const register = useRegister();
  const accept = useAcceptSeat();
  const [isAnswering, setAnswering] = useState(false);
  if (!is_published) return null;
  if (mine?.status === "registered") {
    return (
      <>
        <TicketLink id={id} />
        {door !== "over" && door !== "cancelled" && <Leave event={event} />}
      </>
    );
  }
  if (door === "over" || door === "cancelled")
    return <Closed>{door === "over" ? m.events_over() : m.events_cancelled()}</Closed>;
  if (mine?.status === "offered") {
    return (
      <>
        <Button size="lg" pending={accept.isPending} onClick={() => accept.mutate({ id })}>
          {m.events_accept()}
        </Button>
        <Leave event={event} />
      </>
    );
  }
  if (mine?.status === "waiting" || mine?.status === "requested") return <Leave event={event} />;
  if (mine?.status === "declined") return null;
  if (door === "closed") return <Closed>{m.events_registration_closed()}</Closed>;
  if (door === "not_yet" && event.registration_opens_at)
    return (
      <Closed>{m.events_registration_opens({ moment: momentIn(event.registration_opens_at, event.timezone) })}</Closed>
    );
  const label = event.needs_approval
    ? m.events_ask()
    : door === "full"
      ? m.events_join_waitlist()
      : m.events_register();
  if (!session.profile) {
    return (
      <Link to="/signin" search={{ next: `/event/${id}` }} className={buttonStyles({ size: "lg" })}>
        {label}
      </Link>
    );
  }
  return (
    <>
      <Button
        size="lg"
        pending={register.isPending}
        onClick={() => (event.questions.length > 0 ? setAnswering(true) : register.mutate({ id }))}
      >
        {label}
      </Button>
      {isAnswering && <RegisterDialog event={event} label={label} onClose={() => setAnswering(false)} />}
    </>
  );
}

/** Who has a seat has the ticket with them where there is no network: what is watched here is kept on the device. */
function TicketLink({ id }: { id: string }) {
  useQuery(eventsQueries.ticket(id));
  return (
    <Link to="/event/$id/ticket" params={{ id }} preload="render" className={buttonStyles({ size: "lg" })}>
      <Ticket aria-hidden />
      {m.events_open_ticket()}
    </Link>
  );
}

const Closed = ({ children }: { children: string }) => (
  <p className="rounded-md bg-muted px-4 py-3 text-center font-medium">{children}</p>
);

/** Gives the seat or the place in the queue back, once asked. */
function Leave({ event: { id, mine, seats } }: { event: Event }) {
  const [isAsking, setAsking] = useState(false);
  const leave = useLeave();
  const hasSeat = mine?.status === "registered" || mine?.status === "offered";
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {hasSeat ? m.events_give_seat() : m.events_leave_line()}
      </Button>
      {isAsking && (
        <Confirm
          tone="danger"
          title={hasSeat ? m.events_give_seat_title() : m.events_leave_line_title()}
          description={
            hasSeat && seats.waiting > 0 ? m.events_give_seat_text({ count: seats.waiting }) : m.events_leave_text()
          }
          confirmLabel={hasSeat ? m.events_give_seat() : m.events_leave_line()}
          command={leave}
          input={() => ({ id })}
          done={hasSeat ? m.events_seat_given() : m.events_line_left()}
          failed={m.events_leave_failed()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
