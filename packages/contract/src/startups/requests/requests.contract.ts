import { endpoint } from "../../core/endpoint.ts";
import { listEndpoints } from "../../core/lists.ts";
import { done } from "../../identity/identity.schema.ts";
import { answerInput, askInput, registryRequests } from "./requests.schema.ts";

const coordinator = { kind: "policy", policy: "startup.coordinate" } as const;

export const requestsContract = {
  ...listEndpoints(
    "requests",
    {
      path: "/startups/requests",
      summary: "What coordinators of the registry are asked: changed facts, mistakes, claims",
      access: coordinator,
    },
    registryRequests,
  ),
  reportMistake: endpoint({
    method: "POST",
    path: "/startups/{id}/mistakes",
    summary: "Reports a mistake on a startup's page to the coordinators of its organization",
    access: { kind: "signed-in" },
    rateLimit: "startup",
  })
    .input(askInput)
    .output(done),
  claim: endpoint({
    method: "POST",
    path: "/startups/{id}/claim",
    summary: "Claims a profile that nobody runs; a coordinator decides",
    access: { kind: "signed-in" },
    rateLimit: "startup",
  })
    .input(askInput)
    .output(done),
  answerRequest: endpoint({
    method: "POST",
    path: "/startups/requests/{id}",
    summary: "Answers a request: confirms facts, puts a mistake right, hands a profile over, or says why not",
    access: coordinator,
    rateLimit: "startup",
  })
    .input(answerInput)
    .output(done),
};
