import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { RecordViewers } from "#features/presence/record-viewers.public.ts";
import { m } from "#messages";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { eventsQueries } from "../events.queries.ts";

const EditEventForm = latePart(async () => (await import("../components/editing/edit-event-form.tsx")).EditEventForm);
const route = getRouteApi("/shell/signed-in/event/$id/edit");

/** An event in the form that it was drafted with. */
export function EditEventPage() {
  const { id } = route.useParams();
  const { data: event } = useSuspenseQuery(eventsQueries.editable(id));
  return (
    <div className="mx-auto grid w-full max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-7">
      <PageHeader
        title={m.events_edit_title()}
        lead={event.answers.title}
        actions={event.can.manage && <RecordViewers kind="event" id={id} className="self-center" />}
      />
      <EditEventForm key={id} event={event} />
    </div>
  );
}
