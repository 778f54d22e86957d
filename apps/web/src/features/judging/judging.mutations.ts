import type { CreateRound, Round, UpdateRound } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { judgingQueries } from "./judging.queries.ts";

/** Puts a changed round on screen and asks for the lists again. */
function useRoundCommand<Input>(mutationFn: (input: Input) => Promise<Round>) {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn,
    stale: () => [judgingQueries.all()],
    onSuccess: (round: Round) => {
      queryClient.setQueryData(judgingQueries.round(round.id).queryKey, round);
    },
  });
}

export const useCreateRound = () => useRoundCommand((input: CreateRound) => api.judging.createRound(input));
export const useUpdateRound = () => useRoundCommand((input: UpdateRound) => api.judging.updateRound(input));

interface StateInput {
  id: string;
  version: number;
  reason: string;
}
export const useLockRound = () => useRoundCommand((input: StateInput) => api.judging.lockRound(input));
export const useReopenRound = () => useRoundCommand((input: StateInput) => api.judging.reopenRound(input));
