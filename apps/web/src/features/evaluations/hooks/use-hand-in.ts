import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useOneAtATime } from "#shared/forms/one-at-a-time.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useSubmitEvaluation } from "../evaluations.mutations.ts";
import type { ScoreSheetState } from "./use-score-sheet.ts";

/** Handing an evaluation in: first what is missing, then a question, then everything saved and submitted, once. */
export function useHandIn(evaluation: Evaluation, sheet: ScoreSheetState) {
  const submit = useSubmitEvaluation();
  const [attempts, setAttempts] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const { isPending, run } = useOneAtATime();
  const isComplete = sheet.missing.length === 0 && sheet.value.recommendation !== null;

  async function send() {
    const version = await sheet.autosave.flush();
    if (version === null) {
      toast.error(m.evaluations_sheet_unsaved_title(), { description: m.evaluations_sheet_unsaved_text() });
    } else {
      await submit
        .mutateAsync({ id: evaluation.id, version })
        .then((submitted) => {
          sheet.autosave.acknowledge(submitted.version);
          toast.success(m.evaluations_sheet_submitted(), { description: evaluation.startup_name });
          setAttempts(0);
        })
        .catch((error: unknown) => {
          toast.error(m.evaluations_sheet_submit_failed(), { description: errorText(error) });
        });
    }
    setAsking(false);
  }

  function ask() {
    setAttempts(attempts + 1);
    if (isComplete) setAsking(true);
  }
  return {
    /** How often it was tried while something was missing; 0 once nothing is. */
    failedAttempts: isComplete ? 0 : attempts,
    isAsking,
    isPending,
    ask,
    confirm: () => void run(send),
    cancel: () => setAsking(false),
  };
}
