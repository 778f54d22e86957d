import { MailPlus } from "lucide-react";
import { lazy, useState } from "react";
import { m } from "#messages";
import type { ListAddress } from "#shared/lists/list-address.ts";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { hasAction } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { TabPanel, Tabs } from "#shared/ui/layout/tabs.tsx";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { LateWidget } from "#shared/ui/states/late-widget.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { MEMBER_VIEWS, memberInput, withoutActivity, type MemberSearch } from "../../model/member-search.ts";
import { useLiveMembers } from "../../hooks/use-live-members.ts";
import { membersQueries } from "../../members.queries.ts";
import { MemberList } from "./member-list.tsx";

const InvitationList = lazy(async () => ({
  default: (await import("../invitations/invitation-list.tsx")).InvitationList,
}));
const loadInviteDialog = async () => (await import("../invitations/invite-dialog.tsx")).InviteDialog;

interface MembersPanelProps {
  organizationId: string;
  /** What is looked for; its owner keeps it in the page's address or for itself. */
  address: ListAddress<MemberSearch>;
}

/** Members and invitations of an organization, as far as the server lets this person see and change them. */
export function MembersPanel({ organizationId, address: asked }: MembersPanelProps) {
  const knowsActivity = hasAction(useSession(), "members.invite");
  const address = knowsActivity ? asked : { ...asked, search: withoutActivity(asked.search) };
  const list = useList(membersQueries.people(organizationId, memberInput(address.search)));
  const [isInviting, setInviting] = useState(false);
  useLiveMembers(organizationId);
  const count = useCount(membersQueries.peopleCount(organizationId, memberInput(address.search)), list);
  const mayInvite = list.first?.can.invite ?? [];
  const invitations = useCount(membersQueries.invitationsCount(organizationId), {
    state: mayInvite.length > 0 ? list.state : "loading",
  });
  const members = <MemberList organizationId={organizationId} list={list} count={count} address={address} />;
  if (!list.first || mayInvite.length === 0) return members;
  return (
    <div className="relative">
      <Tabs
        value={address.search.view ?? "people"}
        label={m.organizations_members_title()}
        onValueChange={(value) => {
          const view = MEMBER_VIEWS.find((known) => known === value);
          address.change({ view: view === "people" ? undefined : view, q: undefined });
        }}
        tabs={[
          {
            value: "people",
            label: m.organizations_members_tab(),
            count: count && Object.values(count.groups).reduce((sum, inRole) => sum + inRole, 0),
          },
          { value: "invitations", label: m.organizations_invitations_tab(), count: invitations?.groups.pending },
        ]}
      >
        <Button
          className="absolute top-0 right-0 max-sm:static max-sm:mt-4 max-sm:w-full"
          onClick={() => setInviting(true)}
        >
          <MailPlus />
          {m.organizations_invite()}
        </Button>
        <TabPanel value="people" className="max-sm:pt-4">
          {members}
        </TabPanel>
        <TabPanel value="invitations" className="max-sm:pt-4">
          <LateWidget place={<SkeletonRows />}>
            <InvitationList organizationId={organizationId} address={address} />
          </LateWidget>
        </TabPanel>
      </Tabs>
      {isInviting && (
        <Loaded
          load={loadInviteDialog}
          props={{ organizationId, roles: mayInvite, mails: list.first.mails, open: true, onOpenChange: setInviting }}
        />
      )}
    </div>
  );
}
