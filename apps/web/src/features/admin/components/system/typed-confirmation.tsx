import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { AlertDialog } from "#shared/ui/overlays/alert-dialog.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";

interface TypedConfirmationProps<Command> {
  title: string;
  text: string;
  /** What must be typed, to the letter but for capitals. */
  typed: string;
  confirmLabel: string;
  command: {
    mutate: (input: Command, then: { onSuccess: () => void }) => void;
    isPending: boolean;
    isError: boolean;
    error: unknown;
  };
  input: (confirmation: string) => Command;
  /** Said when it worked. */
  done: string;
  onClose: () => void;
}

/** Asks for something to be typed before what cannot simply be undone. */
export function TypedConfirmation<Command>(props: TypedConfirmationProps<Command>) {
  const { title, text, typed, confirmLabel, command, input, done, onClose } = props;
  const [value, setValue] = useState("");
  const matches = value.trim().toLowerCase() === typed.toLowerCase();
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={title}
      description={text}
      confirmLabel={confirmLabel}
      confirmDisabled={!matches}
      pending={command.isPending}
      onConfirm={() =>
        command.mutate(input(value.trim()), {
          onSuccess: () => {
            toast.success(done);
            onClose();
          },
        })
      }
    >
      <div className="grid gap-4">
        <Field label={m.admin_confirm_label({ text: typed })} required>
          <Input
            value={value}
            onChange={({ target }) => setValue(target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        {command.isError && (
          <Alert tone="danger" live>
            {errorText(command.error)}
          </Alert>
        )}
      </div>
    </AlertDialog>
  );
}
