import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import { useRef, useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { toast } from "#shared/ui/toast.tsx";
import { useSubmitEvaluation } from "../evaluations.mutations.ts";
import type { ScoreSheetState } from "./use-score-sheet.ts";

/** Handing an evaluation in: first what is missing, then a question, then everything saved and submitted, once. */
export function useHandIn(evaluation: Evaluation, sheet: ScoreSheetState) {
  const submit = useSubmitEvaluation();
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);
  const isComplete = sheet.missing.length === 0 && sheet.value.recommendation !== null;

  async function confirm() {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    const version = await sheet.autosave.flush();
    if (version === null) {
      toast.error(m.evaluations_sheet_unsaved_title(), { description: m.evaluations_sheet_unsaved_text() });
    } else {
      await submit
        .mutateAsync({ id: evaluation.id, version })
        .then((submitted) => {
          sheet.autosave.acknowledge(submitted.version);
          toast.success(m.evaluations_sheet_submitted(), { description: evaluation.startup_name });
          setChecked(false);
        })
        .catch((error: unknown) => {
          toast.error(m.evaluations_sheet_submit_failed(), { description: errorText(error) });
        });
    }
    isBusy.current = false;
    setPending(false);
    setAsking(false);
  }

  function ask() {
    setChecked(true);
    if (isComplete) setAsking(true);
  }
  return {
    isChecked: isChecked && !isComplete,
    isAsking,
    isPending,
    ask,
    confirm: () => void confirm(),
    cancel: () => setAsking(false),
  };
}
