import { useStaleWhen } from "#shared/realtime/use-when-live.ts";
import { EVALUATION_EVENTS } from "../evaluation-events.public.ts";
import { judgingQueries } from "../judging.queries.ts";

/** Keeps a round and its matrix as they are, whoever assigns, answers or hands in meanwhile. */
export const useLiveRound = (id: string): void =>
  useStaleWhen(EVALUATION_EVENTS, [judgingQueries.round(id).queryKey, judgingQueries.matrix(id).queryKey]);
