import type { EventKind, InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import type { Outcome } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { useState } from "react";
import { m } from "#messages";
import { formatDateTime } from "#shared/i18n/format.ts";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { Timeline } from "#shared/ui/layout/timeline.tsx";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { lateTasksGo } from "../../model/tasks/late-tasks.ts";
import { EVENT_NAMES, nameOf, OUTCOME_NAMES } from "../../model/workflow-names.ts";

const loadFiles = async () => (await import("./story-files.tsx")).StoryFiles;

type Event = InstanceDetail["timeline"][number];

/** What people are told of. */
const MESSAGES: ReadonlySet<EventKind> = new Set(["task_reminded", "task_overdue", "task_escalated", "stuck"]);

const FILTERS = {
  all: { label: m.workflows_story_all, lets: () => true },
  people: { label: m.workflows_story_people, lets: ({ actor }: Event) => actor !== null },
  messages: { label: m.workflows_story_messages, lets: ({ kind }: Event) => MESSAGES.has(kind) },
};
const FILTER_KEYS = ["all", "people", "messages"] as const;

/** What came of a condition is told as a fact, not as the way that would be gone. */
const CAME_OUT: Partial<Record<Outcome, () => string>> = {
  met: m.workflows_story_met,
  not_met: m.workflows_story_not_met,
};

/** What happened in a case, the latest first; all of it, what people did, or what they were reminded of. */
export function CaseStory({ one }: { one: InstanceDetail }) {
  const { timeline, application_id: application } = one;
  const goes = lateTasksGo(one);
  const [filter, setFilter] = useState<keyof typeof FILTERS>("all");
  const shown = timeline.filter(FILTERS[filter].lets);
  return (
    <Card>
      <CardBody>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <CardTitle>{m.workflows_story()}</CardTitle>
          <div role="group" aria-label={m.workflows_story()} className="flex flex-wrap gap-2">
            {FILTER_KEYS.map((key) => (
              <FilterChip key={key} pressed={filter === key} onPressedChange={() => setFilter(key)}>
                {FILTERS[key].label()}
              </FilterChip>
            ))}
          </div>
        </div>
        {shown.length === 0 && <p className="text-muted-foreground">{m.workflows_story_none()}</p>}
        <Timeline
          entries={shown.map(({ id, kind, name, actor, from, to, outcome, reason, files, at }) => ({
            id,
            title: (
              <>
                {[
                  EVENT_NAMES[kind].label(),
                  name && nameOf(name),
                  outcome && (CAME_OUT[outcome] ?? OUTCOME_NAMES[outcome])(),
                  to && handed(from, to),
                ]
                  .filter(Boolean)
                  .join(" · ")}
                {application !== null && files.length > 0 && <Loaded load={loadFiles} props={{ application, files }} />}
              </>
            ),
            when: formatDateTime(at),
            meta: actor ?? m.workflows_by_itself(),
            aside: actor !== null && <Avatar name={actor} size={26} />,
            body: goes.get(id) ?? (kind === "stuck" ? null : reason),
            tone: EVENT_NAMES[kind].tone,
          }))}
        />
      </CardBody>
    </Card>
  );
}

/** Whose a task was and whose it is now. */
const handed = (from: string | null, to: string): string =>
  from === null ? to : m.workflows_story_from_to({ from, to });
