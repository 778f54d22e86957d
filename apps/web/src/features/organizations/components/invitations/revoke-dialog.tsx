import type { InvitationRow } from "@kerkis/contract/organizations/members.schema.ts";
import { m } from "#messages";
import { AlertDialog } from "#shared/ui/overlays/alert-dialog.tsx";

interface RevokeDialogProps {
  rows: readonly InvitationRow[];
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before links stop working. */
export function RevokeDialog({ rows, pending, onClose, onConfirm }: RevokeDialogProps) {
  const [only] = rows;
  return (
    <AlertDialog
      open={rows.length > 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.organizations_invitations_revoke_title({ count: rows.length })}
      description={
        <>
          {rows.length === 1 && only && <p className="font-medium [overflow-wrap:anywhere]">{only.email}</p>}
          <p>{m.organizations_invitations_revoke_text()}</p>
        </>
      }
      confirmLabel={m.organizations_invitations_revoke()}
      tone="danger"
      pending={pending}
      onConfirm={onConfirm}
    />
  );
}
