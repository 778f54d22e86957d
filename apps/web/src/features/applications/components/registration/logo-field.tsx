import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
import { FILE_ROUTES, LOGO_TYPES } from "@kerkis/contract/core/uploads.ts";
import { useState } from "react";
import { useController } from "react-hook-form";
import { errorText } from "#shared/api/errors.ts";
import { fieldElementId } from "#shared/forms/fields/field-state.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Field } from "#shared/ui/forms/field.tsx";
import { FILE_REFUSAL_TEXTS, FileDrop } from "#shared/ui/forms/file-drop.tsx";
import { useUploadLogo } from "../../applications.mutations.ts";
import type { RegistrationValues } from "../../model/registration-values.ts";

const LOGO = REGISTRATION_FORM.company.fields.logo_url;

/** The startup's logo: uploaded as soon as it is chosen, with a preview and a reason when it cannot be taken. */
export function LogoField() {
  const { field, fieldState } = useController<RegistrationValues, "logo_url">({ name: "logo_url" });
  const upload = useUploadLogo();
  const [problem, setProblem] = useState<string | null>(null);
  // A refused picture leaves its preview behind; another instance begins without it.
  const [attempt, setAttempt] = useState(0);

  function refuse(text: string) {
    setProblem(text);
    setAttempt((count) => count + 1);
  }
  function send(file: File) {
    setProblem(null);
    upload.mutate(file, { onSuccess: (url) => field.onChange(url), onError: (error) => refuse(errorText(error)) });
  }
  return (
    <div id={fieldElementId("logo_url")}>
      <Field
        label={localized(LOGO.label)}
        hint={localized(LOGO.help)}
        optional
        error={problem ?? fieldState.error?.message}
      >
        <FileDrop
          key={attempt}
          accept={LOGO_TYPES.join(",")}
          maxBytes={FILE_ROUTES.uploadLogo.maxBytes}
          currentUrl={field.value}
          uploading={upload.isPending}
          onFile={send}
          onRemove={() => {
            setProblem(null);
            field.onChange(null);
          }}
          onRefuse={(reason) => refuse(FILE_REFUSAL_TEXTS[reason]())}
        />
      </Field>
    </div>
  );
}
