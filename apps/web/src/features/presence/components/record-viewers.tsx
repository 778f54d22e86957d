import { recordTopic, type RecordKind } from "@kerkis/contract/core/realtime.ts";
import { m } from "#messages";
import { formatList } from "#shared/i18n/format.ts";
import { useSession } from "#shared/permissions/session.ts";
import { usePresence } from "#shared/realtime/use-presence.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { WidgetBoundary } from "#shared/ui/states/widget-boundary.tsx";

const FACES = 4;

interface RecordViewersProps {
  kind: RecordKind;
  id: string;
  /** The organization that has the record, where who looks at it may be in another one now. */
  organizationId?: string;
  className?: string;
}

/**
 * Who else of the organization looks at the same record now, as faces (completions 6). Only people who may open the page
 * are let in on it, and nobody shows there who does not have it open.
 */
export function RecordViewers(props: RecordViewersProps) {
  return (
    <WidgetBoundary size="icon">
      <Viewers {...props} />
    </WidgetBoundary>
  );
}

function Viewers({ kind, id, organizationId, className }: RecordViewersProps) {
  const { profile, current_organization: current } = useSession();
  const of = organizationId ?? current?.organization_id;
  const people = usePresence(profile && of ? recordTopic(of, kind, id) : null).filter(
    ({ userId }) => userId !== profile?.id,
  );
  const names = formatList(people.slice(0, FACES).map(({ name }) => name));
  const more = people.length - FACES;
  const text =
    people.length === 0
      ? ""
      : more > 0
        ? m.presence_viewers_more({ names, count: more })
        : m.presence_viewers({ names });
  return (
    <div
      role="status"
      title={text || undefined}
      className={cn("flex items-center", people.length === 0 && "absolute", className)}
    >
      {people.slice(0, FACES).map((person) => (
        <span key={person.userId} aria-hidden className="-ml-1.5 rounded-full ring-2 ring-background first:ml-0">
          <Avatar name={person.name} src={person.avatarUrl} size={28} presence={person.status} />
        </span>
      ))}
      {more > 0 && (
        <span aria-hidden className="tnum ml-1 text-sm text-muted-foreground">
          +{more}
        </span>
      )}
      <span className="sr-only">{text}</span>
    </div>
  );
}
