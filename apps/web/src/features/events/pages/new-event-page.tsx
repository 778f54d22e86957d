import { m } from "#messages";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";

const NewEventForm = latePart(async () => (await import("../components/editing/new-event-form.tsx")).NewEventForm);

/** Drafts an event; it is shown to everyone once it is published on its page. */
export function NewEventPage() {
  return (
    <div className="mx-auto grid w-full max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-7">
      <PageHeader title={m.events_new_title()} lead={m.events_new_lead()} />
      <NewEventForm />
    </div>
  );
}
