import type { ChangeInvestorInput } from "@kerkis/contract/investors/profile.schema.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { investorsQueries } from "./investors.queries.ts";

/** Page, lists and history follow a change. */
const refresh = (queryClient: QueryClient, id: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: investorsQueries.investor(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: investorsQueries.history(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: investorsQueries.lists() }),
  ]);

/** Changes an investor's profile. */
export function useChangeInvestor() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (input: ChangeInvestorInput) => api.investors.changeProfile(input),
    onSuccess: async (profile) => {
      queryClient.setQueryData(investorsQueries.profile(profile.id).queryKey, profile);
      await refresh(queryClient, profile.id);
    },
  });
}

/** Verifies and publishes an investor that came from a file. */
export function useVerifyInvestor() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (input: { id: string }) => api.investors.verify(input),
    onSuccess: (investor) => {
      queryClient.setQueryData(investorsQueries.investor(investor.id).queryKey, investor);
      return refresh(queryClient, investor.id);
    },
  });
}

/** Says that what changed of a verified investor is right. */
export function useConfirmInvestor() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (input: { id: string; version: number }) => api.investors.confirm(input),
    onSuccess: (investor) => {
      queryClient.setQueryData(investorsQueries.investor(investor.id).queryKey, investor);
      return refresh(queryClient, investor.id);
    },
    onError: (_error, { id }) => queryClient.invalidateQueries({ queryKey: investorsQueries.investor(id).queryKey }),
  });
}
