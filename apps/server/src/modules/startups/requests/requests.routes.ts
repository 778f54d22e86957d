import { requestsContract } from "@kerkis/contract/startups/requests/requests.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { startupVisibility } from "../startups.policy.ts";
import { countRequests, requestsPage } from "./requests.reads.ts";
import { answerRequest, askCoordinators, managedScope } from "./requests.service.ts";

const os = gated(requestsContract);

export const requestsRoutes = {
  requests: os.requests.handler(({ context: { platform, actor }, input }) =>
    requestsPage(platform, managedScope(actor), startupVisibility(actor), input),
  ),
  requestsCount: os.requestsCount.handler(({ context: { platform, actor }, input }) =>
    countRequests(platform.db, managedScope(actor), startupVisibility(actor), input),
  ),
  reportMistake: os.reportMistake.handler(async ({ context: { platform, actor }, input }) => {
    await askCoordinators(platform, actor, "mistake", input);
    return { ok: true };
  }),
  claim: os.claim.handler(async ({ context: { platform, actor }, input }) => {
    await askCoordinators(platform, actor, "claim", input);
    return { ok: true };
  }),
  answerRequest: os.answerRequest.handler(async ({ context: { platform, actor }, input }) => {
    await answerRequest(platform, actor, input);
    return { ok: true };
  }),
};
