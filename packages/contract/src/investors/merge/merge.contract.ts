import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { listEndpoints } from "../../core/lists.ts";
import { mergePairInput, recordMerges, recordPairs } from "../../core/records/merging.ts";
import { done } from "../../identity/identity.schema.ts";
import { investorMergeInput, investorMergeView } from "./merge.schema.ts";

const coordinator = { access: { kind: "policy", policy: "startup.coordinate" } } as const;

export const mergeContract = {
  ...listEndpoints(
    "pairs",
    { path: "/investors/pairs", summary: "Investors of the organization that may be the same", ...coordinator },
    recordPairs,
  ),
  ...listEndpoints(
    "merges",
    { path: "/investors/merges", summary: "Investors of the organization that were merged", ...coordinator },
    recordMerges,
  ),
  mergeView: endpoint({
    method: "GET",
    path: "/investors/merge",
    summary: "Two investors of the organization side by side, before one becomes part of the other",
    ...coordinator,
  })
    .input(mergePairInput)
    .output(investorMergeView),
  merge: endpoint({
    method: "POST",
    path: "/investors/merge",
    summary: "Makes one investor of two: chosen facts, and the portfolio of the one that goes",
    ...coordinator,
    rateLimit: "startup",
  })
    .input(investorMergeInput)
    .output(z.object({ id, investor_id: id })),
  undoMerge: endpoint({
    method: "POST",
    path: "/investors/merges/{id}/undo",
    summary: "Undoes a merge of investors: both are there again, what was changed since stays",
    ...coordinator,
    rateLimit: "startup",
  })
    .input(z.object({ id }))
    .output(done),
};
