import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
import type { RegistrationStep } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { DuplicateWarning } from "./duplicate-warning.tsx";
import { FoundersField } from "./founders-field.tsx";
import { LogoField } from "./logo-field.tsx";

interface RegistrationStepFieldsProps {
  step: RegistrationStep;
  /** The startup of an earlier submission, which is no duplicate of itself. */
  startupId: string | null;
}

/** What stands on a step that is filled in. */
export function RegistrationStepFields({ step, startupId }: RegistrationStepFieldsProps) {
  const duplicates = <DuplicateWarning startupId={startupId} />;
  return (
    <FormFields
      fields={REGISTRATION_FORM[step].fields}
      drawn={{ logo_url: <LogoField />, founders: <FoundersField /> }}
      below={{ name: duplicates, tags: duplicates }}
    />
  );
}
