import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { formOf, questionFields } from "@kerkis/contract/events/questions/questions.policy.ts";
import { judgeResponses } from "@kerkis/contract/forms/responses.policy.ts";
import type { Response, Responses } from "@kerkis/contract/forms/responses.schema.ts";
import { useId } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { issuesResolver } from "#shared/forms/contract-resolver.ts";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useRegister } from "../../events.mutations.ts";

type Values = Record<string, Response>;

/** What is asked of an empty form, so that its controls are controlled from the start. */
const emptyOf = (event: Event): Values =>
  Object.fromEntries(
    event.questions.map(({ key, type }) => [`q_${key}`, type === "choices" ? [] : type === "yes_no" ? null : ""]),
  );

const responsesOf = (values: Values): Responses =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path.slice("q_".length), value]));

interface RegisterDialogProps {
  event: Event;
  /** What the button that opened it says. */
  label: string;
  onClose: () => void;
}

/** What the event asks before one registers. */
export function RegisterDialog({ event, label, onClose }: RegisterDialogProps) {
  const { id, questions, title } = event;
  const formId = useId();
  const register = useRegister();
  const form = useForm<Values>({
    mode: "onTouched",
    defaultValues: emptyOf(event),
    resolver: issuesResolver<Values>((values) => judgeResponses(formOf(questions), {}, responsesOf(values)).issues),
  });
  const submit = form.handleSubmit((values) =>
    register.mutate(
      { id, responses: responsesOf(values) },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (!applyServerErrors(form, error, "responses"))
            toast.error(m.events_register_failed(), { description: errorText(error) });
        },
      },
    ),
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={m.events_questions_asked()}
      footer={
        <Button type="submit" form={formId} pending={register.isPending}>
          {label}
        </Button>
      }
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <FormFields fields={questionFields(questions)} />
          <p className="text-sm text-pretty text-muted-foreground">{m.events_note_seen()}</p>
        </form>
      </FormProvider>
    </Dialog>
  );
}
