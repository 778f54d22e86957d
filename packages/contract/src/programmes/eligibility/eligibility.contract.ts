import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { ruleSets, saveRulesInput } from "./eligibility.schema.ts";

const manage = { kind: "policy", policy: "programme.manage", page: "evaluation-management" } as const;

export const eligibilityContract = {
  rules: endpoint({
    method: "GET",
    path: "/programmes/{id}/rules",
    summary: "The eligibility criteria of a challenge or a registry in their versions, for those who run it",
    access: manage,
  })
    .input(z.object({ id }))
    .output(ruleSets),
  saveRules: endpoint({
    method: "PUT",
    path: "/programmes/{id}/rules",
    summary: "Writes a new version of the eligibility criteria of a challenge or a registry",
    access: manage,
  })
    .input(saveRulesInput)
    .output(ruleSets),
};
