import type { ChangeProfileInput } from "@kerkis/contract/startups/profile/profile.schema.ts";
import type { EntryKind } from "@kerkis/contract/startups/news/news.schema.ts";
import type { AnswerInput } from "@kerkis/contract/startups/requests/requests.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
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

/** Follows a startup, or no longer; its seat is lit at once. */
export function useFollow(id: string) {
  const queryClient = useQueryClient();
  const key = startupsQueries.followers(id).queryKey;
  return useCommand({
    mutationFn: (follows: boolean) => api.startups.follow({ id, follows }),
    onSuccess: (followers) => queryClient.setQueryData(key, followers),
    stale: () => [startupsQueries.lists()],
    failed: m.startups_follow_failed,
  });
}

interface SaveEntry {
  id: string;
  kind: EntryKind;
  entry_id: string | undefined;
  /** As the form of its kind gives them. */
  answers: object;
}

const SAVE = { round: api.startups.saveRound, milestone: api.startups.saveMilestone, update: api.startups.saveUpdate };

/** What a startup's page shows of its entries. */
const entriesOf = ({ id }: { id: string }) => [
  startupsQueries.startup(id).queryKey,
  [...startupsQueries.all(), "updates", id],
];

/** Adds or changes a round, a milestone or an update. */
export const useSaveEntry = () =>
  useCommand({
    mutationFn: ({ kind, ...input }: SaveEntry) => SAVE[kind](input as never),
    stale: entriesOf,
  });

/** Removes one. */
export const useRemoveEntry = () =>
  useCommand({
    mutationFn: (input: { id: string; kind: EntryKind; entry_id: string }) => api.startups.removeEntry(input),
    stale: entriesOf,
  });

/** Claims a profile that nobody runs. */
export const useClaim = () =>
  useCommand({ mutationFn: (input: { id: string; reason: string }) => api.startups.claim(input) });

/** Verifies and publishes a profile that came from a file. */
export const useVerify = () =>
  useCommand({
    mutationFn: (input: { id: string }) => api.startups.verify(input),
    stale: () => [startupsQueries.all()],
  });

/** Reports a mistake to the coordinators. */
export const useReportMistake = () =>
  useCommand({ mutationFn: (input: { id: string; reason: string }) => api.startups.reportMistake(input) });

/** Answers what the coordinators are asked. */
export const useAnswerRequest = () =>
  useCommand({
    mutationFn: (input: AnswerInput) => api.startups.answerRequest(input),
    stale: () => [startupsQueries.all()],
  });
