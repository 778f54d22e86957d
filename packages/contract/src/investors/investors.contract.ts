import * as z from "zod/mini";
import { endpoint } from "../core/endpoint.ts";
import { id, version } from "../core/fields.ts";
import { recordHistory } from "../core/history.ts";
import { listEndpoints } from "../core/lists.ts";
import { possibleDuplicate } from "../startups/startups.schema.ts";
import { changeInvestorInput, editableInvestor } from "./profile.schema.ts";
import {
  backer,
  changedInvestors,
  investor,
  investorDuplicateQuery,
  investorFacets,
  investorList,
} from "./investors.schema.ts";

const editor = { kind: "policy", policy: "investor.edit" } as const;
const manager = { kind: "policy", policy: "investor.manage" } as const;

export const investorsContract = {
  ...listEndpoints(
    "list",
    {
      path: "/investors",
      summary: "Investors: active, verified ones; owners and admins see all of their organization's",
      access: { kind: "public" },
    },
    investorList,
  ),
  facets: endpoint({
    method: "GET",
    path: "/investors/facets",
    summary: "Values to filter investors by, each counted among those that the other filters let through",
    access: { kind: "public" },
  })
    .input(investorList.filters)
    .output(investorFacets),
  ...listEndpoints(
    "changed",
    {
      path: "/investors/changed",
      summary: "Investors of the current organization whose verified facts changed and wait for a coordinator",
      access: { kind: "policy", policy: "startup.coordinate" },
    },
    changedInvestors,
  ),
  get: endpoint({
    method: "GET",
    path: "/investors/{id}",
    summary: "An investor's page",
    access: { kind: "public" },
  })
    .input(z.object({ id }))
    .output(investor),
  backersOf: endpoint({
    method: "GET",
    path: "/investors/of-startup/{startup_id}",
    summary: "Investors that have a startup in their portfolio, of those that the caller may see",
    access: { kind: "public" },
  })
    .input(z.object({ startup_id: id }))
    .output(z.object({ items: z.array(backer) })),
  duplicates: endpoint({
    method: "POST",
    path: "/investors/duplicates",
    summary: "Investors that may be the same as the one being registered",
    access: { kind: "signed-in" },
    rateLimit: "lookup",
  })
    .input(investorDuplicateQuery)
    .output(z.array(possibleDuplicate)),
  profile: endpoint({
    method: "GET",
    path: "/investors/{id}/profile",
    summary: "An investor's profile for those who may edit it",
    access: editor,
  })
    .input(z.object({ id }))
    .output(editableInvestor),
  changeProfile: endpoint({
    method: "PATCH",
    path: "/investors/{id}/profile",
    summary: "Changes an investor's profile; a changed verified fact is marked until a coordinator confirms it",
    access: editor,
    rateLimit: "startup",
  })
    .input(changeInvestorInput)
    .output(editableInvestor),
  confirm: endpoint({
    method: "POST",
    path: "/investors/{id}/confirm",
    summary: "Says that an investor's changed facts are right: it counts as verified as of now",
    access: manager,
  })
    .input(z.object({ id, version }))
    .output(investor),
  verify: endpoint({
    method: "POST",
    path: "/investors/{id}/verification",
    summary: "Verifies and publishes an investor that came from a file; one's own is for another coordinator",
    access: manager,
    rateLimit: "startup",
  })
    .input(z.object({ id }))
    .output(investor),
  ...listEndpoints(
    "history",
    {
      path: "/investors/{id}/history",
      summary: "What was changed in an investor's profile, by whom and when",
      access: manager,
    },
    recordHistory,
  ),
};
