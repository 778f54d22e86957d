import type { StartupInvitation } from "@kerkis/contract/startups/people/people.schema.ts";
import { STARTUP_ROLE_LABELS } from "@kerkis/contract/startups/people/people.taxonomy.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { useResendInvitation, useRevokeInvitation } from "../../people.mutations.ts";

interface InvitationRowProps {
  startupId: string;
  invitation: StartupInvitation;
}

/** An invitation that nobody has answered. */
export function InvitationRow({ startupId, invitation }: InvitationRowProps) {
  const { id, email, role, state, expires_at } = invitation;
  const resend = useResendInvitation(startupId);
  const revoke = useRevokeInvitation(startupId);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-border py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium [overflow-wrap:anywhere]">{email}</p>
        <p className="text-sm text-muted-foreground">
          {localized(STARTUP_ROLE_LABELS[role])},{" "}
          {state === "expired"
            ? m.startups_people_invited_expired()
            : m.startups_people_invited_until({ date: formatDate(expires_at, "medium") })}
        </p>
      </div>
      <Button variant="ghost" size="sm" pending={resend.isPending} onClick={() => resend.mutate(id)}>
        {m.startups_people_resend()}
        <span className="sr-only"> ({email})</span>
      </Button>
      <Button variant="ghost" size="sm" pending={revoke.isPending} onClick={() => revoke.mutate(id)}>
        {m.startups_people_revoke()}
        <span className="sr-only"> ({email})</span>
      </Button>
    </li>
  );
}
