import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { EVENT_MAX, EVENT_TYPES } from "@kerkis/contract/events/events.taxonomy.ts";
import { choiceParam, dayParam, idParam, optionalParams, patternParam, textParam } from "#shared/routing/search.ts";
import type { EventListInput } from "../events.queries.ts";

const CURSOR = /^[\w-]{1,400}$/;

/** The list's address: `q`, one parameter per filter, and where a page begins. What makes no sense is dropped. */
export const eventSearch = (search: Record<string, unknown>) =>
  optionalParams({
    q: textParam(search["q"])?.slice(0, LIMITS.searchMax),
    type: choiceParam(search["type"], EVENT_TYPES),
    place: textParam(search["place"])?.slice(0, EVENT_MAX.place),
    organization: idParam(search["organization"]),
    online: choiceParam(search["online"], ["yes"] as const),
    time: choiceParam(search["time"], ["past"] as const),
    from: dayParam(search["from"]),
    to: dayParam(search["to"]),
    cursor: patternParam(search["cursor"], CURSOR),
  });
export type EventSearch = ReturnType<typeof eventSearch>;

/** What the address asks of the server: those to come by start, those that are over the other way round. */
export const eventListInput = ({ q, cursor: _cursor, ...filters }: EventSearch): EventListInput => ({
  ...(q && { search: q }),
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
  ...(filters.time === "past" && { sort: "latest" as const }),
});
