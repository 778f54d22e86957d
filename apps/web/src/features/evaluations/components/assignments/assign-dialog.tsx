import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { EvaluatorCandidate } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { dayOf, endOfDay } from "#shared/i18n/athens-day.ts";
import { errorText } from "#shared/api/errors.ts";
import { useNow } from "#shared/i18n/now.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { DateInput } from "#shared/ui/pickers/date-input.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useAssignEvaluator } from "../../evaluations.mutations.ts";
import { evaluationsQueries } from "../../evaluations.queries.ts";
import { CandidateList } from "./candidate-list.tsx";

/** Chooses an evaluator among those of the organization, with their load and what speaks against them. */
export function AssignDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const candidates = useQuery(evaluationsQueries.candidates(application.id));
  const assign = useAssignEvaluator(application.id);
  const [chosen, setChosen] = useState<EvaluatorCandidate | null>(null);
  const [due, setDue] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { isPending, error } = assign;
  const now = useNow();
  const today = now === null ? undefined : dayOf(now);
  const dueProblem = due !== null && today !== undefined && due < today ? m.evaluations_assign_due_past() : null;

  function confirm() {
    setChecked(true);
    if (!chosen || dueProblem) return;
    assign.mutate(
      { evaluator_id: chosen.user_id, ...(due !== null && { due_at: endOfDay(due) }) },
      {
        onSuccess: () => {
          toast.success(m.evaluations_assign_done({ name: chosen.name }), { description: application.subject_name });
          onClose();
        },
      },
    );
  }

  const hasCandidates = (candidates.data?.length ?? 0) > 0;
  return (
    <Dialog
      open
      onOpenChange={() => !isPending && onClose()}
      title={m.evaluations_assign_title()}
      description={m.evaluations_assign_text()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button pending={isPending} disabled={!hasCandidates || !application.can.assign} onClick={confirm}>
            {m.evaluations_assign_confirm()}
          </Button>
        </>
      }
    >
      {error && (
        <Alert tone="danger" live className="mb-5" title={m.evaluations_assign_failed()}>
          {errorText(error)}
        </Alert>
      )}
      {candidates.isPending ? (
        <SkeletonRows rows={4} />
      ) : candidates.isError ? (
        <ErrorState
          headingLevel={3}
          title={m.evaluations_failed_title()}
          description={errorText(candidates.error)}
          onRetry={() => void candidates.refetch()}
        />
      ) : hasCandidates ? (
        <div className="grid gap-5">
          <Field
            group
            required
            label={m.evaluations_assign_who()}
            error={isChecked && !chosen ? m.evaluations_assign_choose() : null}
          >
            <CandidateList candidates={candidates.data} chosenId={chosen?.user_id ?? null} onChoose={setChosen} />
          </Field>
          <Field
            label={m.evaluations_assign_due()}
            optional
            hint={m.evaluations_assign_due_hint()}
            error={dueProblem}
            className="sm:max-w-xs"
          >
            <DateInput value={due} onValueChange={setDue} min={today} />
          </Field>
        </div>
      ) : (
        <EmptyState
          headingLevel={3}
          className="py-6"
          title={m.evaluations_assign_none_title()}
          description={m.evaluations_assign_none_text()}
        />
      )}
    </Dialog>
  );
}
