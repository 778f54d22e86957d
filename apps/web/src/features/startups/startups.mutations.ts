import type { ChangeProfileInput } from "@kerkis/contract/startups/profile/profile.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { startupsQueries } from "./startups.queries.ts";

/** Changes a group of a startup's profile. */
export function useChangeProfile() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (input: ChangeProfileInput) => api.startups.changeProfile(input),
    onSuccess: async (profile) => {
      queryClient.setQueryData(startupsQueries.profile(profile.id).queryKey, profile);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: startupsQueries.startup(profile.id).queryKey }),
        queryClient.invalidateQueries({ queryKey: startupsQueries.lists() }),
      ]);
    },
  });
}
