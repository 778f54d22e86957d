import { type EventAnswers, eventAnswers } from "@kerkis/contract/events/editing/editing.schema.ts";
import { useNavigate } from "@tanstack/react-router";
import { FormProvider } from "react-hook-form";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { useDraftStorage } from "#shared/forms/draft-storage.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { EventFields } from "./event-fields.tsx";
import { useCreateEvent } from "../../events.mutations.ts";
import { NEW_EVENT } from "../../model/new-event.ts";

/** The form that an event is drafted with. */
export function NewEventForm() {
  const navigate = useNavigate();
  const form = useContractForm<EventAnswers, EventAnswers>(async () => eventAnswers, { defaultValues: NEW_EVENT });
  const draft = useDraftStorage(form, "event.new");
  const create = useCreateEvent();
  const submit = form.handleSubmit((answers) =>
    create.mutate(answers, {
      onSuccess: ({ id }) => {
        draft.clear();
        toast.success(m.events_drafted());
        void navigate({ to: "/event/$id", params: { id } });
      },
      onError: (error) => {
        if (!applyServerErrors(form, error, "answers")) {
          toast.error(m.events_save_failed(), { description: errorText(error) });
        }
      },
    }),
  );
  return (
    <FormProvider {...form}>
      <form
        onSubmit={submit}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-9 rounded-lg bg-surface p-5 shadow-sm sm:p-8"
      >
        {draft.restored && form.formState.isDirty && <Alert>{m.ui_draft_restored()}</Alert>}
        <EventFields />
        <div className="flex justify-end">
          <Button type="submit" pending={create.isPending}>
            {m.events_save_draft()}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
