import * as z from "zod/mini";
import { endpoint } from "../core/endpoint.ts";
import { id } from "../core/fields.ts";
import { listEndpoints } from "../core/lists.ts";
import {
  duplicateQuery,
  possibleDuplicate,
  similarStartup,
  startup,
  startupFacets,
  startupList,
} from "./startups.schema.ts";

export const startupsContract = {
  ...listEndpoints(
    "list",
    {
      path: "/startups",
      summary: "The registry: active, verified startups; owners and admins see all of their organization's",
      access: { kind: "public" },
    },
    startupList,
  ),
  facets: endpoint({
    method: "GET",
    path: "/startups/facets",
    summary: "Values to filter the registry by, each counted among those that the other filters let through",
    access: { kind: "public" },
  })
    .input(startupList.filters)
    .output(startupFacets),
  get: endpoint({
    method: "GET",
    path: "/startups/{id}",
    summary: "A startup's page",
    access: { kind: "public" },
  })
    .input(z.object({ id }))
    .output(startup),
  similar: endpoint({
    method: "GET",
    path: "/startups/{id}/similar",
    summary: "At most three published startups that have something in common with one, and what",
    access: { kind: "public" },
  })
    .input(z.object({ id }))
    .output(z.array(similarStartup)),
  duplicates: endpoint({
    method: "POST",
    path: "/startups/duplicates",
    summary: "Startups that may be the same as the one being registered",
    access: { kind: "signed-in" },
    rateLimit: "lookup",
  })
    .input(duplicateQuery)
    .output(z.array(possibleDuplicate)),
};
