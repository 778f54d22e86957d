import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { Link } from "@tanstack/react-router";
import { PencilLine, ScanLine } from "lucide-react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";

/** What everyone does who helps to run an event: lets people in, while it is on, and changes it. */
export function DoorAndEdit({ event: { id, is_published, is_cancelled } }: { event: Event }) {
  return (
    <>
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
    </>
  );
}
