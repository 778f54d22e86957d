import type {
  ChangeChallengeInput,
  CreateChallengeInput,
  ManagedChallenge,
  StepChallengeInput,
} from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import type { SaveRulesInput } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
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
