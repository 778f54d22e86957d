import { ORGANIZATION_ROLES, type OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import type { MemberRow, Outcomes } from "@kerkis/contract/organizations/members.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { ORGANIZATION_ROLE_NAMES } from "#shared/permissions/role-names.ts";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { RadioCards } from "#shared/ui/forms/radio-cards.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useChangeRoles } from "../../members.mutations.ts";
import { failedOf, OutcomeList } from "../invitations/outcome-list.tsx";
import { ROLE_HINTS } from "./role-hints.ts";

interface RoleDialogProps {
  organizationId: string;
  /** Whose role changes; none keeps the dialog closed. */
  rows: readonly MemberRow[];
  onClose: () => void;
  onDone: () => void;
}

/** Another role for one member or for many. */
export function RoleDialog({ rows, onClose, ...rest }: RoleDialogProps) {
  const isOpen = rows.length > 0;
  return isOpen ? (
    <OpenRoleDialog key={rows.map(({ user_id }) => user_id).join()} rows={rows} onClose={onClose} {...rest} />
  ) : null;
}

function OpenRoleDialog({ organizationId, rows, onClose, onDone }: RoleDialogProps) {
  const change = useChangeRoles(organizationId);
  const [only] = rows;
  // One member begins with the role they have; for many, a role is chosen first.
  const present = rows.length === 1 && only ? only.role : null;
  const offered = ORGANIZATION_ROLES.filter(
    (role) => role === present || rows.some(({ can }) => can.roles.includes(role)),
  );
  const [role, setRole] = useState<OrganizationRole | null>(present);
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null);
  const nameOf = (id: string) => rows.find(({ user_id }) => user_id === id)?.name ?? "";
  const save = () =>
    role !== null &&
    change.mutate(
      { rows, role },
      {
        onSuccess: (answer) => {
          onDone();
          if (failedOf(answer).length > 0) return setOutcomes(answer);
          toast.success(m.organizations_members_role_changed({ count: rows.length }));
          onClose();
        },
        onError: (error) => toast.error(m.organizations_members_role_failed(), { description: errorText(error) }),
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.organizations_members_change_role()}
      description={rows.length === 1 && only ? only.name : m.ui_chosen({ count: rows.length })}
      size="sm"
      footer={
        outcomes ? (
          <Button onClick={onClose}>{m.ui_close()}</Button>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            <Button pending={change.isPending} disabled={role === null || role === present} onClick={save}>
              {m.organizations_members_save_role()}
            </Button>
          </>
        )
      }
    >
      {outcomes ? (
        <OutcomeList outcomes={outcomes} nameOf={nameOf} />
      ) : (
        <Field
          label={m.organizations_members_role()}
          group
          hint={role === null ? m.organizations_members_choose_role() : ROLE_HINTS[role]()}
        >
          <RadioCards
            value={role}
            onValueChange={(value) => setRole(ORGANIZATION_ROLES.find((known) => known === value) ?? role)}
            options={offered.map((value) => ({ value, label: ORGANIZATION_ROLE_NAMES[value]() }))}
          />
        </Field>
      )}
    </Dialog>
  );
}
