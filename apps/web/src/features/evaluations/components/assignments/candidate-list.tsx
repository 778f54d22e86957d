import type { EvaluatorCandidate } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { RadioGroup } from "radix-ui";
import { useState } from "react";
import { m } from "#messages";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { useFieldGroup } from "#shared/ui/forms/field-context.ts";
import { matchesText } from "@kerkis/contract/core/text/fold-text.ts";
import { declineText } from "../answers/decline-words.ts";
import { SearchInput } from "#shared/ui/forms/search-input.tsx";

interface CandidateListProps {
  candidates: readonly EvaluatorCandidate[];
  chosenId: string | null;
  onChoose: (candidate: EvaluatorCandidate) => void;
}

/** Below this many, the eye is quicker than a search box. */
const SEARCH_FROM = 8;

const CONFLICTS: Record<NonNullable<EvaluatorCandidate["conflict"]>, () => string> = {
  applicant: m.evaluations_assign_conflict_applicant,
  mentor: m.evaluations_assign_conflict_mentor,
  email_domain: m.evaluations_assign_conflict_email_domain,
  recused: m.evaluations_assign_conflict_recused,
  declared: m.evaluations_assign_conflict_declared,
  founder: m.evaluations_assign_conflict_founder,
  investor: m.evaluations_assign_conflict_investor,
  organization: m.evaluations_assign_conflict_organization,
  same_name: m.evaluations_assign_conflict_same_name,
};

/** Why a candidate cannot be chosen; null when they can. */
function obstacle({ assigned, conflict }: EvaluatorCandidate): string | null {
  if (assigned) return m.evaluations_assign_already();
  // What an applicant typed is for the coordinator to judge: it is said, and does not stand in the way.
  return conflict && conflict !== "same_name" ? CONFLICTS[conflict]() : null;
}

/** Evaluators with what they have on their desk; who declined it before can be asked anew and comes after them, who may not be chosen stands last, with the reason. */
export function CandidateList({ candidates, chosenId, onChoose }: CandidateListProps) {
  const [search, setSearch] = useState("");
  const group = useFieldGroup();
  const shown = candidates
    .filter(({ name }) => matchesText(name, search))
    .toSorted(
      (one, other) =>
        Number(obstacle(one) !== null) - Number(obstacle(other) !== null) ||
        Number(one.declined !== null) - Number(other.declined !== null) ||
        one.open_assignments - other.open_assignments ||
        one.name.localeCompare(other.name, "el"),
    );
  return (
    <div className="grid gap-3">
      {candidates.length >= SEARCH_FROM && (
        <SearchInput
          id="candidate-search"
          value={search}
          onValueChange={setSearch}
          aria-label={m.evaluations_assign_search()}
          placeholder={m.evaluations_assign_search()}
        />
      )}
      <RadioGroup.Root
        {...group}
        value={chosenId ?? ""}
        onValueChange={(id) => {
          const candidate = candidates.find(({ user_id }) => user_id === id);
          if (candidate) onChoose(candidate);
        }}
        className="grid max-h-80 gap-2 overflow-y-auto p-0.5"
      >
        {shown.map((candidate) => (
          <CandidateItem key={candidate.user_id} candidate={candidate} />
        ))}
        {shown.length === 0 && <p className="py-4 text-center text-muted-foreground">{m.ui_no_matches()}</p>}
      </RadioGroup.Root>
    </div>
  );
}

function CandidateItem({ candidate }: { candidate: EvaluatorCandidate }) {
  const { user_id, name, avatar_url, open_assignments, conflict, declined } = candidate;
  const problem = obstacle(candidate);
  return (
    <RadioGroup.Item
      value={user_id}
      disabled={problem !== null}
      className={cn(
        "flex min-h-14 items-center gap-3 rounded-md px-3.5 py-2.5 text-left shadow-[inset_0_0_0_1px_var(--border-strong)] transition-colors duration-150",
        problem === null
          ? "bg-surface hover:bg-muted data-[state=checked]:bg-primary-soft data-[state=checked]:shadow-[inset_0_0_0_2px_var(--primary)]"
          : "bg-muted",
      )}
    >
      <Avatar name={name} src={avatar_url} tone="evaluator" size={36} />
      <span className="min-w-0 flex-1">
        <span className={cn("block font-semibold", problem !== null && "text-muted-foreground")}>{name}</span>
        <span className="block text-sm text-muted-foreground">
          {problem ??
            (open_assignments === 0
              ? m.evaluations_assign_load_none()
              : m.evaluations_assign_load({ count: open_assignments }))}
        </span>
        {declined && (
          <span className="block text-sm text-warning">
            {m.evaluations_assign_declined({ reason: declineText(declined) })}
          </span>
        )}
        {conflict === "same_name" && <span className="block text-sm text-warning">{CONFLICTS.same_name()}</span>}
      </span>
      {problem === null && (
        <span
          aria-hidden
          className="grid size-5 shrink-0 rounded-full shadow-[inset_0_0_0_1.5px_var(--control-edge)] [[data-state=checked]>&]:shadow-[inset_0_0_0_6px_var(--primary)]"
        />
      )}
    </RadioGroup.Item>
  );
}
