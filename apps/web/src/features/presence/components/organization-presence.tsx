import { orgTopic } from "@kerkis/contract/core/realtime.ts";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { useConnection } from "#shared/realtime/use-connection.ts";
import { usePresence } from "#shared/realtime/use-presence.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { LatePopup } from "#shared/ui/overlays/late-popup.tsx";

const loadPeople = async () => (await import("./people-here.tsx")).PeopleHere;

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
    <LatePopup
      kind="dialog"
      load={loadPeople}
      props={{ people, isCompact }}
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
    />
  );
}
