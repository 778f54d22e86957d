import { orgTopic } from "@kerkis/contract/core/realtime.ts";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import type { PresentPerson } from "#shared/realtime/people.ts";
import { useConnection } from "#shared/realtime/use-connection.ts";
import { usePresence } from "#shared/realtime/use-presence.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Popover } from "#shared/ui/overlays/popover.tsx";

const SHOWN = 50;
const STATUS_LABELS = { online: m.ui_presence_online, away: m.ui_presence_away, offline: m.ui_presence_offline };

interface OrganizationPresenceProps {
  /** A dot and a number, for the narrow sidebar. */
  isCompact?: boolean;
  className?: string;
}

/** How many of the current organization are here now, and who on a press (specification 7.4). */
export function OrganizationPresence({ isCompact = false, className }: OrganizationPresenceProps) {
  const { current_organization: organization } = useSession();
  const people = usePresence(organization ? orgTopic(organization.organization_id) : null);
  const connection = useConnection();
  if (connection === "reconnecting" || connection === "offline") {
    return (
      <span
        role="status"
        className={cn("inline-flex h-8 items-center gap-2 text-sm text-muted-foreground max-md:h-11", className)}
      >
        <span aria-hidden className="size-2 shrink-0 rounded-full bg-warning" />
        <span className={cn(isCompact && "sr-only")}>
          {connection === "offline" ? m.presence_offline() : m.presence_reconnecting()}
        </span>
      </span>
    );
  }
  if (people.length === 0) return null;
  const count = m.presence_online_count({ count: people.length });
  return (
    <Popover
      label={m.presence_who()}
      align={isCompact ? "start" : "end"}
      className="max-h-96 overflow-y-auto p-2"
      trigger={
        <Button
          variant="ghost"
          size="sm"
          title={isCompact ? count : undefined}
          className={cn(
            "justify-start gap-2 font-normal text-muted-foreground",
            isCompact ? "w-8 justify-center gap-1 px-0 text-xs" : "px-2",
            className,
          )}
        >
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-success" />
          {isCompact ? (
            <>
              <span aria-hidden className="tnum">
                {people.length > 99 ? "99+" : people.length}
              </span>
              <span className="sr-only">{count}</span>
            </>
          ) : (
            <span className="truncate">{count}</span>
          )}
        </Button>
      }
    >
      <h2 className="eyebrow px-2 pt-1 pb-2">{m.presence_who()}</h2>
      <PeopleList people={people} />
    </Popover>
  );
}

const rank = (status: string): number => (status === "online" ? 0 : 1);

function PeopleList({ people }: { people: readonly PresentPerson[] }) {
  const { profile } = useSession();
  const sorted = people.toSorted((a, b) => rank(a.status) - rank(b.status) || a.name.localeCompare(b.name, "el"));
  const more = sorted.length - SHOWN;
  return (
    <>
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
      {more > 0 && <p className="px-2 py-1.5 text-sm text-muted-foreground">{m.presence_more({ count: more })}</p>}
    </>
  );
}
