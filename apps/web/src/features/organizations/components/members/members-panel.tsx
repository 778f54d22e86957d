import { useInfiniteQuery } from "@tanstack/react-query";
import { MailPlus } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { errorData, errorText } from "#shared/api/errors.ts";
import { useCount } from "#shared/api/use-count.ts";
import { hasAction } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { ErrorState } from "#shared/ui/error-state.tsx";
import { SkeletonRows } from "#shared/ui/skeleton.tsx";
import { TabPanel, Tabs } from "#shared/ui/tabs.tsx";
import { MEMBER_VIEWS, memberInput, withoutActivity, type MemberSearch } from "../../hooks/member-search.ts";
import { useLiveMembers } from "../../hooks/use-live-members.ts";
import { membersQueries } from "../../members.queries.ts";
import { InvitationList } from "./invitation-list.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberList } from "./member-list.tsx";

interface MembersPanelProps {
  organizationId: string;
  /** What is looked for; its owner keeps it in the page's address or for itself. */
  search: MemberSearch;
  onSearch: (change: Partial<MemberSearch>) => void;
}

/** Members and invitations of an organization, as far as the server lets this person see and change them. */
export function MembersPanel({ organizationId, search: asked, onSearch }: MembersPanelProps) {
  const search = hasAction(useSession(), "members.invite") ? asked : withoutActivity(asked);
  const people = useInfiniteQuery(membersQueries.people(organizationId, memberInput(search)));
  const [isInviting, setInviting] = useState(false);
  useLiveMembers(organizationId);
  const [first] = people.data?.pages ?? [];
  const count = useCount(membersQueries.peopleCount(organizationId, memberInput(search)), people);
  const mayInvite = (first?.can.invite.length ?? 0) > 0;
  const invitations = useCount(membersQueries.invitationsCount(organizationId), { data: mayInvite || undefined });
  if (!first) {
    return people.isError ? (
      <ErrorState
        title={m.organizations_members_failed()}
        description={errorText(people.error)}
        onRetry={() => void people.refetch()}
        retrying={people.isFetching}
        reference={errorData(people.error).requestId}
      />
    ) : (
      <SkeletonRows rows={8} />
    );
  }
  const { can } = first;
  const total = count && Object.values(count.groups).reduce((sum, inRole) => sum + inRole, 0);
  const list = (
    <MemberList
      organizationId={organizationId}
      people={people}
      first={first}
      count={count}
      search={search}
      onSearch={onSearch}
    />
  );
  if (!mayInvite) return list;
  return (
    <div className="relative">
      <Tabs
        value={search.view ?? "people"}
        label={m.organizations_members_title()}
        onValueChange={(value) => {
          const view = MEMBER_VIEWS.find((known) => known === value);
          onSearch({ view: view === "people" ? undefined : view, q: undefined });
        }}
        tabs={[
          { value: "people", label: m.organizations_members_tab(), count: total },
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
          {list}
        </TabPanel>
        <TabPanel value="invitations" className="max-sm:pt-4">
          <InvitationList organizationId={organizationId} search={search} onSearch={onSearch} />
        </TabPanel>
      </Tabs>
      <InviteDialog
        organizationId={organizationId}
        roles={can.invite}
        mails={first.mails}
        open={isInviting}
        onOpenChange={setInviting}
      />
    </div>
  );
}
