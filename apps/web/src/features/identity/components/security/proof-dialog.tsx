import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { PasswordInput } from "#shared/ui/forms/password-input.tsx";

export interface ProofDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  tone?: "primary" | "danger";
  /** Whether the account has a password to prove; a recent sign-in serves where it has none. */
  hasPassword: boolean;
  pending: boolean;
  error: unknown;
  /** Words for failures that only this task knows. */
  explain?: (error: unknown) => string | undefined;
  onConfirm: (proof: { password?: string }) => void;
  /** Fields before the password. */
  children?: ReactNode;
}

/** Asks for the password before the ways into the account change. */
export function ProofDialog(props: ProofDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, tone = "primary" } = props;
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !props.pending && onOpenChange(isOpen)}
      title={title}
      description={description}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} variant={tone} pending={props.pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ProofForm {...props} id={formId} />
    </Dialog>
  );
}

function ProofForm({
  id,
  hasPassword,
  pending,
  error,
  explain,
  onConfirm,
  children,
}: ProofDialogProps & { id: string }) {
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const isWrong = errorCode(error) === "auth.invalid_credentials";
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (pending) return;
    setMissing(hasPassword && password === "");
    if (!hasPassword) onConfirm({});
    else if (password !== "") onConfirm({ password });
  }
  return (
    <form id={id} method="post" noValidate onSubmit={submit} className="grid gap-4">
      {children}
      {hasPassword && (
        <Field
          label={m.security_proof_password()}
          error={isMissing ? m.field_required() : isWrong ? m.security_proof_wrong() : undefined}
          required
        >
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setMissing(false);
            }}
          />
        </Field>
      )}
      {Boolean(error) && !isWrong && (
        <Alert tone="danger" live>
          {explain?.(error) ?? errorText(error)}
        </Alert>
      )}
    </form>
  );
}
