import { FILE_ROUTES, LOGO_TYPES } from "@kerkis/contract/core/uploads.ts";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Field } from "#shared/ui/forms/field.tsx";
import { FILE_REFUSAL_TEXTS, FileDrop } from "#shared/ui/forms/file-drop.tsx";
import { useUploadOrganizationLogo } from "../../organizations.mutations.ts";

interface LogoFieldProps {
  value: string | null;
  onChange: (url: string | null) => void;
  error?: string | undefined;
}

/** The organization's logo: uploaded as soon as it is chosen, kept with the form. */
export function LogoField({ value, onChange, error }: LogoFieldProps) {
  const upload = useUploadOrganizationLogo();
  const [problem, setProblem] = useState<string | null>(null);
  // A refused picture leaves its preview behind; another instance begins without it.
  const [attempt, setAttempt] = useState(0);
  function refuse(text: string) {
    setProblem(text);
    setAttempt((count) => count + 1);
  }
  return (
    <Field label={m.organizations_logo()} hint={m.organizations_logo_hint()} optional error={problem ?? error}>
      <FileDrop
        key={`${attempt} ${value ?? ""}`}
        accept={LOGO_TYPES.join(",")}
        maxBytes={FILE_ROUTES.uploadLogo.maxBytes}
        currentUrl={value}
        uploading={upload.isPending}
        onFile={(file) => {
          setProblem(null);
          upload.mutate(file, { onSuccess: onChange, onError: (failure) => refuse(errorText(failure)) });
        }}
        onRemove={() => {
          setProblem(null);
          onChange(null);
        }}
        onRefuse={(reason) => refuse(FILE_REFUSAL_TEXTS[reason]())}
      />
    </Field>
  );
}
