import { STATE_LABELS } from "@kerkis/contract/events/door/door.columns.ts";
import type { DoorTicket } from "@kerkis/contract/events/door/door.schema.ts";
import { matchesText } from "@kerkis/contract/core/text/fold-text.ts";
import { getRouteApi } from "@tanstack/react-router";
import { Check, CircleX, Printer, WifiOff } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { SearchInput } from "#shared/ui/forms/search-input.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { DoorName } from "../components/door/door-name.tsx";
import { PrintedList } from "../components/door/printed-list.tsx";
import { Scanner } from "../components/door/scanner.tsx";
import { SeatHouse } from "../components/house/seat-house.tsx";
import { useUndoCheckIn } from "../events.mutations.ts";
import { useDoorName } from "../hooks/use-door-name.ts";
import { useDoor } from "../hooks/use-door.ts";
import { ticketNumber } from "../model/ticket-number.ts";

const route = getRouteApi("/shell/signed-in/event/$id/check-in");
const SHOWN = 100;

interface Result {
  outcome: "in" | "already" | "no_seat" | "unknown";
  ticket: DoorTicket | undefined;
}

async function hashOf(code: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** At the door: scan, or find by name; one glance, one result; with or without a network. */
export function DoorPage() {
  const { id } = route.useParams();
  const { list, isIn, inside, waiting, isOffline, letIn } = useDoor(id);
  const [words, setWords] = useState("");
  const [door, setDoor] = useDoorName();
  const [result, setResult] = useState<Result | null>(null);
  const seated = list.tickets.filter(({ status }) => status === "registered").length;

  function enter(ticket: DoorTicket | undefined) {
    if (!ticket) return setResult({ outcome: "unknown", ticket });
    if (isIn(ticket)) return setResult({ outcome: "already", ticket });
    if (ticket.status !== "registered") return setResult({ outcome: "no_seat", ticket });
    letIn(ticket, door.trim());
    navigator.vibrate?.(80);
    return setResult({ outcome: "in", ticket });
  }
  async function scanned(code: string) {
    const hash = await hashOf(code);
    enter(list.tickets.find(({ code_hash }) => code_hash === hash));
  }
  const found = list.tickets.filter(({ name, number }) => matchesText(`${name} ${ticketNumber(number)}`, words));
  return (
    <div className="mx-auto grid w-full max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.events_door_title()} lead={list.title} />
      {isOffline && (
        <Alert tone="warning" live>
          <span className="flex items-center gap-2">
            <WifiOff aria-hidden className="size-4 shrink-0" />
            {m.events_door_offline()} {m.events_door_waiting_to_send({ count: waiting })}
          </span>
        </Alert>
      )}
      <DoorName value={door} onValueChange={setDoor} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:hidden">
        <Scanner onCode={(code) => void scanned(code)} />
        <ShownResult result={result} />
      </div>
      <section className="flex flex-wrap items-center gap-6 rounded-lg bg-surface p-5 shadow-sm">
        <SeatHouse
          seats={{ capacity: list.capacity ?? Math.max(1, seated), taken: inside, waiting: 0 }}
          className="w-40"
        />
        <p role="status">
          <span className="display block text-5xl leading-none">{formatNumber(inside)}</span>
          <span className="mt-1 block text-muted-foreground">
            {m.events_door_inside({ seats: formatNumber(seated) })}
          </span>
          {waiting > 0 && (
            <span className="text-sm text-muted-foreground">{m.events_door_waiting_to_send({ count: waiting })}</span>
          )}
        </p>
      </section>
      <div className="flex flex-wrap gap-3 print:hidden">
        <SearchInput
          value={words}
          onValueChange={setWords}
          aria-label={m.events_door_search()}
          placeholder={m.events_door_search()}
          className="min-w-0 flex-1"
        />
        <Button variant="outline" onClick={() => window.print()}>
          <Printer />
          {m.events_door_print()}
        </Button>
      </div>
      {found.length === 0 ? (
        <p className="text-muted-foreground">{m.events_door_none()}</p>
      ) : (
        <ul className="divide-y divide-border overflow-hidden rounded-lg bg-surface shadow-sm print:hidden">
          {found.slice(0, SHOWN).map((ticket) => (
            <TicketRow
              key={ticket.user_id}
              eventId={id}
              ticket={ticket}
              isIn={isIn(ticket)}
              onEnter={() => enter(ticket)}
            />
          ))}
        </ul>
      )}
      {found.length > SHOWN && (
        <p className="text-sm text-muted-foreground print:hidden">
          {m.events_door_more({ count: found.length - SHOWN })}
        </p>
      )}
      <PrintedList list={list} isIn={isIn} />
    </div>
  );
}

/** What the last scan or press came to, large enough for a glance. */
function ShownResult({ result }: { result: Result | null }) {
  if (!result) return <p className="text-pretty text-muted-foreground">{m.events_door_lead()}</p>;
  const { outcome, ticket } = result;
  const isWelcome = outcome === "in";
  const Sign = isWelcome ? Check : CircleX;
  const words = {
    in: m.events_door_result_in(),
    already: m.events_door_result_already({ number: ticket ? ticketNumber(ticket.number) : "" }),
    no_seat: m.events_door_result_no_seat({ state: ticket ? localized(STATE_LABELS[ticket.status]) : "" }),
    unknown: m.events_door_result_unknown(),
  }[outcome];
  return (
    <div
      role="alert"
      className={cn(
        "flex items-center gap-4 rounded-lg p-5",
        isWelcome ? "bg-success-soft text-success" : "bg-danger-soft text-danger",
      )}
    >
      <Sign aria-hidden className="size-9 shrink-0" />
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {ticket && <b className="block text-xl font-semibold">{ticket.name}</b>}
        {words}
      </p>
    </div>
  );
}

interface TicketRowProps {
  eventId: string;
  ticket: DoorTicket;
  isIn: boolean;
  onEnter: () => void;
}

function TicketRow({ eventId, ticket, isIn, onEnter }: TicketRowProps) {
  const undo = useUndoCheckIn();
  const { user_id, name, number, status } = ticket;
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-3 sm:px-5">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-medium">{name}</span>
        <span className="tnum block text-sm text-muted-foreground">
          {ticketNumber(number)}
          {status !== "registered" && ` · ${localized(STATE_LABELS[status])}`}
        </span>
      </p>
      {ticket.checked_in_at ? (
        <Button
          variant="ghost"
          size="sm"
          pending={undo.isPending}
          onClick={() => undo.mutate({ id: eventId, user_id })}
        >
          <Check aria-hidden className="text-success" />
          {m.events_door_undo()}
          <span className="sr-only">: {name}</span>
        </Button>
      ) : isIn ? (
        <Check aria-label={m.events_door_in()} className="size-5 text-success" />
      ) : (
        status === "registered" && (
          <Button variant="outline" size="sm" onClick={onEnter}>
            {m.events_door_in()}
            <span className="sr-only">: {name}</span>
          </Button>
        )
      )}
    </li>
  );
}
