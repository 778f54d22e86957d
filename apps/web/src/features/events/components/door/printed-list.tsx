import type { DoorList, DoorTicket } from "@kerkis/contract/events/door/door.schema.ts";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { ticketNumber } from "../../model/ticket-number.ts";

/** Everyone who has a seat, by name, with a box to tick: on paper alone. */
export function PrintedList({ list, isIn }: { list: DoorList; isIn: (ticket: DoorTicket) => boolean }) {
  const seated = list.tickets
    .filter(({ status }) => status === "registered")
    .toSorted((one, other) => one.name.localeCompare(other.name, currentLanguage()));
  return (
    <table aria-hidden className="hidden w-full border-collapse text-sm print:table">
      <thead>
        <tr className="border-b-2 border-foreground text-start">
          <th scope="col" aria-label={m.events_attendees_there()} className="w-10 py-1.5" />
          <th scope="col" className="py-1.5 text-start font-semibold">
            {m.events_attendee_name()}
          </th>
          <th scope="col" className="w-24 py-1.5 text-end font-semibold">
            {m.events_attendee_number()}
          </th>
        </tr>
      </thead>
      <tbody>
        {seated.map((ticket) => (
          <tr key={ticket.user_id} className="break-inside-avoid border-b border-border">
            <td className="py-1.5">
              <span className="grid size-4 place-items-center border border-foreground text-xs leading-none">
                {isIn(ticket) && "✓"}
              </span>
            </td>
            <td className="py-1.5 [overflow-wrap:anywhere]">{ticket.name}</td>
            <td className="tnum py-1.5 text-end">{ticketNumber(ticket.number)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
