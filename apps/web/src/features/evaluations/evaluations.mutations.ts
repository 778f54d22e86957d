import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import type { DeclineInput } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { errorCode } from "#shared/api/errors.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { forgetKept } from "#shared/offline/forget-kept.ts";
import { evaluationsQueries } from "./evaluations.queries.ts";

/** What a coordinator can decide about an application, besides assigning it. */
export const DECISIONS = ["open_review", "request_changes", "approve", "reject", "reopen"] as const;
export type Decision = (typeof DECISIONS)[number];

export interface DecisionInput {
  decision: Decision;
  id: string;
  /** The version that was on screen; a stale one is refused. */
  version: number;
  reason: string;
}

const SEND: Record<Decision, (input: { id: string; version: number; reason: string }) => Promise<Application>> = {
  open_review: ({ id, version }) => api.applications.openReview({ id, version }),
  request_changes: (input) => api.applications.requestChanges(input),
  approve: ({ reason, ...seen }) => api.applications.approve({ ...seen, ...(reason !== "" && { reason }) }),
  reject: (input) => api.applications.reject(input),
  reopen: (input) => api.applications.reopen(input),
};

/** Refetches an application and the tables it stands in; resolves when the application is fresh. */
function refreshApplication(queryClient: QueryClient, id: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: evaluationsQueries.queues() });
  void queryClient.invalidateQueries({ queryKey: evaluationsQueries.candidates(id).queryKey });
  return queryClient.invalidateQueries({ queryKey: evaluationsQueries.application(id).queryKey });
}

/** Takes a decision. Whatever comes of it, the application on screen is fresh before the promise settles. */
export function useDecide() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: ({ decision, ...input }: DecisionInput) => SEND[decision](input),
    onSuccess: (application) => {
      queryClient.setQueryData(evaluationsQueries.application(application.id).queryKey, application);
      void queryClient.invalidateQueries({ queryKey: evaluationsQueries.queues() });
    },
    onError: (_error, { id }) => refreshApplication(queryClient, id),
  });
}

export function useAssignEvaluator(applicationId: string) {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (input: { evaluator_id: string; due_at?: string }) =>
      api.evaluations.assign({ id: applicationId, ...input }),
    onSettled: () => refreshApplication(queryClient, applicationId),
  });
}

export function useUnassignEvaluator(applicationId: string) {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (evaluationId: string) => api.evaluations.unassign({ id: evaluationId }),
    onSettled: () => refreshApplication(queryClient, applicationId),
  });
}

/** What an evaluator writes; saved as it is typed. */
export type SheetValue = Pick<Evaluation, "scores" | "private_notes" | "feedback" | "recommendation">;

export const sheetValue = ({ scores, private_notes, feedback, recommendation }: Evaluation): SheetValue => ({
  scores,
  private_notes,
  feedback,
  recommendation,
});

/** The score sheet's way to the server, for useAutosave. */
export function useSheetStore(id: string) {
  const queryClient = useQueryClient();
  return {
    save: async (value: SheetValue, seen: number) => {
      const { queryKey } = evaluationsQueries.sheet(id);
      try {
        const { version, saved_at } = await api.evaluations.save({ id, version: seen, ...value });
        queryClient.setQueryData(queryKey, (known) => known && { ...known, ...value, version });
        void queryClient.invalidateQueries({ queryKey: evaluationsQueries.mine().queryKey });
        return { version, saved_at };
      } catch (error) {
        // Decided in the meantime: the page then shows the sheet as closed.
        if (errorCode(error) === "evaluation.closed") void queryClient.invalidateQueries({ queryKey });
        throw error;
      }
    },
    load: async () => {
      const latest = await queryClient.fetchQuery(evaluationsQueries.sheet(id));
      return { value: sheetValue(latest), version: latest.version };
    },
  };
}

/** What was written could not be kept, so nothing was handed in. */
export class UnsavedSheet extends Error {}

/** Hands an evaluation in after `save`, which answers with the version that is kept now. */
export function useSubmitEvaluation(save: () => Promise<number | null>) {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: async (id: string) => {
      const version = await save();
      if (version === null) throw new UnsavedSheet();
      return api.evaluations.submit({ id, version });
    },
    onSuccess: (evaluation) => {
      queryClient.setQueryData(evaluationsQueries.sheet(evaluation.id).queryKey, evaluation);
      void queryClient.invalidateQueries({ queryKey: evaluationsQueries.mine().queryKey });
    },
  });
}

/** What an answer changes on the evaluator's screens. */
const answeredScreens = () => [evaluationsQueries.mine().queryKey];

/** Accepts assignments; the sheet of each says so at once. */
export function useAccept() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (ids: readonly string[]) => api.evaluations.accept({ ids: [...ids] }),
    stale: (ids) => [...answeredScreens(), ...ids.map((id) => evaluationsQueries.sheet(id).queryKey)],
    onSuccess: (_, ids) => {
      for (const id of ids)
        queryClient.setQueryData(
          evaluationsQueries.sheet(id).queryKey,
          (sheet) => sheet && { ...sheet, is_unanswered: false },
        );
    },
    done: ({ answered }) => m.evaluations_answer_accepted({ count: answered }),
    failed: m.evaluations_answer_failed,
  });
}

/** Declines assignments; nothing of them stays on this device. */
export function useDecline() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (input: DeclineInput) => api.evaluations.decline(input),
    stale: answeredScreens,
    onSuccess: (_, { ids }) => {
      for (const id of ids) queryClient.removeQueries({ queryKey: evaluationsQueries.sheet(id).queryKey });
      void forgetKept().catch(() => undefined);
    },
  });
}

export function useRecuse() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (input: { id: string; reason: string }) => api.evaluations.recuse(input),
    onSuccess: (_, { id }) => {
      queryClient.removeQueries({ queryKey: evaluationsQueries.sheet(id).queryKey });
      // The copy for when there is no connection names it in more places than the sheet. Where nothing is kept nothing has to go.
      void forgetKept().catch(() => undefined);
      return queryClient.invalidateQueries({ queryKey: evaluationsQueries.mine().queryKey });
    },
  });
}
