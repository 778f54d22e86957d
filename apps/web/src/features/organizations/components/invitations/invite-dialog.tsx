import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import type { MemberPage } from "@kerkis/contract/organizations/members.schema.ts";
import { MEMBER_LIMITS } from "@kerkis/contract/organizations/members.taxonomy.ts";
import { useState } from "react";
import { m } from "#messages";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { TabPanel, Tabs } from "#shared/ui/layout/tabs.tsx";
import { InviteList } from "./invite-list.tsx";
import { InviteOne } from "./invite-one.tsx";

interface InviteDialogProps {
  organizationId: string;
  /** Roles that this person may invite to. */
  roles: readonly OrganizationRole[];
  /** How many invitations can still be sent today. */
  mails: MemberPage["mails"];
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Inviting one person, or a whole list. */
export function InviteDialog({ organizationId, roles, mails, open, onOpenChange }: InviteDialogProps) {
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
      {mails && <MailsLeft {...mails} />}
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

/** Said when it matters: a new organization sends fewer, and none is left at some time. */
function MailsLeft({ limit, left, new_until: newUntil }: NonNullable<MemberPage["mails"]>) {
  if (left === 0) {
    return (
      <Alert tone="warning" className="mb-4">
        {m.organizations_invite_none_left({ limit })}
      </Alert>
    );
  }
  if (newUntil === null) return null;
  return (
    <Alert className="mb-4">
      {m.organizations_invite_new_limit({
        limit,
        left,
        full: formatNumber(MEMBER_LIMITS.mailsPerDay),
        date: formatDate(newUntil),
      })}
    </Alert>
  );
}
