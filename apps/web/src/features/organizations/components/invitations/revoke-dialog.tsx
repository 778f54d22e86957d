import type { InvitationRow, Outcomes } from "@kerkis/contract/organizations/members.schema.ts";
import { m } from "#messages";
import type { Command } from "#shared/commands/use-command.ts";
import { Confirm } from "#shared/commands/confirm.tsx";

interface RevokeDialogProps {
  rows: readonly InvitationRow[];
  command: Command<Outcomes, readonly string[]>;
  onClose: () => void;
  onDone: (outcomes: Outcomes) => void;
}

/** Asks before links stop working. */
export function RevokeDialog({ rows, command, onClose, onDone }: RevokeDialogProps) {
  const [only] = rows;
  if (!only) return null;
  return (
    <Confirm
      tone="danger"
      title={m.organizations_invitations_revoke_title({ count: rows.length })}
      description={
        <>
          {rows.length === 1 && <p className="font-medium [overflow-wrap:anywhere]">{only.email}</p>}
          <p>{m.organizations_invitations_revoke_text()}</p>
        </>
      }
      confirmLabel={m.organizations_invitations_revoke()}
      command={command}
      input={() => rows.map(({ id }) => id)}
      failed={m.organizations_invitations_failed()}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
