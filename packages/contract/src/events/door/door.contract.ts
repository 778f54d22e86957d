import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { listEndpoints } from "../../core/lists.ts";
import { done } from "../../identity/identity.schema.ts";
import { attendeeList, checkInInput, checkInResult, decideInput, doorList, undoCheckInInput } from "./door.schema.ts";

const manager = { access: { kind: "policy", policy: "event.manage" } } as const;
/** Those who help to run it let people in too. */
const helper = { access: { kind: "policy", policy: "event.help" } } as const;

export const doorContract = {
  ...listEndpoints(
    "attendees",
    { ...manager, path: "/events/{id}/attendees", summary: "Who wants to come to an event, and who came" },
    attendeeList,
  ),
  decide: endpoint({
    ...manager,
    rateLimit: "event",
    method: "POST",
    path: "/events/{id}/attendees/{user_id}/decide",
    summary: "Gives someone who asked a seat, or says that there is none",
  })
    .input(decideInput)
    .output(done),
  door: endpoint({
    ...helper,
    method: "GET",
    path: "/events/{id}/door",
    summary: "All tickets, for a phone at the door",
  })
    .input(z.object({ id }))
    .output(doorList),
  checkIn: endpoint({
    ...helper,
    method: "POST",
    path: "/events/{id}/check-in",
    summary: "Who came in, one or many at once; what was sent before changes nothing",
  })
    .input(checkInInput)
    .output(checkInResult),
  undoCheckIn: endpoint({
    ...helper,
    method: "POST",
    path: "/events/{id}/check-in/undo",
    summary: "Takes an entry that was a mistake back",
  })
    .input(undoCheckInInput)
    .output(done),
};
