import { endpoint } from "../../core/endpoint.ts";
import { companyAnswer, companyQuestion } from "./gemi.schema.ts";

export const gemiContract = {
  companyFacts: endpoint({
    method: "POST",
    path: "/startups/company-facts",
    summary: "What the Greek business registry says of a company; asked in its turn, and kept",
    access: { kind: "signed-in" },
    rateLimit: "lookup",
  })
    .input(companyQuestion)
    .output(companyAnswer),
};
