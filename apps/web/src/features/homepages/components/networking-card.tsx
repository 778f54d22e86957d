import { m } from "#messages";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { cn } from "#shared/ui/class-names.ts";
import type { RoleTone } from "#shared/ui/marks/tone.ts";
import { FeatureText } from "./feature-text.tsx";
import { SampleLabel } from "./sample-label.tsx";

/** Three invented people on one dotted line, and what they share. */
export function NetworkingCard({ className }: { className?: string }) {
  const people: { name: string; first: string; role: string; tone: RoleTone }[] = [
    {
      name: m.homepages_sample_founder(),
      first: m.homepages_sample_founder_first(),
      role: m.homepages_sample_founder_role(),
      tone: "founder",
    },
    {
      name: m.homepages_sample_mentor(),
      first: m.homepages_sample_mentor_first(),
      role: m.homepages_sample_mentor_role(),
      tone: "mentor",
    },
    {
      name: m.homepages_sample_investor(),
      first: m.homepages_sample_investor_first(),
      role: m.homepages_sample_investor_role(),
      tone: "investor",
    },
  ];
  const shared = [
    m.homepages_sample_topic_maritime(),
    m.homepages_sample_topic_round(),
    m.homepages_sample_topic_city(),
    m.homepages_sample_topic_robotics(),
  ];
  return (
    <article
      className={cn(
        "relative flex flex-col justify-between gap-8 rounded-xl bg-surface p-7 shadow-[inset_0_0_0_1px_var(--border)] sm:p-9",
        className,
      )}
    >
      <FeatureText title={m.homepages_feature_networking()} text={m.homepages_feature_networking_text()} />
      <SampleLabel className="absolute top-8 right-7 sm:top-10 sm:right-9" />
      <div aria-hidden>
        <div className="relative grid grid-cols-3 items-start">
          <i className="absolute inset-x-[16%] top-[2.375rem] border-t-2 border-dotted border-border-strong" />
          {people.map(({ name, first, role, tone }) => (
            <div key={tone} className="relative flex flex-col items-center gap-3 text-center">
              <span className="rounded-full bg-surface p-2">
                <Avatar name={name} tone={tone} size={60} />
              </span>
              <span className="text-[0.9375rem] leading-tight">
                <b className="block font-semibold">{first}</b>
                <span className="text-muted-foreground">{role}</span>
              </span>
            </div>
          ))}
        </div>
        <div className="mt-7 flex flex-wrap justify-center gap-2">
          {shared.map((topic) => (
            <Badge key={topic}>{topic}</Badge>
          ))}
        </div>
      </div>
    </article>
  );
}
