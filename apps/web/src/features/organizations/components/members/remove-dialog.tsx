import type { MemberRow, Outcomes } from "@kerkis/contract/organizations/members.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
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
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null);
  const [only] = rows;
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
    <Confirm
      tone="danger"
      title={
        rows.length === 1 && only
          ? m.organizations_members_remove_one({ name: only.name })
          : m.organizations_members_remove_many({ count: rows.length })
      }
      description={m.organizations_members_remove_text()}
      confirmLabel={m.organizations_members_remove()}
      reason={{
        label: m.organizations_members_reason(),
        hint: m.organizations_members_reason_hint(),
        isRequired: false,
      }}
      command={remove}
      input={({ reason }) => ({ rows, reason })}
      failed={m.organizations_members_remove_failed()}
      onDone={(answer) => {
        onDone();
        if (failedOf(answer).length > 0) return setOutcomes(answer);
        toast.success(m.organizations_members_removed({ count: rows.length }));
        return onClose();
      }}
      onClose={onClose}
    />
  );
}
