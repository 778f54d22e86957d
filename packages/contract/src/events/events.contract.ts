import * as z from "zod/mini";
import { endpoint } from "../core/endpoint.ts";
import { id } from "../core/fields.ts";
import { listEndpoints } from "../core/lists.ts";
import { event, eventFacets, eventList, eventRow } from "./events.schema.ts";

const publicly = { access: { kind: "public" } } as const;

export const eventsContract = {
  ...listEndpoints(
    "list",
    {
      ...publicly,
      path: "/events",
      summary: "Published events, those that have not ended unless others are asked for",
    },
    eventList,
  ),
  facets: endpoint({
    ...publicly,
    method: "GET",
    path: "/events/facets",
    summary: "Places and organizations of events to come",
  }).output(eventFacets),
  get: endpoint({ ...publicly, method: "GET", path: "/events/{id}", summary: "An event's page" })
    .input(z.object({ id }))
    .output(event),
  similar: endpoint({
    ...publicly,
    method: "GET",
    path: "/events/{id}/similar",
    summary: "Published events to come that have host, kind or place in common with one",
  })
    .input(z.object({ id }))
    .output(z.object({ items: z.array(eventRow) })),
  stagesOf: endpoint({
    ...publicly,
    method: "GET",
    path: "/events/of-startup/{startup_id}",
    summary: "Published events where a startup takes the stage",
  })
    .input(z.object({ startup_id: id }))
    .output(z.object({ items: z.array(eventRow) })),
};
