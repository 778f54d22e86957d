import type { MergePairInput } from "@kerkis/contract/core/records/merging.ts";
import { type ReactNode, useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import type { Command } from "#shared/commands/use-command.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { RadioCards } from "#shared/ui/forms/radio-cards.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";

/** One of the two, as its head says it. */
interface Side {
  id: string;
  version: number;
  name: string;
  logo_url: string | null;
  is_published: boolean;
  /** Where it is tells two of one name apart. */
  answers: { city?: string | null | undefined };
}

/** A fact of both, in words. */
export interface MergedFact<Name extends string> {
  field: Name;
  label: string;
  /** As it is compared; nothing where it was not declared. */
  kept: unknown;
  merged: unknown;
  /** How a side's is written. */
  words: (side: "kept" | "merged") => string;
}

interface Asked<Name extends string> extends MergePairInput {
  kept_version: number;
  merged_version: number;
  take: Name[];
}

interface MergeChoiceProps<Name extends string, Output> {
  kept: Side;
  merged: Side;
  facts: readonly MergedFact<Name>[];
  /** What of the one that goes comes along, in words. */
  along: string;
  merge: Command<Output, Asked<Name>>;
  onDone: (output: Output) => unknown;
}

const isMissing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.every((one) => one === null || one === undefined));
const isAlike = (one: unknown, other: unknown): boolean =>
  (isMissing(one) && isMissing(other)) || JSON.stringify(one) === JSON.stringify(other);

/** The facts that differ, one choice each: what stays is chosen, but where it has nothing. */
export function MergeChoice<Name extends string, Output>(props: MergeChoiceProps<Name, Output>) {
  const { kept, merged, facts, along, merge, onDone } = props;
  const differing = facts.filter((fact) => !isAlike(fact.kept, fact.merged));
  const [take, setTake] = useState<readonly Name[]>(() =>
    differing.filter((fact) => isMissing(fact.kept)).map(({ field }) => field),
  );
  const [isConfirming, setConfirming] = useState(false);
  const choose = (field: Name, side: string) =>
    setTake((known) => (side === "merged" ? [...known, field] : known.filter((other) => other !== field)));
  const option = (value: "kept" | "merged", fact: MergedFact<Name>) => {
    if (fact.field !== "logo_url") return { value, label: fact.words(value) };
    const side = value === "kept" ? kept : merged;
    return {
      value,
      label: side.logo_url ? m.startups_merge_logo() : "—",
      icon: <Mark seed={side.id} src={side.logo_url} size={40} />,
    };
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Head side={kept} label={m.startups_merge_kept()} />
        <Head side={merged} label={m.startups_merge_merged()} />
      </div>
      {differing.length === 0 && <p className="text-muted-foreground">{m.startups_merge_same()}</p>}
      {differing.map((fact) => (
        <Field key={fact.field} label={fact.label} group>
          <RadioCards
            value={take.includes(fact.field) ? "merged" : "kept"}
            onValueChange={(side) => choose(fact.field, side)}
            className="[overflow-wrap:anywhere]"
            options={[option("kept", fact), option("merged", fact)]}
          />
        </Field>
      ))}
      <div className="rounded-lg bg-muted p-5">
        <p className="text-pretty">{along}</p>
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
          onDone={onDone}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  );
}

function Head({ side, label }: { side: Side; label: ReactNode }) {
  return (
    <section className="flex min-w-0 items-center gap-4 rounded-lg bg-surface p-5 shadow-sm">
      <Mark seed={side.id} src={side.logo_url} size={48} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="text-sm text-muted-foreground">{label}</p>
        <h2 className="font-semibold">{side.name}</h2>
        <p className="text-sm text-muted-foreground">
          {[side.answers.city, !side.is_published && m.startups_unpublished()].filter(Boolean).join(" · ")}
        </p>
      </div>
    </section>
  );
}
