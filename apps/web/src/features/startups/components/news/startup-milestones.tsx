import type { StartupMilestone } from "@kerkis/contract/startups/news/news.schema.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { Timeline } from "#shared/ui/layout/timeline.tsx";
import { EntrySection } from "./entry-section.tsx";

/** What a startup has reached, the latest first. */
export function StartupMilestones({ milestones }: { milestones: readonly StartupMilestone[] }) {
  return (
    <EntrySection
      id="milestones"
      kind="milestone"
      title={m.startups_milestones()}
      empty={{ title: "", on: "" }}
      addLabel={m.startups_milestone_add()}
      hint={m.startups_milestones_hint()}
      isEmpty={milestones.length === 0}
    >
      {(edit) => (
        <Timeline
          entries={milestones.map(({ id, title, on }, index) => ({
            id,
            title: (
              <span className="flex items-start justify-between gap-2">
                <span className="min-w-0">{title}</span>
                {edit({ id, answers: { title, on } }, title)}
              </span>
            ),
            meta: formatDate(on),
            tone: index === 0 ? "accent" : "info",
          }))}
        />
      )}
    </EntrySection>
  );
}
