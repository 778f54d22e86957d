import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { useState } from "react";
import { m } from "#messages";
import { Dialog } from "#shared/ui/dialog.tsx";
import { TabPanel, Tabs } from "#shared/ui/tabs.tsx";
import { InviteList } from "./invite-list.tsx";
import { InviteOne } from "./invite-one.tsx";

interface InviteDialogProps {
  organizationId: string;
  /** Roles that this person may invite to. */
  roles: readonly OrganizationRole[];
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Inviting one person, or a whole list. */
export function InviteDialog({ organizationId, roles, open, onOpenChange }: InviteDialogProps) {
  const [way, setWay] = useState("one");
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.organizations_invite_title()}
      description={m.organizations_invite_lead()}
      size={way === "one" ? "md" : "lg"}
    >
      <Tabs
        value={way}
        onValueChange={setWay}
        label={m.organizations_invite_title()}
        tabs={[
          { value: "one", label: m.organizations_invite_one() },
          { value: "list", label: m.organizations_invite_list() },
        ]}
      >
        <TabPanel value="one">
          <InviteOne organizationId={organizationId} roles={roles} onDone={close} />
        </TabPanel>
        <TabPanel value="list">
          <InviteList organizationId={organizationId} roles={roles} onDone={close} />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}
