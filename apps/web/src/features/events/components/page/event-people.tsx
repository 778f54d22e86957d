import type { EventSpeaker } from "@kerkis/contract/events/editing/editing.schema.ts";
import { m } from "#messages";
import { Avatar } from "#shared/ui/marks/avatar.tsx";

/** Who is on the stage. */
export function EventSpeakers({ speakers }: { speakers: readonly EventSpeaker[] }) {
  if (speakers.length === 0) return null;
  return (
    <section aria-labelledby="event-speakers">
      <h2 id="event-speakers" className="display text-[1.75rem] leading-tight">
        {m.events_speakers()}
      </h2>
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        <People people={speakers} />
      </ul>
    </section>
  );
}

/** Names with who they are, as items of a list. */
export const People = ({ people }: { people: readonly EventSpeaker[] }) =>
  people.map(({ name, role }) => (
    <li key={`${name}${role}`} className="flex min-w-0 items-center gap-3.5">
      <Avatar name={name} size={48} />
      <p className="min-w-0 leading-snug [overflow-wrap:anywhere]">
        <span className="block font-medium">{name}</span>
        {role && <span className="block text-sm text-muted-foreground">{role}</span>}
      </p>
    </li>
  ));
