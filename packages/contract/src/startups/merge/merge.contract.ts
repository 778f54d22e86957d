import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { listEndpoints } from "../../core/lists.ts";
import { mergePairInput, recordMerges, recordPairs } from "../../core/records/merging.ts";
import { done } from "../../identity/identity.schema.ts";
import { mergeInput, mergeView } from "./merge.schema.ts";

const coordinator = { access: { kind: "policy", policy: "startup.coordinate" } } as const;

export const mergeContract = {
  ...listEndpoints(
    "pairs",
    { path: "/startups/pairs", summary: "Startups of the organization that may be the same company", ...coordinator },
    recordPairs,
  ),
  ...listEndpoints(
    "merges",
    { path: "/startups/merges", summary: "Startups of the organization that were merged", ...coordinator },
    recordMerges,
  ),
  mergeView: endpoint({
    method: "GET",
    path: "/startups/merge",
    summary: "Two startups of the organization side by side, before one becomes part of the other",
    ...coordinator,
  })
    .input(mergePairInput)
    .output(mergeView),
  merge: endpoint({
    method: "POST",
    path: "/startups/merge",
    summary: "Makes one startup of two: chosen facts, and all that belongs to the one that goes",
    ...coordinator,
    rateLimit: "startup",
  })
    .input(mergeInput)
    .output(z.object({ id, startup_id: id })),
  undoMerge: endpoint({
    method: "POST",
    path: "/startups/merges/{id}/undo",
    summary: "Undoes a merge: both are there again, what was changed since stays",
    ...coordinator,
    rateLimit: "startup",
  })
    .input(z.object({ id }))
    .output(done),
};
