import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { Link, useNavigate } from "@tanstack/react-router";
import { CalendarX2, ChartNoAxesColumn, Copy, Ellipsis, EyeOff, Handshake, Trash2, Users } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Alert } from "#shared/ui/alert.tsx";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { DropdownMenu, MenuItem } from "#shared/ui/overlays/dropdown-menu.tsx";
import {
  useCancelEvent,
  useDuplicateEvent,
  usePublishEvent,
  useRemoveEvent,
  useUnpublishEvent,
} from "../../events.mutations.ts";
import { DoorAndEdit } from "./door-and-edit.tsx";

type Asked = "unpublish" | "cancel" | "remove" | "cohosts";

/** Its form comes when it is asked for. */
const CohostsDialog = lazy(async () => ({ default: (await import("../cohosts/cohosts-dialog.tsx")).CohostsDialog }));

/** What those who run the event do with it. */
export function ManageBar({ event }: { event: Event }) {
  const { id, version, door, is_published, is_cancelled, seats } = event;
  const [asked, setAsked] = useState<Asked | null>(null);
  const navigate = useNavigate();
  const publish = usePublishEvent();
  const duplicate = useDuplicateEvent();
  const isOver = door === "over";
  return (
    <div className="mb-5 grid gap-4 print:hidden">
      {!is_published && (
        <Alert
          tone="warning"
          title={m.events_draft_title()}
          action={
            !is_cancelled && (
              <Button size="sm" pending={publish.isPending} onClick={() => publish.mutate({ id, version })}>
                {m.events_publish()}
              </Button>
            )
          }
        >
          {m.events_draft_text()}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2.5 sm:justify-end">
        <DropdownMenu
          align="start"
          trigger={
            <Button
              variant="outline"
              size="icon"
              pending={duplicate.isPending}
              aria-label={m.events_more()}
              title={m.events_more()}
            >
              <Ellipsis />
            </Button>
          }
        >
          <MenuItem asChild className="sm:hidden">
            <Link to="/event/$id/attendees" params={{ id }}>
              <Users aria-hidden />
              {m.events_attendees_title()}
            </Link>
          </MenuItem>
          <MenuItem onSelect={() => setAsked("cohosts")}>
            <Handshake />
            {m.events_cohosts()}
          </MenuItem>
          <MenuItem
            onSelect={() =>
              duplicate.mutate(
                { id },
                { onSuccess: (made) => void navigate({ to: "/event/$id/edit", params: { id: made.id } }) },
              )
            }
          >
            <Copy />
            {m.events_duplicate()}
          </MenuItem>
          {is_published && !is_cancelled && !isOver && (
            <>
              <MenuItem onSelect={() => setAsked("unpublish")}>
                <EyeOff />
                {m.events_unpublish()}
              </MenuItem>
              <MenuItem tone="danger" onSelect={() => setAsked("cancel")}>
                <CalendarX2 />
                {m.events_cancel()}
              </MenuItem>
            </>
          )}
          {!is_published && seats.taken === 0 && seats.waiting === 0 && (
            <MenuItem tone="danger" onSelect={() => setAsked("remove")}>
              <Trash2 />
              {m.events_remove()}
            </MenuItem>
          )}
        </DropdownMenu>
        <Link
          to="/event/$id/attendees"
          params={{ id }}
          className={buttonStyles({ variant: "outline", className: "max-sm:hidden" })}
        >
          <Users aria-hidden />
          {m.events_attendees_title()}
        </Link>
        {isOver && (
          <Link to="/event/$id/report" params={{ id }} className={buttonStyles({ variant: "outline" })}>
            <ChartNoAxesColumn aria-hidden />
            {m.events_report_title()}
          </Link>
        )}
        <DoorAndEdit event={event} />
      </div>
      {asked === "unpublish" && <Unpublish event={event} onClose={() => setAsked(null)} />}
      {asked === "cancel" && <Cancel event={event} onClose={() => setAsked(null)} />}
      {asked === "cohosts" && (
        <Suspense>
          <CohostsDialog event={event} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {asked === "remove" && <Remove event={event} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface AskedProps {
  event: Event;
  onClose: () => void;
}

function Unpublish({ event: { id, version }, onClose }: AskedProps) {
  return (
    <Confirm
      title={m.events_unpublish_title()}
      description={m.events_unpublish_text()}
      confirmLabel={m.events_unpublish()}
      command={useUnpublishEvent()}
      input={() => ({ id, version })}
      done={m.events_unpublished()}
      failed={m.events_unpublish_failed()}
      onClose={onClose}
    />
  );
}

function Cancel({ event: { id, seats }, onClose }: AskedProps) {
  return (
    <Confirm
      tone="danger"
      title={m.events_cancel_title()}
      description={m.events_cancel_text({ count: seats.taken + seats.waiting })}
      confirmLabel={m.events_cancel()}
      reason={{ label: m.events_cancel_reason(), hint: m.events_cancel_reason_hint(), isRequired: true }}
      command={useCancelEvent()}
      input={({ reason }) => ({ id, reason })}
      done={m.events_cancel_done()}
      failed={m.events_cancel_failed()}
      onClose={onClose}
    />
  );
}

function Remove({ event: { id, title }, onClose }: AskedProps) {
  const navigate = useNavigate();
  return (
    <Confirm
      tone="danger"
      title={m.events_remove_title({ title })}
      description={m.events_remove_text()}
      confirmLabel={m.events_remove()}
      command={useRemoveEvent()}
      input={() => ({ id })}
      done={m.events_removed()}
      failed={m.events_remove_failed()}
      onDone={() => navigate({ to: "/events/manage" })}
      onClose={onClose}
    />
  );
}
