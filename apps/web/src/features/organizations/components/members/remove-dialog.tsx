import type { MemberRow, Outcomes } from "@kerkis/contract/organizations/members.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { AlertDialog } from "#shared/ui/overlays/alert-dialog.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useRemoveMembers } from "../../members.mutations.ts";
import { failedOf, OutcomeList } from "../invitations/outcome-list.tsx";

interface RemoveDialogProps {
  organizationId: string;
  /** Who is removed; none keeps the dialog closed. */
  rows: readonly MemberRow[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks before members are removed; the reason is kept in the audit log. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { rows } = props;
  return rows.length > 0 ? <OpenRemoveDialog key={rows.map(({ user_id }) => user_id).join()} {...props} /> : null;
}

function OpenRemoveDialog({ organizationId, rows, onClose, onDone }: RemoveDialogProps) {
  const remove = useRemoveMembers(organizationId);
  const [reason, setReason] = useState("");
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null);
  const [only] = rows;
  const confirm = () =>
    remove.mutate(
      { rows, reason: reason.trim() },
      {
        onSuccess: (answer) => {
          onDone();
          if (failedOf(answer).length > 0) return setOutcomes(answer);
          toast.success(m.organizations_members_removed({ count: rows.length }));
          onClose();
        },
        onError: (error) => toast.error(m.organizations_members_remove_failed(), { description: errorText(error) }),
      },
    );
  if (outcomes) {
    return (
      <Dialog
        open
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={m.organizations_members_remove()}
        size="sm"
        footer={<Button onClick={onClose}>{m.ui_close()}</Button>}
      >
        <OutcomeList outcomes={outcomes} nameOf={(id) => rows.find(({ user_id }) => user_id === id)?.name ?? ""} />
      </Dialog>
    );
  }
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        rows.length === 1 && only
          ? m.organizations_members_remove_one({ name: only.name })
          : m.organizations_members_remove_many({ count: rows.length })
      }
      description={m.organizations_members_remove_text()}
      confirmLabel={m.organizations_members_remove()}
      tone="danger"
      pending={remove.isPending}
      onConfirm={confirm}
    >
      <Field label={m.organizations_members_reason()} hint={m.organizations_members_reason_hint()} optional>
        <Textarea
          rows={2}
          maxLength={LIMITS.reasonMax}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </AlertDialog>
  );
}
