import * as z from "zod/mini";
import { endpoint } from "../core/endpoint.ts";
import { id } from "../core/fields.ts";
import { listEndpoints } from "../core/lists.ts";
import { possibleDuplicate } from "../startups/startups.schema.ts";
import { investor, investorDuplicateQuery, investorFacets, investorList } from "./investors.schema.ts";

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
  get: endpoint({
    method: "GET",
    path: "/investors/{id}",
    summary: "An investor's page",
    access: { kind: "public" },
  })
    .input(z.object({ id }))
    .output(investor),
  duplicates: endpoint({
    method: "POST",
    path: "/investors/duplicates",
    summary: "Investors that may be the same as the one being registered",
    access: { kind: "signed-in" },
    rateLimit: "lookup",
  })
    .input(investorDuplicateQuery)
    .output(z.array(possibleDuplicate)),
};
