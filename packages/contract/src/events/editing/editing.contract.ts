import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id, version } from "../../core/fields.ts";
import { listEndpoints } from "../../core/lists.ts";
import { done } from "../../identity/identity.schema.ts";
import { event, managedEventList } from "../events.schema.ts";
import { cancelEventInput, changeEventInput, editableEvent, eventAnswers } from "./editing.schema.ts";

const planner = { access: { kind: "action", action: "data.manageEvents" } } as const;
const manager = { access: { kind: "policy", policy: "event.manage" }, rateLimit: "event" } as const;
const helper = { ...manager, access: { kind: "policy", policy: "event.help" } } as const;
const made = z.object({ id });
const step = z.object({ id });

export const editingContract = {
  ...listEndpoints(
    "managed",
    { ...planner, path: "/events/managed", summary: "Events of the current organization, drafts too" },
    managedEventList,
  ),
  create: endpoint({ ...planner, rateLimit: "event", method: "POST", path: "/events", summary: "Drafts an event" })
    .input(z.object({ answers: eventAnswers }))
    .output(made),
  duplicate: endpoint({
    ...manager,
    method: "POST",
    path: "/events/{id}/duplicate",
    summary: "Drafts an event like another",
  })
    .input(step)
    .output(made),
  editable: endpoint({
    method: "GET",
    path: "/events/{id}/editable",
    summary: "An event as its form holds it, for those who may change it",
    access: helper.access,
  })
    .input(step)
    .output(editableEvent),
  change: endpoint({
    ...helper,
    method: "PATCH",
    path: "/events/{id}",
    summary: "Changes an event; those who come are told of another time or place",
  })
    .input(changeEventInput)
    .output(editableEvent),
  publish: endpoint({ ...manager, method: "POST", path: "/events/{id}/publish", summary: "Shows an event to everyone" })
    .input(z.object({ id, version }))
    .output(event),
  unpublish: endpoint({
    ...manager,
    method: "POST",
    path: "/events/{id}/unpublish",
    summary: "Makes an event a draft again",
  })
    .input(z.object({ id, version }))
    .output(event),
  cancel: endpoint({
    ...manager,
    method: "POST",
    path: "/events/{id}/cancel",
    summary: "Calls an event off and tells everyone who wanted to come",
  })
    .input(cancelEventInput)
    .output(event),
  remove: endpoint({
    ...manager,
    method: "DELETE",
    path: "/events/{id}",
    summary: "Deletes a draft that nobody registered for",
  })
    .input(step)
    .output(done),
};
