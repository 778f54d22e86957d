import { COHOSTS_MAX, type ManagedCohost } from "@kerkis/contract/events/cohosts/cohosts.schema.ts";
import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Confirm } from "#shared/commands/confirm.tsx";
import { formatDate } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { useRemoveCohost } from "../../cohosts.mutations.ts";
import { eventsQueries } from "../../events.queries.ts";
import { InviteCohost } from "./invite-cohost.tsx";

/** Who helps to run an event, for those who run it: asks more, takes back, ends. */
export function CohostsDialog({ event, onClose }: { event: Event; onClose: () => void }) {
  const cohosts = useQuery(eventsQueries.cohosts(event.id));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.events_cohosts()}
      description={m.events_cohosts_lead()}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {cohosts.error ? (
          <ErrorState
            title={m.events_cohosts_failed()}
            description={errorText(cohosts.error)}
            onRetry={() => void cohosts.refetch()}
          />
        ) : cohosts.data ? (
          <>
            <Listed eventId={event.id} cohosts={cohosts.data} />
            {cohosts.data.length < COHOSTS_MAX && <InviteCohost eventId={event.id} />}
          </>
        ) : (
          <SkeletonRows rows={2} />
        )}
      </div>
    </Dialog>
  );
}

/** Since when they help, or until when they can say so. */
function standingOf({ accepted_at, asked_at, expires_at }: ManagedCohost): string {
  if (accepted_at !== null) return m.events_cohosts_since({ date: formatDate(accepted_at, "medium") });
  const date = formatDate(asked_at, "medium");
  return expires_at !== null && Date.parse(expires_at) > Date.now()
    ? m.events_cohosts_open({ date, until: formatDate(expires_at, "medium") })
    : m.events_cohosts_expired({ date });
}

function Listed({ eventId, cohosts }: { eventId: string; cohosts: readonly ManagedCohost[] }) {
  const [asked, setAsked] = useState<ManagedCohost | null>(null);
  const remove = useRemoveCohost(eventId);
  if (cohosts.length === 0) return <p className="text-muted-foreground">{m.events_cohosts_none()}</p>;
  return (
    <>
      <ul className="divide-y divide-border">
        {cohosts.map((cohost) => (
          <li key={cohost.id} className="flex min-w-0 items-center gap-3 py-3">
            <Mark seed={cohost.organization?.slug ?? cohost.id} src={cohost.organization?.logo_url ?? null} size={36} />
            <p className="min-w-0 flex-1 leading-snug">
              <span className="block font-medium [overflow-wrap:anywhere]">{cohost.name}</span>
              <span className="block text-sm text-muted-foreground">{standingOf(cohost)}</span>
            </p>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={m.events_cohosts_remove_of({ name: cohost.name })}
              onClick={() => setAsked(cohost)}
            >
              <Trash2 />
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <Confirm
          tone="danger"
          title={m.events_cohosts_remove_title({ name: asked.name })}
          description={m.events_cohosts_remove_text()}
          confirmLabel={m.events_cohosts_remove()}
          command={remove}
          input={() => asked.id}
          done={m.events_cohosts_removed()}
          failed={m.events_cohosts_remove_failed()}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
