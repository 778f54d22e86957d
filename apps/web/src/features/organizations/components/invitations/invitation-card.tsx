import type { InvitationView } from "@kerkis/contract/organizations/invitations.schema.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { ORGANIZATION_ROLE_NAMES } from "#shared/permissions/role-names.ts";

/** Who invites whom to what, and until when. */
export function InvitationCard({ invitation }: { invitation: InvitationView }) {
  const { organization, role, email, invited_by_name: inviter, expires_at, standing } = invitation;
  return (
    <div className="grid gap-4 rounded-lg bg-surface p-5 shadow-sm">
      <div className="flex min-w-0 items-center gap-4">
        <Mark seed={organization.slug} src={organization.logo_url} size={52} />
        <div className="min-w-0">
          <p className="text-lg leading-snug font-semibold text-pretty">{organization.name}</p>
          <p className="text-[0.9375rem] text-muted-foreground">
            {inviter
              ? m.organizations_invitation_from({ person: inviter })
              : m.organizations_invitation_from_organization()}
          </p>
        </div>
      </div>
      <dl className="grid gap-x-4 text-[0.9375rem] max-sm:[&>dd]:mb-2 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-1.5">
        <dt className="text-muted-foreground">{m.organizations_invitation_for()}</dt>
        <dd className="font-medium [overflow-wrap:anywhere]">{email}</dd>
        <dt className="text-muted-foreground">{m.organizations_members_role()}</dt>
        <dd className="font-medium">{ORGANIZATION_ROLE_NAMES[role]()}</dd>
        {standing === "open" && (
          <>
            <dt className="text-muted-foreground">{m.organizations_invitation_until()}</dt>
            <dd className="font-medium">{formatDate(expires_at)}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
