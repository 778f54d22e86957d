import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { passkeyName, type Passkey } from "@kerkis/contract/identity/security.schema.ts";
import { type SubmitEvent, useId, useState } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { toastFailure } from "../../model/failure.ts";
import { useRenamePasskey } from "../../security/security.mutations.ts";

/** Another name for a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState(passkey.name);
  const [hasBadName, setBadName] = useState(false);
  const rename = useRenamePasskey();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const chosen = passkeyName.safeParse(name);
    setBadName(!chosen.success);
    if (!chosen.success) return;
    rename.mutate(
      { id: passkey.id, name: chosen.data },
      { onSuccess: onClose, onError: (error) => toastFailure(m.security_failed(), error) },
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.security_passkeys_rename()}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} pending={rename.isPending}>
            {m.security_save()}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit}>
        <Field label={m.security_passkeys_name()} error={hasBadName ? m.field_required() : undefined} required>
          <Input
            value={name}
            maxLength={LIMITS.passkeyNameMax}
            dir="auto"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
