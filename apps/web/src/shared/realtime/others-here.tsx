import { recordTopic, type RecordKind } from "@kerkis/contract/core/realtime.ts";
import { createContext, type ReactNode, use, useDeferredValue, useMemo, useState } from "react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { cn } from "#shared/ui/class-names.ts";
import { roleColor } from "#shared/ui/marks/tone.ts";
import type { PresentPerson } from "./people.ts";
import { useOthersByPlace, usePlaceReport } from "./use-places.ts";

interface Others {
  /** Whoever else is in which part of the record, or in which of its fields: by «part» and «part field». */
  people: ReadonlyMap<string, PresentPerson>;
  /** The part whose fields stand below; empty where a field's place names its part itself. */
  part: string;
}

const Here = createContext<Others | null>(null);

interface OthersHereProps {
  people: Others["people"];
  part?: string;
  children: ReactNode;
}

/** Below it a record's parts and fields show who else is in them. While nobody comes or goes nothing below is drawn anew. */
export function OthersHere({ people, part = "", children }: OthersHereProps) {
  // A part of the page that cannot be taken over yet (latePart) might read it: React waits for its code, or would throw its HTML away.
  const shown = useDeferredValue(people);
  const here = useMemo(() => ({ people: shown, part }), [shown, part]);
  return <Here value={here}>{children}</Here>;
}

interface EditedTogetherProps {
  kind: RecordKind;
  id: string;
  /** The organization that has the record: who runs several edits it from any of them. */
  organizationId: string;
  /** The part of the record that is open here; null where none is. */
  part: string | null;
  /** False where the part is not seen, or only read: who reads it changes nothing there. */
  isThere?: boolean;
  children: ReactNode;
}

/** Tells others who edit the same record which part and field this person is in, and shows where they are. */
export function EditedTogether({ kind, id, organizationId, part, isThere = true, children }: EditedTogetherProps) {
  const { profile } = useSession();
  const topic = profile && recordTopic(organizationId, kind, id);
  const [field, setField] = useState<string | null>(null);
  usePlaceReport(topic, part === null || !isThere ? undefined : [part, field].filter(Boolean).join(" "));
  const people = useOthersByPlace(topic, profile?.id);
  return (
    <div
      className="contents"
      onFocus={({ target }) => setField(target.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? null)}
      onBlur={() => setField(null)}
    >
      <OthersHere people={people} part={part ?? ""}>
        {children}
      </OthersHere>
    </div>
  );
}

/** Whoever is in a part, at whichever of its fields. */
export function useOtherAt(part: string): PresentPerson | null {
  const { people } = use(Here) ?? { people: [] };
  const [, person] = [...people].find(([place]) => place === part || place.startsWith(`${part} `)) ?? [];
  return person ?? null;
}

/** The colour in which a face stands in the screen's bar, so that ring and face are one person's. */
export const OTHERS_COLOR = roleColor("investor");

export const firstNameOf = ({ name }: PresentPerson): string => name.trim().split(/\s+/)[0] ?? "";

/** The first name of whoever is there, on their ring. */
export function NameTag({ person, className }: { person: PresentPerson; className?: string }) {
  return (
    <span
      className={cn(
        "pointer-events-none absolute z-10 max-w-32 truncate rounded-xs px-1.5 text-xs leading-5 font-semibold",
        className,
      )}
      style={{ background: OTHERS_COLOR, color: "var(--surface)" }}
    >
      <span className="sr-only">{m.ui_other_here({ name: person.name })}</span>
      <span aria-hidden>{firstNameOf(person)}</span>
    </span>
  );
}

/**
 * A field with a ring in the colour of whoever else is in it. What it is drawn in stays as they come and go: who types there goes on.
 * @param place the field, within the part that is open
 */
export function OtherRing({ place, children }: { place: string; children: ReactNode }) {
  const here = use(Here);
  if (!here) return children;
  const person = here.people.get([here.part, place].filter(Boolean).join(" "));
  return (
    <div
      data-place={place}
      data-other={person && ""}
      className={
        person ? "relative grid grid-cols-[minmax(0,1fr)] gap-2 rounded-sm outline-2 outline-offset-4" : "contents"
      }
      style={person && { outlineColor: OTHERS_COLOR }}
    >
      {children}
      {person && <NameTag person={person} className="-top-4 right-0" />}
    </div>
  );
}
