import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { useList } from "#shared/lists/use-list.ts";
import { useSession } from "#shared/permissions/session.ts";
import { cn } from "#shared/ui/class-names.ts";
import { startupsQueries } from "../startups.queries.ts";
import { useEditing } from "./profile/editing.ts";
import { hasText } from "./startup-sections.tsx";

/** The line of the window, from above, under which a part is the one that is read. */
const READ_AT = "-30% 0px -65% 0px";

/** The parts of the page that a startup has, in their order. */
function useParts(startup: Startup): readonly { id: string; title: string }[] {
  const { id, funding_rounds, milestones, team } = startup;
  const isEdited = useEditing() !== null;
  const updates = useList(startupsQueries.updates(id));
  const hasUpdates = updates.state === "shown" && (isEdited || updates.rows.length > 0);
  return [
    { id: "about", title: m.startups_about(), isThere: isEdited || hasText(startup) },
    { id: "funding", title: m.startups_funding(), isThere: isEdited || funding_rounds.length > 0 },
    { id: "milestones", title: m.startups_milestones(), isThere: isEdited || milestones.length > 0 },
    { id: "updates", title: m.startups_updates(), isThere: hasUpdates },
    { id: "team", title: m.startups_team(), isThere: isEdited || team.length > 0 },
    { id: "facts", title: m.startups_more_facts(), isThere: true },
  ].filter(({ isThere }) => isThere);
}

/** On a phone: the parts of the page in one row that stays while one reads. */
export function StartupParts({ startup }: { startup: Startup }) {
  const parts = useParts(startup);
  const isVisitor = useSession().profile === null;
  const [read, setRead] = useState(parts[0]?.id);
  const row = useRef<HTMLUListElement>(null);
  const known = parts.map(({ id }) => id).join(" ");
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (!entered) return;
        setRead(entered.target.id);
        // The row alone moves, never the page.
        const link = row.current?.querySelector<HTMLElement>(`[href="#${entered.target.id}"]`);
        if (link) row.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth });
      },
      { rootMargin: READ_AT },
    );
    for (const id of known.split(" ")) {
      const part = document.getElementById(id);
      if (part) seen.observe(part);
    }
    return () => seen.disconnect();
  }, [known]);
  return (
    <nav
      aria-label={m.startups_parts()}
      className={cn(
        "sticky z-20 mt-6 border-b border-border bg-background md:hidden print:hidden",
        isVisitor ? "top-0" : "top-16",
      )}
    >
      <ul ref={row} className="relative flex overflow-x-auto px-1 [scrollbar-width:none]">
        {parts.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === read ? "location" : undefined}
              className="flex h-12 items-center border-b-2 border-transparent px-3 text-[0.9375rem] text-muted-foreground aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-foreground"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
