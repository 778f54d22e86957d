import { programmes as programmesContract } from "@kerkis/contract/programmes/all.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { rulesFor, saveRules } from "./eligibility.service.ts";

const os = gated(programmesContract);

export const eligibilityRoutes = {
  rules: os.rules.handler(({ context, input }) => rulesFor(context.platform, context.actor, input.id)),
  saveRules: os.saveRules.handler(({ context, input }) => saveRules(context.platform, context.actor, input)),
};
