import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { listEndpoints } from "../../core/lists.ts";
import { eventReport, pitchList } from "./report.schema.ts";

const manager = { access: { kind: "policy", policy: "event.manage" } } as const;

export const reportContract = {
  report: endpoint({
    ...manager,
    method: "GET",
    path: "/events/{id}/report",
    summary: "Who came to an event, by organization and startup, and who did not",
  })
    .input(z.object({ id }))
    .output(eventReport),
  ...listEndpoints(
    "pitches",
    {
      ...manager,
      path: "/events/{id}/pitches",
      summary: "Startups on the stage, when each has it and how many investors it interested",
    },
    pitchList,
  ),
};
