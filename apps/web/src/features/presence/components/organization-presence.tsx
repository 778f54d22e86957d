import { orgTopic } from "@kerkis/contract/core/realtime.ts";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { useConnection } from "#shared/realtime/use-connection.ts";
import { usePresence } from "#shared/realtime/use-presence.ts";
import { Avatar } from "#shared/ui/avatar.tsx";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Popover } from "#shared/ui/popover.tsx";

const SHOWN = 50;
const STATUS_LABELS = { online: m.ui_presence_online, away: m.ui_presence_away, offline: m.ui_presence_offline };

/** How many of the current organization are here now, and who on a press (specification 7.4). */
export function OrganizationPresence({ className }: { className?: string }) {
  const { current_organization: organization, profile } = useSession();
  const people = usePresence(organization ? orgTopic(organization.organization_id) : null);
  const connection = useConnection();
  if (connection === "reconnecting" || connection === "offline") {
    return (
      <span role="status" className={cn("inline-flex items-center gap-2 text-sm text-muted-foreground", className)}>
        <span aria-hidden className="size-2 rounded-full bg-warning" />
        {connection === "offline" ? m.presence_offline() : m.presence_reconnecting()}
      </span>
    );
  }
  if (people.length === 0) return null;
  const rank = (status: string) => (status === "online" ? 0 : 1);
  const sorted = people.toSorted((a, b) => rank(a.status) - rank(b.status) || a.name.localeCompare(b.name, "el"));
  return (
    <Popover
      label={m.presence_who()}
      className="max-h-96 overflow-y-auto p-2"
      trigger={
        <Button variant="ghost" size="sm" className={cn("gap-2 px-2 font-normal text-muted-foreground", className)}>
          <span aria-hidden className="size-2 rounded-full bg-success" />
          {m.presence_online_count({ count: people.length })}
        </Button>
      }
    >
      <h2 className="eyebrow px-2 pt-1 pb-2">{m.presence_who()}</h2>
      <ul>
        {sorted.slice(0, SHOWN).map((person) => (
          <li key={person.userId} className="flex items-center gap-3 rounded-sm px-2 py-1.5">
            <Avatar name={person.name} src={person.avatarUrl} size={32} presence={person.status} />
            <span className="min-w-0 flex-1 truncate">
              {person.name}
              {person.userId === profile?.id && <span className="text-muted-foreground"> ({m.presence_you()})</span>}
            </span>
            <span aria-hidden className="text-sm text-muted-foreground">
              {STATUS_LABELS[person.status]()}
            </span>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
