import { endpoint } from "../../core/endpoint.ts";
import { listEndpoints } from "../../core/lists.ts";
import { done } from "../../identity/identity.schema.ts";
import { interestedList, interestInput } from "./interest.schema.ts";

const person = { access: { kind: "signed-in" } } as const;

export const interestContract = {
  showInterest: endpoint({
    ...person,
    rateLimit: "event",
    method: "PUT",
    path: "/events/{id}/startups/{startup_id}/interest",
    summary: "Says as an investor who was there that a startup is of interest, or takes it back",
  })
    .input(interestInput)
    .output(done),
  ...listEndpoints(
    "interested",
    { ...person, path: "/events/{id}/interested", summary: "Investors whom one's own startups interested at an event" },
    interestedList,
  ),
};
