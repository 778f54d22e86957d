import { gemiContract } from "@kerkis/contract/startups/gemi/gemi.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { companyFactsFor } from "./gemi.service.ts";

const os = gated(gemiContract);

export const gemiRoutes = {
  companyFacts: os.companyFacts.handler(({ context: { platform }, input }) =>
    companyFactsFor(platform, input.tax_number),
  ),
};
