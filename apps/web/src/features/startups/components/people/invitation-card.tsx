import { STARTUP_ROLE_LABELS } from "@kerkis/contract/startups/people/people.taxonomy.ts";
import type { StartupInvitationView } from "@kerkis/contract/startups/people/people.schema.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { DescriptionList } from "#shared/ui/layout/description-list.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";

/** Who invites whom to what, and until when. */
export function InvitationCard({ invitation }: { invitation: StartupInvitationView }) {
  const { startup, role, email, invited_by_name: inviter, expires_at, standing } = invitation;
  return (
    <div className="grid gap-4 rounded-lg bg-surface p-5 shadow-sm">
      <div className="flex min-w-0 items-center gap-4">
        <Mark seed={startup.id} src={startup.logo_url} size={52} />
        <div className="min-w-0">
          <p className="text-lg leading-snug font-semibold [overflow-wrap:anywhere]">{startup.name}</p>
          <p className="text-[0.9375rem] text-muted-foreground">
            {inviter ? m.startups_invitation_from({ person: inviter }) : m.startups_invitation_from_startup()}
          </p>
        </div>
      </div>
      <DescriptionList
        items={[
          { term: m.startups_invitation_for(), value: email },
          { term: m.startups_people_invite_role(), value: localized(STARTUP_ROLE_LABELS[role]) },
          ...(standing === "open" ? [{ term: m.startups_invitation_until(), value: formatDate(expires_at) }] : []),
        ]}
      />
    </div>
  );
}
