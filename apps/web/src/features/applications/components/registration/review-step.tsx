import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import { Pencil } from "lucide-react";
import { m } from "#messages";
import { AnswerList, isAnswered } from "#shared/forms/fields/answer-list.tsx";
import { fieldText } from "#shared/forms/field-text.ts";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { answerFileUrl } from "#shared/api/answer-files.ts";
import { type Registration, registrationOf, REVIEW } from "../../model/registration.ts";
import type { RegistrationValues } from "../../model/registration-values.ts";
import { DuplicateWarning } from "./duplicate-warning.tsx";

// Here before the review is, and without a connection.
const CriteriaAsTyped = latePart(async () => (await import("./criteria-as-typed.tsx")).CriteriaAsTyped, {
  isQuiet: true,
});

interface ReviewStepProps {
  application: Application;
  values: RegistrationValues;
  /** What is asked of these answers. */
  sections: Registration["sections"];
  /** What still keeps it from being submitted. */
  missing: readonly FieldIssue[];
  onEdit: (step: string) => void;
  /** Goes to the field of a path. */
  onField: (path: string) => void;
}

/** Everything once more, what is missing with the way to it, and the applicant's word that it is true. */
export function ReviewStep({ application, values, sections, missing, onEdit, onField }: ReviewStepProps) {
  const { stepName, fieldName } = registrationOf(application);
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
      <DuplicateWarning application={application} />
      {Object.entries(sections).map(
        ([step, section]) =>
          step !== REVIEW && (
            <section key={step} className="border-t border-border pt-5 first-of-type:border-t-0 first-of-type:pt-0">
              <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <h3 className="text-lg font-semibold">{stepName(step)}</h3>
                <Button variant="ghost" size="sm" onClick={() => onEdit(step)}>
                  <Pencil />
                  {m.applications_edit()}
                  <span className="sr-only"> {stepName(step)}</span>
                </Button>
              </div>
              {isAnswered(section, values) ? (
                <AnswerList
                  fields={section.fields}
                  answers={values}
                  fileUrl={(file) => answerFileUrl(application.id, file)}
                />
              ) : (
                <p className="text-muted-foreground">{m.applications_nothing_yet()}</p>
              )}
            </section>
          ),
      )}
      {application.criteria && <CriteriaAsTyped application={application} values={values} />}
      <div className="border-t border-border pt-5">
        <FormFields fields={sections[REVIEW]?.fields ?? {}} />
      </div>
    </>
  );
}
