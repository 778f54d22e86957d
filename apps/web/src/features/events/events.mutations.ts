import type { ChangeEventInput, EventAnswers } from "@kerkis/contract/events/editing/editing.schema.ts";
import type { DoorEntry } from "@kerkis/contract/events/door/door.schema.ts";
import type { InterestInput } from "@kerkis/contract/events/interest/interest.schema.ts";
import type { Responses } from "@kerkis/contract/forms/responses.schema.ts";
import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { eventsQueries } from "./events.queries.ts";

/** What changes an event answers with its page; lists and tickets are asked for again. */
function useEventCommand<Input>(mutationFn: (input: Input) => Promise<Event>, failed?: () => string) {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn,
    onSuccess: (event) => queryClient.setQueryData(eventsQueries.event(event.id).queryKey, event),
    stale: () => [eventsQueries.all()],
    ...(failed && { failed }),
  });
}

/** Takes a seat, or a place in the queue. */
export const useRegister = () =>
  useEventCommand(
    (input: { id: string; responses?: Responses }) => api.events.register(input),
    m.events_register_failed,
  );

/** Takes the seat that came free. */
export const useAcceptSeat = () =>
  useEventCommand((input: { id: string }) => api.events.acceptSeat(input), m.events_accept_failed);

/** Gives a seat or a place in the queue back. */
export const useLeave = () => useEventCommand((input: { id: string }) => api.events.leave(input));

interface Seen {
  id: string;
  version: number;
}
export const usePublishEvent = () =>
  useEventCommand((input: Seen) => api.events.publish(input), m.events_publish_failed);
export const useUnpublishEvent = () => useEventCommand((input: Seen) => api.events.unpublish(input));
export const useCancelEvent = () =>
  useEventCommand((input: { id: string; reason: string }) => api.events.cancel(input));

const stale = () => [eventsQueries.all()];

export const useCreateEvent = () =>
  useCommand({ mutationFn: (answers: EventAnswers) => api.events.create({ answers }), stale });
export const useDuplicateEvent = () =>
  useCommand({
    mutationFn: (input: { id: string }) => api.events.duplicate(input),
    stale,
    failed: m.events_duplicate_failed,
  });
export const useRemoveEvent = () =>
  useCommand({ mutationFn: (input: { id: string }) => api.events.remove(input), stale });

/** Changes an event; the form keeps what it saved. */
export function useChangeEvent() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (input: ChangeEventInput) => api.events.change(input),
    stale,
    onSuccess: (event) => queryClient.setQueryData(eventsQueries.editable(event.id).queryKey, event),
  });
}

/** Answers someone who asked for a seat. */
export const useDecideRequest = () =>
  useCommand({
    mutationFn: (input: { id: string; user_id: string; approve: boolean }) => api.events.decide(input),
    stale,
    overlaps: true,
    failed: m.events_decide_failed,
  });

/** Says that a startup on the stage is of interest, or takes it back. */
export const useSetInterest = () =>
  useCommand({
    mutationFn: (input: InterestInput) => api.events.showInterest(input),
    stale: ({ id }) => [eventsQueries.event(id).queryKey],
    overlaps: true,
    failed: m.events_interest_failed,
  });

/** Tells the server who came in; what cannot be sent now is sent later. */
export const useSendEntries = () =>
  useCommand({
    mutationFn: (input: { id: string; entries: DoorEntry[] }) => api.events.checkIn(input),
    stale: ({ id }) => [eventsQueries.door(id).queryKey],
  });

export const useUndoCheckIn = () =>
  useCommand({
    mutationFn: (input: { id: string; user_id: string }) => api.events.undoCheckIn(input),
    stale: ({ id }) => [eventsQueries.door(id).queryKey],
    failed: m.events_door_undo_failed,
  });

/** Makes a new address of one's own calendar. */
export function useRenewCalendar() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (_input: object) => api.events.renewCalendar(),
    onSuccess: (calendar) => queryClient.setQueryData(eventsQueries.ownCalendar().queryKey, calendar),
  });
}
