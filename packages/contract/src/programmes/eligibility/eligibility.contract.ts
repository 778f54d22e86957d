import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { ruleSets, saveRulesInput } from "./eligibility.schema.ts";

const manage = { kind: "policy", policy: "programme.manage", page: "evaluation-management" } as const;

export const eligibilityContract = {
  rules: endpoint({
    method: "GET",
    path: "/challenges/{id}/rules",
    summary: "The eligibility criteria of a challenge in all their versions",
    access: manage,
  })
    .input(z.object({ id }))
    .output(ruleSets),
  saveRules: endpoint({
    method: "PUT",
    path: "/challenges/{id}/rules",
    summary: "Writes a new version of a challenge's eligibility criteria",
    access: manage,
  })
    .input(saveRulesInput)
    .output(ruleSets),
};
