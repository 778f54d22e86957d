import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { REGISTRATION_STATES } from "@kerkis/contract/events/events.taxonomy.ts";
import { choiceParam, optionalParams, textParam } from "#shared/routing/search.ts";

export const attendeeSearch = (search: Record<string, unknown>) =>
  optionalParams({
    q: textParam(search["q"])?.slice(0, LIMITS.searchMax),
    status: choiceParam(search["status"], REGISTRATION_STATES),
    came: choiceParam(search["came"], ["yes", "no"] as const),
  });
type AttendeeSearch = ReturnType<typeof attendeeSearch>;

export const attendeeInput = (id: string, { q, status, came }: AttendeeSearch) => ({
  id,
  ...(q && { search: q }),
  ...(status && { status }),
  ...(came && { came }),
});
