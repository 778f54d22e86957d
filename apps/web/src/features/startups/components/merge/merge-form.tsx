import { MERGE_FIELDS, type MergeField } from "@kerkis/contract/startups/merge/merge.policy.ts";
import type { MergeSide, MergeView } from "@kerkis/contract/startups/merge/merge.schema.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { formatList, formatNumber } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { RadioCards } from "#shared/ui/forms/radio-cards.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { factName, factText } from "../../model/fact-text.ts";
import { useMerge } from "../../merge.mutations.ts";

const valueOf = (side: MergeSide, field: MergeField): unknown =>
  field === "logo_url" ? side.logo_url : Reflect.get(side.answers, field);
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
const isAlike = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);

/** The facts that differ, one choice each: what stays is chosen, but where it has nothing. */
export function MergeForm({ view: { kept, merged } }: { view: MergeView }) {
  const differing = MERGE_FIELDS.filter((field) => !isAlike(valueOf(kept, field), valueOf(merged, field)));
  const [take, setTake] = useState<readonly MergeField[]>(() =>
    differing.filter((field) => isEmpty(valueOf(kept, field))),
  );
  const [isConfirming, setConfirming] = useState(false);
  const merge = useMerge();
  const navigate = useNavigate();
  const choose = (field: MergeField, side: string) =>
    setTake((known) => (side === "merged" ? [...known, field] : known.filter((other) => other !== field)));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Head side={kept} label={m.startups_merge_kept()} />
        <Head side={merged} label={m.startups_merge_merged()} />
      </div>
      {differing.length === 0 && <p className="text-muted-foreground">{m.startups_merge_same()}</p>}
      {differing.map((field) => (
        <Field key={field} label={factName(field) ?? m.startups_merge_logo()} group>
          <RadioCards
            value={take.includes(field) ? "merged" : "kept"}
            onValueChange={(side) => choose(field, side)}
            className="[overflow-wrap:anywhere]"
            options={[option("kept", kept, field), option("merged", merged, field)]}
          />
        </Field>
      ))}
      <div className="rounded-lg bg-muted p-5">
        <p className="text-pretty">{comesAlong(merged)}</p>
        <Button size="lg" className="mt-4" onClick={() => setConfirming(true)}>
          {m.startups_merge_do()}
        </Button>
      </div>
      {isConfirming && (
        <Confirm
          tone="danger"
          title={m.startups_merge_confirm_title({ merged: merged.name, kept: kept.name })}
          description={m.startups_merge_confirm_text()}
          confirmLabel={m.startups_merge_do()}
          command={merge}
          input={() => ({
            kept_id: kept.id,
            merged_id: merged.id,
            kept_version: kept.version,
            merged_version: merged.version,
            take: [...take],
          })}
          done={m.startups_merge_done()}
          failed={m.startups_merge_failed()}
          onDone={({ startup_id: id }) => navigate({ to: "/startup/$id", params: { id } })}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  );
}

function option(value: "kept" | "merged", side: MergeSide, field: MergeField) {
  if (field !== "logo_url") return { value, label: factText(field, valueOf(side, field), side.answers) };
  return {
    value,
    label: side.logo_url ? m.startups_merge_logo() : "—",
    icon: <Mark seed={side.id} src={side.logo_url} size={40} />,
  };
}

function Head({ side, label }: { side: MergeSide; label: string }) {
  return (
    <section className="flex min-w-0 items-center gap-4 rounded-lg bg-surface p-5 shadow-sm">
      <Mark seed={side.id} src={side.logo_url} size={48} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="text-sm text-muted-foreground">{label}</p>
        <h2 className="font-semibold">{side.name}</h2>
        {!side.is_published && <p className="text-sm text-muted-foreground">{m.startups_unpublished()}</p>}
      </div>
    </section>
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
