import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import { missingCriteria, weightedTotal } from "@kerkis/contract/evaluations/evaluations.policy.ts";
import type { Criterion } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import type { Recommendation } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { useState } from "react";
import { m } from "#messages";
import { type Autosave, useAutosave } from "#shared/autosave/use-autosave.ts";
import { useSession } from "#shared/permissions/session.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { sheetValue, type SheetValue, useSheetStore } from "../evaluations.mutations.ts";

export interface ScoreSheetState {
  value: SheetValue;
  autosave: Autosave;
  /** Weighted total by the contract's formula, 0 to 100; null while a counted criterion has no score. */
  total: number | null;
  /** The same over the criteria scored so far. */
  totalSoFar: number | null;
  scoredCount: number;
  /** Criteria that still miss a score or a required comment. */
  missing: readonly Criterion[];
  setScore: (key: string, score: number | null) => void;
  setComment: (key: string, comment: string) => void;
  setText: (field: "private_notes" | "feedback", text: string) => void;
  setRecommendation: (recommendation: Recommendation) => void;
}

const EMPTY = { score: null, comment: "" };

/** Arithmetic of a sheet in progress. */
function sheetTotals(criteria: readonly Criterion[], scores: SheetValue["scores"]) {
  const scored = criteria.filter(({ key }) => typeof scores[key]?.score === "number");
  return {
    total: weightedTotal(criteria, scores),
    totalSoFar: weightedTotal(scored, scores),
    scoredCount: scored.length,
    missing: missingCriteria(criteria, scores),
  };
}

/** A score sheet on screen: what is written, what it comes to, and its way to the server. */
export function useScoreSheet(evaluation: Evaluation): ScoreSheetState {
  const { id, template, version, can } = evaluation;
  const [value, setValue] = useState(() => sheetValue(evaluation));
  const personId = useSession().profile?.id ?? "";
  const store = useSheetStore(id);
  const autosave = useAutosave<SheetValue>({
    key: `evaluation.${id}.${personId}`,
    value,
    version,
    enabled: can.edit,
    ...store,
    apply: (merged, why) => {
      setValue(merged);
      if (why !== "theirs")
        toast.info(why === "restored" ? m.autosave_restored() : m.autosave_merged(), { id: `autosave-${id}` });
    },
  });
  const setEntry = (key: string, entry: Partial<SheetValue["scores"][string]>) =>
    setValue((known) => ({
      ...known,
      scores: { ...known.scores, [key]: { ...EMPTY, ...known.scores[key], ...entry } },
    }));
  return {
    value,
    autosave,
    ...sheetTotals(template.criteria, value.scores),
    setScore: (key, score) => setEntry(key, { score }),
    setComment: (key, comment) => setEntry(key, { comment }),
    setText: (field, text) => setValue((known) => ({ ...known, [field]: text })),
    setRecommendation: (recommendation) => setValue((known) => ({ ...known, recommendation })),
  };
}
