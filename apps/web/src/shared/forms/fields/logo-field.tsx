import type { PictureField } from "@kerkis/contract/core/forms/field.ts";
import { FILE_ROUTES, LOGO_TYPES } from "@kerkis/contract/core/uploads.ts";
import { useState } from "react";
import { errorText } from "#shared/api/errors.ts";
import { uploadLogo } from "#shared/api/upload-picture.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { FILE_REFUSAL_TEXTS, FileDrop } from "#shared/ui/forms/file-drop.tsx";
import { textOf } from "@kerkis/contract/core/forms/answers.ts";
import { Asked, type ControlProps, useAnswer } from "./asked.tsx";

/** A logo: uploaded as soon as it is chosen, with a preview and a reason when it cannot be taken. */
export function LogoField({ name, field }: ControlProps<PictureField>) {
  const { control, error } = useAnswer(name);
  const upload = useCommand({ mutationFn: uploadLogo });
  const [problem, setProblem] = useState<string | null>(null);
  // A refused picture leaves its preview behind; another instance begins without it.
  const [attempt, setAttempt] = useState(0);

  function refuse(text: string) {
    setProblem(text);
    setAttempt((count) => count + 1);
  }
  function send(file: File) {
    setProblem(null);
    upload.mutate(file, {
      onSuccess: (url) => control.onChange(url),
      onError: (failure) => refuse(errorText(failure)),
    });
  }
  return (
    <Asked name={name} field={field} error={problem ?? error}>
      <FileDrop
        key={attempt}
        accept={LOGO_TYPES.join(",")}
        maxBytes={FILE_ROUTES.uploadLogo.maxBytes}
        currentUrl={textOf(control.value) || null}
        uploading={upload.isPending}
        onFile={send}
        onRemove={() => {
          setProblem(null);
          control.onChange(null);
        }}
        onRefuse={(reason) => refuse(FILE_REFUSAL_TEXTS[reason]())}
      />
    </Asked>
  );
}
