import { REGISTRATION_STEPS, type RegistrationStep } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import { Pencil } from "lucide-react";
import { useController } from "react-hook-form";
import { m } from "#messages";
import { fieldText } from "#shared/forms/field-text.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { DescriptionList } from "#shared/ui/layout/description-list.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { fieldElementId, type RegistrationValues } from "../../model/registration-values.ts";
import { fieldName, stepAnswers, stepName } from "./answers.ts";
import { DuplicateWarning } from "./duplicate-warning.tsx";
import { useShownError } from "./form-fields.tsx";

interface ReviewStepProps {
  values: RegistrationValues;
  /** What still keeps it from being submitted. */
  missing: readonly FieldIssue[];
  startupId: string | null;
  onEdit: (step: RegistrationStep) => void;
  /** Goes to the field of a path. */
  onField: (path: string) => void;
}

/** Everything once more, what is missing with the way to it, and the founder's word that it is true. */
export function ReviewStep({ values, missing, startupId, onEdit, onField }: ReviewStepProps) {
  const open = missing.filter(({ path }) => path !== "accuracy");
  return (
    <>
      {open.length > 0 && (
        <Alert tone="warning" title={m.applications_missing_title({ count: open.length })}>
          <ul className="mt-2 grid gap-1">
            {open.map(({ path, code, params }) => (
              <li key={path}>
                <button
                  type="button"
                  className={linkStyles({ className: "text-left max-md:min-h-11" })}
                  onClick={() => onField(path)}
                >
                  {fieldName(path)}
                </button>
                <span className="text-muted-foreground">: {fieldText(code, params)}</span>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <DuplicateWarning startupId={startupId} />
      {REGISTRATION_STEPS.filter((step) => step !== "review").map((step) => (
        <section key={step} className="border-t border-border pt-5 first-of-type:border-t-0 first-of-type:pt-0">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h3 className="text-lg font-semibold">{stepName(step)}</h3>
            <Button variant="ghost" size="sm" onClick={() => onEdit(step)}>
              <Pencil />
              {m.applications_edit()}
              <span className="sr-only"> {stepName(step)}</span>
            </Button>
          </div>
          {step === "company" && values.logo_url && (
            <Mark seed="logo" src={values.logo_url} size={56} className="mb-3" />
          )}
          <Answers answers={stepAnswers(values, step)} />
        </section>
      ))}
      <AccuracyField />
    </>
  );
}

function Answers({ answers }: { answers: ReturnType<typeof stepAnswers> }) {
  if (answers.length === 0) return <p className="text-muted-foreground">{m.applications_nothing_yet()}</p>;
  return <DescriptionList items={answers} className="[&_dd]:whitespace-pre-line [&_dd]:[overflow-wrap:anywhere]" />;
}

function AccuracyField() {
  const { field, fieldState } = useController<RegistrationValues, "accuracy">({ name: "accuracy" });
  const error = useShownError(fieldState);
  return (
    <div id={fieldElementId("accuracy")} className="border-t border-border pt-5">
      <Field label={m.applications_field_accuracy()} hideLabel required error={error}>
        <Checkbox
          checked={field.value}
          onCheckedChange={field.onChange}
          onBlur={field.onBlur}
          required
          label={m.applications_accuracy_text()}
        />
      </Field>
    </div>
  );
}
