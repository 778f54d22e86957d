import { CHALLENGE_FORM } from "@kerkis/contract/programmes/challenges/challenges.form.ts";
import { CHALLENGE_TEMPLATES } from "@kerkis/contract/programmes/challenges/challenges.policy.ts";
import {
  createChallengeInput,
  type CreateChallengeInput,
} from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { CHALLENGE_KINDS, type ChallengeKind, KIND_LABELS } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { Controller, FormProvider } from "react-hook-form";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { RadioCards } from "#shared/ui/forms/radio-cards.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useCreateChallenge } from "../../programmes.mutations.ts";

const { title_el, title_en } = CHALLENGE_FORM.texts.fields;

/** A call from a template: its kind and its title, the rest stands in its editor. */
export function NewChallenge({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const create = useCreateChallenge();
  const formId = useId();
  const form = useContractForm<CreateChallengeInput, CreateChallengeInput>(async () => createChallengeInput, {
    defaultValues: { kind: "challenge", title_el: "", title_en: "" },
  });
  const submit = form.handleSubmit((input) =>
    create.mutate(input, {
      onSuccess: ({ id }) =>
        void navigate({ to: "/evaluation-management/challenges/$programmeId", params: { programmeId: id } }),
      onError: (error) => {
        if (!applyServerErrors(form, error)) toast.error(m.programmes_new_failed(), { description: errorText(error) });
      },
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.programmes_new()}
      description={m.programmes_new_text()}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} pending={create.isPending}>
            {m.programmes_new_make()}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
          <Controller
            name="kind"
            control={form.control}
            render={({ field }) => (
              <Field group label={m.programmes_new_kind()}>
                <RadioCards
                  columns={1}
                  value={field.value}
                  onValueChange={field.onChange}
                  options={CHALLENGE_KINDS.map((kind) => ({
                    value: kind,
                    label: localized(KIND_LABELS[kind]),
                    hint: localized(CHALLENGE_TEMPLATES[kind].lead),
                    below: <TemplateBand kind={kind} />,
                  }))}
                />
              </Field>
            )}
          />
          <FormFields fields={{ title_el, title_en }} />
        </form>
      </FormProvider>
    </Dialog>
  );
}

/** Days that the widest template spreads over, with a margin. */
const DRAWN_DAYS = 150;
const WEEK = { all: 7, working: 5 };

/** How a template spreads over the calendar: applications with their grace, then the time for decisions. */
function TemplateBand({ kind }: { kind: ChallengeKind }) {
  const { openDays, answers } = CHALLENGE_TEMPLATES[kind];
  const share = (days: number) => `${Math.min(100, (days / DRAWN_DAYS) * 100)}%`;
  const decision = ((answers.decision_days ?? 0) * WEEK.all) / WEEK.working;
  return (
    <span aria-hidden className="mt-2.5 flex h-3 w-full overflow-hidden rounded-xs bg-muted">
      <i className="bg-accent" style={{ width: share(openDays) }} />
      {(answers.grace_minutes ?? 0) > 0 && <i className="w-1 bg-accent-foreground" />}
      <i className="bg-primary/25" style={{ width: share(decision) }} />
    </span>
  );
}
