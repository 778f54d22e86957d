import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { m } from "#messages";
import { DoorAndEdit } from "../editing/door-and-edit.tsx";

/** What those may do who help to run an event, and no more. */
export function HelperBar({ event }: { event: Event }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-end gap-2.5 print:hidden">
      <p className="mr-auto text-sm text-muted-foreground">
        {event.is_published ? m.events_helping_note() : m.events_helping_note_draft()}
      </p>
      <DoorAndEdit event={event} />
    </div>
  );
}
