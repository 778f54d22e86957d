import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { listEndpoints } from "../../core/lists.ts";
import { done } from "../../identity/identity.schema.ts";
import { helpingList, inviteCohostInput, managedCohost } from "./cohosts.schema.ts";

const manager = { access: { kind: "policy", policy: "event.manage" } } as const;
const person = { access: { kind: "signed-in" }, rateLimit: "event" } as const;
const cohosts = z.array(managedCohost);

export const cohostsContract = {
  cohosts: endpoint({
    ...manager,
    method: "GET",
    path: "/events/{id}/cohosts",
    summary: "Who helps to run an event, and who was asked to",
  })
    .input(z.object({ id }))
    .output(cohosts),
  inviteCohost: endpoint({
    ...manager,
    rateLimit: "invite",
    method: "POST",
    path: "/events/{id}/cohosts",
    summary: "Asks a person or an organization to help to run an event",
  })
    .input(inviteCohostInput)
    .output(cohosts),
  removeCohost: endpoint({
    ...manager,
    rateLimit: "event",
    method: "DELETE",
    path: "/events/{id}/cohosts/{cohost_id}",
    summary: "Ends that someone helps to run an event, or takes the question back",
  })
    .input(z.object({ id, cohost_id: id }))
    .output(cohosts),
  ...listEndpoints(
    "helping",
    { access: { kind: "signed-in" }, path: "/events/helping", summary: "Events that one helps to run, or is asked to" },
    helpingList,
  ),
  answerCohost: endpoint({
    ...person,
    method: "POST",
    path: "/events/helping/{id}",
    summary: "Says whether one helps to run an event",
  })
    .input(z.object({ id, accept: z.boolean() }))
    .output(done),
  leaveCohost: endpoint({
    ...person,
    method: "DELETE",
    path: "/events/helping/{id}",
    summary: "Helps to run an event no longer",
  })
    .input(z.object({ id }))
    .output(done),
};
