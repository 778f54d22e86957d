import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import type { PresentPerson } from "#shared/realtime/people.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { PopoverPanel } from "#shared/ui/overlays/popover.tsx";
import type { PopupPlace } from "#shared/ui/overlays/use-popup.ts";

const SHOWN = 50;
const STATUS_LABELS = { online: m.ui_presence_online, away: m.ui_presence_away, offline: m.ui_presence_offline };

interface PeopleHereProps extends PopupPlace {
  people: readonly PresentPerson[];
  isCompact: boolean;
}

/** Who is here now, those at their screen first. */
export function PeopleHere({ people, isCompact, ...popup }: PeopleHereProps) {
  return (
    <PopoverPanel
      {...popup}
      label={m.presence_who()}
      align={isCompact ? "start" : "end"}
      className="max-h-96 overflow-y-auto p-2"
    >
      <h2 className="eyebrow px-2 pt-1 pb-2">{m.presence_who()}</h2>
      <PeopleList people={people} />
    </PopoverPanel>
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
