import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { listEndpoints } from "../../core/lists.ts";
import { done } from "../../identity/identity.schema.ts";
import {
  removeEntryInput,
  saveMilestoneInput,
  saveRoundInput,
  saveUpdateInput,
  startupUpdates,
} from "./news.schema.ts";

const editor = { access: { kind: "policy", policy: "startup.edit" }, rateLimit: "startup" } as const;
const saved = z.object({ id });

export const newsContract = {
  ...listEndpoints(
    "updates",
    { path: "/startups/{id}/updates", summary: "What a startup posted", access: { kind: "public" } },
    startupUpdates,
  ),
  saveUpdate: endpoint({
    method: "POST",
    path: "/startups/{id}/updates",
    summary: "Posts an update, or changes one; followers are told of a new one",
    ...editor,
  })
    .input(saveUpdateInput)
    .output(saved),
  saveRound: endpoint({
    method: "POST",
    path: "/startups/{id}/rounds",
    summary: "Adds a funding round, or changes one",
    ...editor,
  })
    .input(saveRoundInput)
    .output(saved),
  saveMilestone: endpoint({
    method: "POST",
    path: "/startups/{id}/milestones",
    summary: "Adds a milestone, or changes one",
    ...editor,
  })
    .input(saveMilestoneInput)
    .output(saved),
  removeEntry: endpoint({
    method: "DELETE",
    path: "/startups/{id}/entries/{kind}/{entry_id}",
    summary: "Removes a round, a milestone or an update",
    ...editor,
  })
    .input(removeEntryInput)
    .output(done),
};
