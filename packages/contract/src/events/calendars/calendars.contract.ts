import { endpoint } from "../../core/endpoint.ts";
import { ownCalendar } from "./calendars.schema.ts";

const person = { access: { kind: "signed-in" } } as const;

export const calendarsContract = {
  ownCalendar: endpoint({
    ...person,
    method: "GET",
    path: "/events/calendar",
    summary: "The secret address of one's own calendar, where there is one",
  }).output(ownCalendar),
  renewCalendar: endpoint({
    ...person,
    rateLimit: "account",
    method: "POST",
    path: "/events/calendar",
    summary: "Makes a new address of one's own calendar; the one before ends",
  }).output(ownCalendar),
};
