import { History } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { formatDate, formatList } from "#shared/i18n/format.ts";
import { ListEnd } from "#shared/lists/list-end.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { Button } from "#shared/ui/button.tsx";
import { Timeline } from "#shared/ui/layout/timeline.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { factName } from "../../model/fact-text.ts";
import { startupsQueries } from "../../startups.queries.ts";

/** A field's name as its form has it. */
function nameOf(field: string): string {
  if (field === "people") return m.startups_history_people();
  if (field === "is_verified") return m.startups_history_published();
  if (field === "merged") return m.startups_history_merged();
  return factName(field) ?? field;
}

/** Who changed what and when, for those who may edit. */
export function ProfileHistory({ startupId }: { startupId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-2 px-1">
      <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <History />
        {m.startups_history()}
      </Button>
      {isOpen && <Changes startupId={startupId} />}
    </div>
  );
}

function Changes({ startupId }: { startupId: string }) {
  const list = useList(startupsQueries.history(startupId));
  if (list.state === "loading") return <SkeletonRows rows={3} />;
  if (list.rows.length === 0) return <p className="mt-3 text-muted-foreground">{m.startups_history_none()}</p>;
  return (
    <div className="mt-4 rounded-lg bg-surface p-5 shadow-sm">
      <Timeline
        entries={list.rows.map(({ id, at, person, changes }) => ({
          id,
          title: formatList(changes.map(({ field }) => nameOf(field))),
          meta: `${person ?? m.startups_history_system()}, ${formatDate(at)}`,
        }))}
      />
      <ListEnd list={list} />
    </div>
  );
}
