import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { eventReport } from "./report.schema.ts";

export const reportContract = {
  report: endpoint({
    access: { kind: "policy", policy: "event.manage" },
    method: "GET",
    path: "/events/{id}/report",
    summary: "Who came to an event, by organization and startup, and who did not",
  })
    .input(z.object({ id }))
    .output(eventReport),
};
