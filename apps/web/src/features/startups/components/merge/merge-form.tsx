import { MERGE_FIELDS, type MergeField } from "@kerkis/contract/startups/merge/merge.policy.ts";
import type { MergeSide, MergeView } from "@kerkis/contract/startups/merge/merge.schema.ts";
import { useNavigate } from "@tanstack/react-router";
import { m } from "#messages";
import { formatList, formatNumber } from "#shared/i18n/format.ts";
import { useMerge } from "../../merge.mutations.ts";
import { factName, factText } from "../../model/fact-text.ts";
import { MergeChoice } from "./merge-choice.tsx";

const valueOf = (side: MergeSide, field: MergeField): unknown =>
  field === "logo_url" ? side.logo_url : Reflect.get(side.answers, field);

/** Two startups, fact by fact. */
export function MergeForm({ view: { kept, merged } }: { view: MergeView }) {
  const navigate = useNavigate();
  const sides = { kept, merged };
  return (
    <MergeChoice
      kept={kept}
      merged={merged}
      facts={MERGE_FIELDS.map((field) => ({
        field,
        label: factName(field) ?? m.startups_merge_logo(),
        kept: valueOf(kept, field),
        merged: valueOf(merged, field),
        words: (side) => factText(field, valueOf(sides[side], field), sides[side].answers),
      }))}
      along={comesAlong(merged)}
      merge={useMerge()}
      onDone={({ startup_id: id }) => navigate({ to: "/startup/$id", params: { id } })}
    />
  );
}

/** What belongs to the one that goes, in words; of what it has none is not spoken. */
function comesAlong({ has }: MergeSide): string {
  const counted = [
    [has.people, m.startups_merge_has_people],
    [has.followers, m.startups_merge_has_followers],
    [has.rounds, m.startups_merge_has_rounds],
    [has.milestones, m.startups_merge_has_milestones],
    [has.updates, m.startups_merge_has_updates],
  ] as const;
  const parts = counted.flatMap(([count, words]) => (count > 0 ? [words({ count, shown: formatNumber(count) })] : []));
  return m.startups_merge_along({
    parts: formatList([m.startups_merge_has_applications(), m.startups_merge_has_investors(), ...parts]),
  });
}
