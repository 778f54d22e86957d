import { createContext, type ReactNode, use } from "react";
import { m } from "#messages";
import type { PresentPerson } from "#shared/realtime/people.ts";
import { cn } from "#shared/ui/class-names.ts";
import { roleColor } from "#shared/ui/marks/tone.ts";

type Others = ReadonlyMap<string, PresentPerson>;
const NOBODY: Others = new Map();

/** Who else is in which step, or in which of its settings: by «step» and «step setting». */
export const OthersHere = createContext<Others>(NOBODY);

/** Whoever is in a step, at whichever of its settings. */
export function useOtherAt(step: string): PresentPerson | null {
  const others = use(OthersHere);
  const [, person] = [...others].find(([place]) => place === step || place.startsWith(`${step} `)) ?? [];
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
      <span className="sr-only">{m.workflows_other_here({ name: person.name })}</span>
      <span aria-hidden>{firstNameOf(person)}</span>
    </span>
  );
}

/** A setting with a ring in the colour of whoever else is in it. */
export function OtherRing({ place, children }: { place: string; children: ReactNode }) {
  const person = use(OthersHere).get(place);
  if (!person) return children;
  return (
    <div
      data-other
      className="relative grid grid-cols-[minmax(0,1fr)] gap-2 rounded-sm outline-2 outline-offset-4"
      style={{ outlineColor: OTHERS_COLOR }}
    >
      {children}
      <NameTag person={person} className="-top-4 right-0" />
    </div>
  );
}
