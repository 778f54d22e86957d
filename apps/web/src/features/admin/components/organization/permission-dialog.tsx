import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { RadioCards } from "#shared/ui/forms/radio-cards.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { columnName, type PermissionCell } from "../../model/permission-columns.ts";
import { useSetPermission } from "../../organization-admin.mutations.ts";
import { PAGE_NAMES } from "#shared/permissions/page-names.ts";
import { cellText } from "./permission-button.tsx";

const CHOICES = { usual: null, allow: true, deny: false } as const;
type Choice = keyof typeof CHOICES;

const choiceOf = (override: boolean | null): Choice => (override === null ? "usual" : override ? "allow" : "deny");

interface PermissionDialogProps {
  organizationId: string;
  cell: PermissionCell;
  onClose: () => void;
}

/** What holds for a role on a page: the default, or the organization's own word. */
export function PermissionDialog({ organizationId, cell, onClose }: PermissionDialogProps) {
  const { column, page, override } = cell;
  const [choice, setChoice] = useState<Choice>(choiceOf(override));
  const set = useSetPermission(organizationId);
  const save = () =>
    set.mutate(
      { ...column, page, allowed: CHOICES[choice], seen: override },
      {
        onSuccess: () => {
          toast.success(m.admin_permission_saved());
          onClose();
        },
        onError: (error) => {
          toast.error(m.admin_permission_not_saved(), { description: errorText(error) });
          onClose();
        },
      },
    );
  const usual = cellText({ ...cell, override: null });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={PAGE_NAMES[page]()}
      description={columnName(column)}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button pending={set.isPending} disabled={choice === choiceOf(override)} onClick={save}>
            {m.admin_permission_save()}
          </Button>
        </>
      }
    >
      <RadioCards
        aria-label={PAGE_NAMES[page]()}
        columns={1}
        value={choice}
        onValueChange={(value) => setChoice(value === "allow" || value === "deny" ? value : "usual")}
        options={[
          { value: "usual", label: m.admin_permission_use_default(), hint: usual },
          { value: "allow", label: m.admin_permission_allow() },
          { value: "deny", label: m.admin_permission_deny() },
        ]}
      />
    </Dialog>
  );
}
