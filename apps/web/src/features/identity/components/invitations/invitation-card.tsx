import type { InvitationStanding } from "@kerkis/contract/organizations/invitations.schema.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { DescriptionList } from "#shared/ui/layout/description-list.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";

interface InvitationCardProps {
  /** Who or what invites. */
  host: { seed: string; name: string; logo_url: string | null };
  from: string;
  role: { term: string; value: string };
  invitation: { email: string; standing: InvitationStanding; expires_at: string };
}

/** Who invites whom to what, and until when. */
export function InvitationCard({ host, from, role, invitation }: InvitationCardProps) {
  const { email, standing, expires_at } = invitation;
  return (
    <div className="grid gap-4 rounded-lg bg-surface p-5 shadow-sm">
      <div className="flex min-w-0 items-center gap-4">
        <Mark seed={host.seed} src={host.logo_url} size={52} />
        <div className="min-w-0">
          <p className="text-lg leading-snug font-semibold text-pretty [overflow-wrap:anywhere]">{host.name}</p>
          <p className="text-[0.9375rem] text-muted-foreground">{from}</p>
        </div>
      </div>
      <DescriptionList
        items={[
          { term: m.identity_invitation_for(), value: email },
          role,
          ...(standing === "open" ? [{ term: m.identity_invitation_until(), value: formatDate(expires_at) }] : []),
        ]}
      />
    </div>
  );
}
