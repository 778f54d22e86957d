import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import { reconnectAfterMs } from "@kerkis/contract/core/realtime.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { workflowsQueries } from "#features/workflows/outlook-state.public.ts";
import { m } from "#messages";
import { isNetworkFailure } from "#shared/api/errors.ts";
import { api, refusalOf } from "#shared/api/client.ts";
import { uploadFile } from "#shared/api/files.ts";
import { hasPage } from "#shared/permissions/held.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { type RegistrationValues, splitValues } from "./model/registration-values.ts";
import { applicationsQueries } from "./applications.queries.ts";

/** Times that a submission without an answer is sent again: repeating it is harmless, the server knows it did it. */
const SUBMIT_TRIES = 8;
const PASSING_STATUSES = new Set([408, 502, 503, 504]);

function keepAnswer(queryClient: QueryClient, application: Application): void {
  queryClient.setQueryData(applicationsQueries.application(application.id).queryKey, application);
  void queryClient.invalidateQueries({ queryKey: applicationsQueries.lists() });
  // What comes next is another thing after each step.
  void queryClient.invalidateQueries({ queryKey: workflowsQueries.outlooks() });
}

interface StartInput {
  subject: ApplicationSubject;
  programme_id?: string | undefined;
  startup_id?: string | undefined;
}

/** Begins a draft, or continues the one that was never touched. */
export function useStartApplication() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (input: StartInput) => api.applications.start(input),
    onSuccess(application) {
      keepAnswer(queryClient, application);
      // Whoever has an application has its page, also where their role alone would not give it to them.
      const session = queryClient.getQueryData(sessionQuery().queryKey);
      if (session && !hasPage(session, "my-applications"))
        void queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
    },
  });
}

/** The same questions while nothing later is known of them, so that the form around them stays. */
function withLater(questions: Application["questions"], latest: number | null): Application["questions"] {
  if (latest === null || questions?.latest === latest) return questions;
  return questions ? { ...questions, latest } : { version: 0, definition: { sections: [] }, latest };
}

/** The draft's way to the server, for useAutosave. */
export function useDraftStore(id: string) {
  const queryClient = useQueryClient();
  return {
    save: async (values: RegistrationValues, version: number) => {
      const { answers, responses } = splitValues(values);
      const saved = await api.applications.saveDraft({ id, version, answers, responses });
      queryClient.setQueryData(
        applicationsQueries.application(id).queryKey,
        (known) =>
          known && {
            ...known,
            answers,
            responses,
            questions: withLater(known.questions, saved.later_questions),
            version: saved.version,
            updated_at: saved.saved_at,
          },
      );
      void queryClient.invalidateQueries({ queryKey: applicationsQueries.lists(), refetchType: "none" });
      return saved;
    },
    load: async () => {
      const latest = await queryClient.fetchQuery({ ...applicationsQueries.application(id), staleTime: 0 });
      return { answers: latest.answers, responses: latest.responses, version: latest.version };
    },
  };
}

/** Goes on with a draft on the latest version of its call's questions. */
export function useCarryOver() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (input: { id: string; version: number }) => api.applications.carryOver(input),
    onSuccess: (application) => keepAnswer(queryClient, application),
    done: () => m.applications_later_questions_taken(),
    failed: m.applications_later_questions_failed,
  });
}

/** Sends a file as an answer of a draft. */
export const useUploadAnswer = () =>
  useCommand({
    overlaps: true,
    mutationFn: async ({
      applicationId,
      question,
      file,
    }: {
      applicationId: string;
      question: string | null;
      file: File;
    }) => {
      const asked = new URLSearchParams({ application: applicationId, ...(question !== null && { question }) });
      const [{ answerFile }, reply] = await Promise.all([
        import("@kerkis/contract/forms/responses.schema.ts"),
        uploadFile(`${FILE_ROUTES.uploadAnswer.path}?${asked.toString()}`, file),
      ]);
      return answerFile.parse(reply);
    },
  });

function isUnanswered(error: unknown): boolean {
  const status = refusalOf(error)?.status;
  return isNetworkFailure(error) || (status !== undefined && PASSING_STATUSES.has(status));
}

/** Takes back a document that was not sent. */
export const useRemoveDocument = () =>
  useCommand({
    mutationFn: (input: { id: string; file: string }) => api.applications.removeDocument(input),
    stale: ({ id }) => [applicationsQueries.documents(id).queryKey],
    failed: m.applications_documents_not_removed,
  });

/** Sends an application again as it is, with the documents that were asked for. */
export const useSendDocuments = () =>
  useCommand({
    mutationFn: (input: { id: string; version: number }) => api.applications.submit(input),
    stale: () => [applicationsQueries.all(), workflowsQueries.all()],
    done: () => m.applications_documents_sent(),
    failed: m.applications_documents_not_sent,
  });

/** Submits or resubmits. While no answer comes and it is still wanted, it is sent again with growing pauses; `failureCount` tells that it is. */
export function useSubmitApplication(isWanted: () => boolean) {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: async (input: { id: string; version: number }) => {
      if (!isWanted()) throw new DOMException("Stopped while it waited for an answer", "AbortError");
      return api.applications.submit(input);
    },
    retry: (failures, error) => isWanted() && failures < SUBMIT_TRIES && isUnanswered(error),
    retryDelay: (failures) => reconnectAfterMs(failures + 1),
    onSuccess: (application) => keepAnswer(queryClient, application),
  });
}

/** Answers from now on for an application whose applicant no longer owns the startup. */
export const useTakeOver = () =>
  useCommand({
    mutationFn: (input: { id: string }) => api.applications.takeOver(input),
    // Another owner may have been quicker: what is left is asked anew either way.
    stale: () => [applicationsQueries.all()],
    done: () => m.applications_taken_over(),
    failed: m.applications_take_over_failed,
  });

export const FOUNDER_STEPS = ["withdraw", "appeal", "discard"] as const;
export type FounderStep = (typeof FOUNDER_STEPS)[number];

interface FounderStepInput {
  step: FounderStep;
  id: string;
  /** The version that was on screen; a stale one is refused. */
  version: number;
  reason: string;
}

async function takeStep({ step, id, version, reason }: FounderStepInput): Promise<Application | null> {
  if (step === "withdraw") return api.applications.withdraw({ id, version });
  if (step === "appeal") return api.applications.appeal({ id, version, reason });
  await api.applications.discard({ id });
  return null;
}

/** Withdraws, appeals or throws a draft away. */
export function useFounderStep() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: takeStep,
    onSuccess: (application, { id }) => {
      if (application) return keepAnswer(queryClient, application);
      queryClient.removeQueries({ queryKey: applicationsQueries.application(id).queryKey });
      return queryClient.invalidateQueries({ queryKey: applicationsQueries.lists() });
    },
    onError: (_error, { id }) =>
      queryClient.invalidateQueries({ queryKey: applicationsQueries.application(id).queryKey }),
  });
}
