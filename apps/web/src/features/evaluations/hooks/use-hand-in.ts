import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useSubmitEvaluation } from "../evaluations.mutations.ts";
import type { ScoreSheetState } from "./use-score-sheet.ts";

/** Handing an evaluation in: first what is missing, then a question, then everything saved and submitted, once. */
export function useHandIn(evaluation: Evaluation, sheet: ScoreSheetState) {
  const submit = useSubmitEvaluation(() => sheet.autosave.flush());
  const [attempts, setAttempts] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const isComplete = sheet.missing.length === 0 && sheet.value.recommendation !== null;
  function ask() {
    setAttempts(attempts + 1);
    if (isComplete) setAsking(true);
  }
  function finish({ version }: Evaluation) {
    sheet.autosave.acknowledge(version);
    toast.success(m.evaluations_sheet_submitted(), { description: evaluation.subject_name });
    setAttempts(0);
    setAsking(false);
  }
  return {
    /** How often it was tried while something was missing; 0 once nothing is. */
    failedAttempts: isComplete ? 0 : attempts,
    isAsking,
    isPending: submit.isPending,
    submit,
    ask,
    finish,
    cancel: () => setAsking(false),
  };
}
