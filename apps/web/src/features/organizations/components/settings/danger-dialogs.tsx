import { email } from "@kerkis/contract/core/fields.ts";
import type { OrganizationDetails } from "@kerkis/contract/organizations/organizations.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { AlertDialog } from "#shared/ui/overlays/alert-dialog.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import {
  useDeleteOrganization,
  useSetOrganizationActive,
  useTransferOwnership,
} from "../../organizations.mutations.ts";

interface DangerDialogProps {
  details: OrganizationDetails;
  open: boolean;
  onClose: () => void;
}

/** Switching off: nobody works in it until an owner switches it on again. */
export function DeactivateDialog({ details: { id, name, version }, open, onClose }: DangerDialogProps) {
  const step = useSetOrganizationActive();
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.organizations_deactivate_title({ name })}
      description={m.organizations_deactivate_text()}
      confirmLabel={m.organizations_deactivate()}
      tone="danger"
      pending={step.isPending}
      onConfirm={() =>
        step.mutate(
          { id, version, is_active: false },
          {
            onSuccess: () => {
              toast.success(m.organizations_status_updated());
              onClose();
            },
            onError: (error) => toast.error(m.organizations_status_failed(), { description: errorText(error) }),
          },
        )
      }
    />
  );
}

/** Deleting: the name is typed, so that it is this organization and no other. */
export function DeleteDialog({ details: { id, name }, open, onClose }: DangerDialogProps) {
  const [typed, setTyped] = useState("");
  const step = useDeleteOrganization();
  function close() {
    setTyped("");
    onClose();
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={m.organizations_delete_title({ name })}
      description={m.organizations_delete_text()}
      confirmLabel={m.organizations_delete()}
      tone="danger"
      pending={step.isPending}
      confirmDisabled={typed.trim().normalize() !== name.normalize()}
      onConfirm={() =>
        step.mutate(
          { id, name: typed.trim() },
          {
            onSuccess: () => {
              toast.success(m.organizations_deleted());
              close();
            },
            onError: (error) => toast.error(m.organizations_delete_failed(), { description: errorText(error) }),
          },
        )
      }
    >
      <Field label={m.organizations_delete_typed({ name })} required>
        <Input value={typed} autoComplete="off" spellCheck={false} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </AlertDialog>
  );
}

/** Ownership passes to a member, by their e-mail as typed. */
export function TransferDialog({ details: { id, name }, open, onClose }: DangerDialogProps) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const step = useTransferOwnership();
  function close() {
    setTyped("");
    setProblem(null);
    onClose();
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={m.organizations_transfer_title({ name })}
      description={m.organizations_transfer_text()}
      confirmLabel={m.organizations_transfer()}
      tone="danger"
      pending={step.isPending}
      confirmDisabled={!email.safeParse(typed).success}
      onConfirm={() =>
        step.mutate(
          { id, email: typed },
          {
            onSuccess: () => {
              toast.success(m.organizations_transferred());
              close();
            },
            onError: (error) => setProblem(errorText(error)),
          },
        )
      }
    >
      <Field label={m.organizations_transfer_email()} error={problem} required>
        <Input
          type="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(null);
          }}
        />
      </Field>
    </AlertDialog>
  );
}
