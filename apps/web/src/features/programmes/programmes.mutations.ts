import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { FormDefinition, Question } from "@kerkis/contract/forms/definition.schema.ts";
import { withQuestions } from "@kerkis/contract/programmes/eligibility/fact-questions.policy.ts";
import type {
  ChangeChallengeInput,
  CreateChallengeInput,
  ManagedChallenge,
  RegistryTermInput,
  StepChallengeInput,
} from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import type { SaveRulesInput } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import type { ChallengeGroup } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { answersIn, type GroupAnswers } from "./model/part-fields.ts";
import { programmesQueries } from "./programmes.queries.ts";

/** What was written is what the editor shows; lists and the public page are asked for again. */
function useKept() {
  const queryClient = useQueryClient();
  return (challenge: ManagedChallenge) => {
    queryClient.setQueryData(programmesQueries.challenge(challenge.id).queryKey, challenge);
    void queryClient.invalidateQueries({ queryKey: programmesQueries.challenges({}).queryKey.slice(0, 2) });
    void queryClient.invalidateQueries({ queryKey: programmesQueries.call(challenge.id).queryKey });
  };
}

export const useCreateChallenge = () =>
  useCommand({ mutationFn: (input: CreateChallengeInput) => api.programmes.create(input), onSuccess: useKept() });

export const useChangeChallenge = () =>
  useCommand({ mutationFn: (input: ChangeChallengeInput) => api.programmes.change(input), onSuccess: useKept() });

/** The way of a call that is being written to the server, for useAutosave. */
export function useChallengeStore(id: string, group: ChallengeGroup) {
  const queryClient = useQueryClient();
  const kept = useKept();
  return {
    save: async (answers: GroupAnswers, version: number) => {
      const saved = await api.programmes.change({ id, version, group, answers });
      kept(saved);
      return { version: saved.version, saved_at: saved.saved_at };
    },
    load: async () => {
      const latest = await queryClient.fetchQuery({ ...programmesQueries.challenge(id), staleTime: 0 });
      return { value: answersIn(group, latest.answers), version: latest.version };
    },
  };
}

export const useStepChallenge = () =>
  useCommand({ mutationFn: (input: StepChallengeInput) => api.programmes.step(input), onSuccess: useKept() });

export function useSaveRules() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (input: SaveRulesInput) => api.programmes.saveRules(input),
    onSuccess: (sets, { id }) => queryClient.setQueryData(programmesQueries.rules(id).queryKey, sets),
    stale: ({ id }) => [programmesQueries.challenge(id).queryKey, programmesQueries.call(id).queryKey],
  });
}

/** Adds questions to the draft of a programme's form, which is begun where there is none. */
export const useAskQuestions = (programmeId: string, beginForm: () => Promise<{ id: string }>) =>
  useCommand({
    mutationFn: async (questions: readonly Question[]) => {
      const { id } = await beginForm();
      const { seen, definition } = await api.forms.form({ id });
      return api.forms.save({ id, seen, definition: withQuestions(definition, questions) });
    },
    stale: () => [
      programmesQueries.challenge(programmeId).queryKey,
      programmesQueries.registryForm().queryKey,
      [...programmesQueries.all(), "form"],
    ],
    done: () => m.programmes_rules_needed_done(),
    failed: m.programmes_rules_needed_failed,
  });

/** The form with a call's own questions, begun where it has none. */
export const useBeginForm = () =>
  useCommand({
    mutationFn: (id: string) => api.programmes.beginForm({ id }),
    stale: (id) => [programmesQueries.challenge(id).queryKey],
    failed: m.programmes_form_begin_failed,
  });

/** The form with the registry's own questions to startups or investors, begun where it has none. */
export const useBeginRegistryForm = () =>
  useCommand({
    mutationFn: (subject: ApplicationSubject) => api.programmes.beginRegistryForm({ subject }),
    stale: () => [programmesQueries.registryForm().queryKey],
    failed: m.programmes_form_begin_failed,
  });

/** Within how many working days the registry decides. */
export function useSetRegistryTerm() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (input: RegistryTermInput) => api.programmes.setRegistryTerm(input),
    onSuccess: (registry) => queryClient.setQueryData(programmesQueries.registryForm().queryKey, registry),
    done: () => m.programmes_registry_term_saved(),
  });
}

/** The way of what is being written to the server, for useAutosave. */
export function useFormStore(id: string) {
  const queryClient = useQueryClient();
  return {
    save: async (definition: FormDefinition, version: number) => {
      const { seen, saved_at } = await api.forms.save({ id, seen: version, definition });
      queryClient.setQueryData(programmesQueries.form(id).queryKey, (known) => known && { ...known, seen, definition });
      return { version: seen, saved_at };
    },
    load: async () => {
      const latest = await queryClient.fetchQuery({ ...programmesQueries.form(id), staleTime: 0 });
      return { value: latest.definition, version: latest.seen };
    },
  };
}

export function usePublishForm(programmeId: string) {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (input: { id: string; seen: number }) => api.forms.publish(input),
    onSuccess: (form) => queryClient.setQueryData(programmesQueries.form(form.id).queryKey, form),
    stale: () => [
      programmesQueries.challenge(programmeId).queryKey,
      programmesQueries.call(programmeId).queryKey,
      programmesQueries.registryForm().queryKey,
    ],
  });
}

/** Asks to be told when a call opens, or no longer. */
export function useWaitForCall(id: string) {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (waits: boolean) => api.programmes.wait({ id, waits }),
    onSuccess: (waiting) => queryClient.setQueryData(programmesQueries.waiting(id).queryKey, waiting),
    stale: () => [programmesQueries.call(id).queryKey],
    done: ({ is_waiting }) => (is_waiting ? m.programmes_call_wait_done() : m.programmes_call_wait_ended()),
    failed: m.programmes_call_wait_failed,
  });
}

export const useCopyChallenge = () =>
  useCommand({
    mutationFn: (id: string) => api.programmes.copy({ id }),
    onSuccess: useKept(),
    done: () => m.programmes_copied(),
    failed: m.programmes_step_failed,
  });

export const useDiscardChallenge = () =>
  useCommand({
    mutationFn: (input: { id: string; version: number }) => api.programmes.discard(input),
    stale: () => [programmesQueries.challenges({}).queryKey.slice(0, 2)],
  });
