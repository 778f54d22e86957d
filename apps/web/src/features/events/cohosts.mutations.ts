import type { InviteCohostInput, ManagedCohost } from "@kerkis/contract/events/cohosts/cohosts.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { eventsQueries } from "./events.queries.ts";

/** What changes who helps to run an event answers with them all. */
function useCohostCommand<Input>(eventId: string, mutationFn: (input: Input) => Promise<ManagedCohost[]>) {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn,
    onSuccess: (cohosts) => queryClient.setQueryData(eventsQueries.cohosts(eventId).queryKey, cohosts),
    stale: () => [eventsQueries.event(eventId).queryKey],
  });
}

/** Asks a person or an organization to help to run an event. */
export const useInviteCohost = (eventId: string) =>
  useCohostCommand(eventId, (input: Omit<InviteCohostInput, "id">) =>
    api.events.inviteCohost({ id: eventId, ...input }),
  );

export const useRemoveCohost = (eventId: string) =>
  useCohostCommand(eventId, (cohost_id: string) => api.events.removeCohost({ id: eventId, cohost_id }));

const stale = () => [eventsQueries.all()];

/** Says whether one helps to run an event. */
export const useAnswerCohost = () =>
  useCommand({
    mutationFn: (input: { id: string; accept: boolean }) => api.events.answerCohost(input),
    stale,
    failed: m.events_helping_answer_failed,
  });

export const useLeaveCohost = () =>
  useCommand({ mutationFn: (input: { id: string }) => api.events.leaveCohost(input), stale });
