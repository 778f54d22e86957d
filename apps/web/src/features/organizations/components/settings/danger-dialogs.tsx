import { email } from "@kerkis/contract/core/fields.ts";
import type { OrganizationDetails } from "@kerkis/contract/organizations/organizations.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import {
  useDeleteOrganization,
  useSetOrganizationActive,
  useTransferOwnership,
} from "../../organizations.mutations.ts";

interface DangerDialogProps {
  details: OrganizationDetails;
  onClose: () => void;
}

/** Switching off: nobody works in it until an owner switches it on again. */
export function DeactivateDialog({ details: { id, name, version }, onClose }: DangerDialogProps) {
  return (
    <Confirm
      tone="danger"
      title={m.organizations_deactivate_title({ name })}
      description={m.organizations_deactivate_text()}
      confirmLabel={m.organizations_deactivate()}
      command={useSetOrganizationActive()}
      input={() => ({ id, version, is_active: false })}
      done={m.organizations_status_updated()}
      failed={m.organizations_status_failed()}
      onClose={onClose}
    />
  );
}

/** Deleting: the name is typed, so that it is this organization and no other. */
export function DeleteDialog({ details: { id, name }, onClose }: DangerDialogProps) {
  return (
    <Confirm
      tone="danger"
      title={m.organizations_delete_title({ name })}
      description={m.organizations_delete_text()}
      confirmLabel={m.organizations_delete()}
      typed={{ label: m.organizations_delete_typed({ name }), text: name }}
      command={useDeleteOrganization()}
      input={() => ({ id, name })}
      done={m.organizations_deleted()}
      failed={m.organizations_delete_failed()}
      onClose={onClose}
    />
  );
}

/** Ownership passes to a member, by their e-mail as typed; a refusal is about that e-mail. */
export function TransferDialog({ details: { id, name }, onClose }: DangerDialogProps) {
  const [typed, setTyped] = useState("");
  const transfer = useTransferOwnership();
  return (
    <Confirm
      tone="danger"
      title={m.organizations_transfer_title({ name })}
      description={m.organizations_transfer_text()}
      confirmLabel={m.organizations_transfer()}
      isReady={email.safeParse(typed).success}
      command={transfer}
      input={() => ({ id, email: typed })}
      done={m.organizations_transferred()}
      refusal={() => null}
      onClose={onClose}
    >
      <Field label={m.organizations_transfer_email()} error={transfer.error && errorText(transfer.error)} required>
        <Input
          type="email"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            transfer.reset();
          }}
        />
      </Field>
    </Confirm>
  );
}
