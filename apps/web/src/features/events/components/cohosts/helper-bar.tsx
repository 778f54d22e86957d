import { Link } from "@tanstack/react-router";
import { PencilLine, ScanLine } from "lucide-react";
import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";

/** What those may do who help to run an event, and no more. */
export function HelperBar({ event: { id, is_published, is_cancelled } }: { event: Event }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-end gap-2.5 print:hidden">
      <p className="mr-auto text-sm text-muted-foreground">
        {is_published ? m.events_helping_note() : m.events_helping_note_draft()}
      </p>
      {is_published && !is_cancelled && (
        <Link to="/event/$id/check-in" params={{ id }} className={buttonStyles({ variant: "outline" })}>
          <ScanLine aria-hidden />
          {m.events_door_title()}
        </Link>
      )}
      <Link to="/event/$id/edit" params={{ id }} className={buttonStyles()}>
        <PencilLine aria-hidden />
        {m.events_edit()}
      </Link>
    </div>
  );
}
