import {
  ACCESS_FIELDS,
  type EditableEvent,
  type EventAnswers,
  eventAnswers,
} from "@kerkis/contract/events/editing/editing.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { m } from "#messages";
import { errorCode, errorText, fieldIssues } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { useDraftStorage } from "#shared/forms/draft-storage.ts";
import { RecordForm } from "#shared/forms/record-form.tsx";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { useVersionedForm } from "#shared/forms/use-versioned-form.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { EventFields } from "./event-fields.tsx";
import { useChangeEvent } from "../../events.mutations.ts";
import { eventsQueries } from "../../events.queries.ts";

const TOLD = ["starts", "ends", "timezone", "venue", "address", "city", "online_url"] as const;

/** The form of an event that exists. */
export function EditEventForm({ event }: { event: EditableEvent }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useContractForm<EventAnswers, EventAnswers>(async () => eventAnswers, { defaultValues: event.answers });
  const versioned = useVersionedForm(form, { version: event.version, values: event.answers });
  const draft = useDraftStorage(form, `event.${event.id}`);
  const change = useChangeEvent();
  const { dirtyFields } = form.formState;
  const isTold = event.is_published && TOLD.some((name) => dirtyFields[name]);
  const close = () => void navigate({ to: "/event/$id", params: { id: event.id } });
  const submit = form.handleSubmit((answers) =>
    change.mutate(
      { id: event.id, version: versioned.seen, answers },
      {
        onSuccess: () => {
          draft.clear();
          toast.success(isTold ? m.events_saved_and_told() : m.events_saved());
          close();
        },
        onError: (error) => {
          if (errorCode(error) === "event.overtaken") {
            void queryClient.invalidateQueries({ queryKey: eventsQueries.editable(event.id).queryKey });
          } else if (errorCode(error) === "event.host_decides") {
            for (const name of ACCESS_FIELDS)
              if (fieldIssues(error).some(({ path }) => path === `answers.${name}`))
                form.setError(name, { type: "server", message: errorText(error) }, { shouldFocus: true });
          } else if (!applyServerErrors(form, error, "answers")) {
            toast.error(m.events_save_failed(), { description: errorText(error) });
          }
        },
      },
    ),
  );
  return (
    <RecordForm
      form={form}
      versioned={versioned}
      draft={draft}
      changedBy={event.changed_by}
      label={m.events_edit_title()}
      warning={isTold ? { title: m.events_told_title(), text: m.events_told_text() } : null}
      saveLabel={m.events_save()}
      isPending={change.isPending}
      onSubmit={submit}
      onClose={close}
      className="grid grid-cols-[minmax(0,1fr)] gap-9 rounded-lg bg-surface p-5 shadow-sm sm:p-8"
    >
      <EventFields isHelper={!event.can.manage} />
    </RecordForm>
  );
}
