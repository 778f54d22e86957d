import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { outlook, processes, processInput } from "./processes.schema.ts";

export const processesContract = {
  processes: endpoint({
    method: "GET",
    path: "/workflows/processes",
    summary: "How the organization's cases go: what runs, what is late, where they wait and how long they take",
    access: { kind: "policy", policy: "workflow.run", page: "workflows" },
  })
    .input(processInput)
    .output(processes),
  outlook: endpoint({
    method: "GET",
    path: "/workflows/outlook/{application}",
    summary: "What comes next for one's own application, and when; null where no workflow takes care of it",
    access: { kind: "signed-in" },
  })
    .input(z.object({ application: id }))
    .output(z.nullable(outlook)),
  registrationOutlook: endpoint({
    method: "GET",
    path: "/workflows/outlook",
    summary:
      "What follows once a startup's registration is submitted in the current organization; null without a published workflow",
    access: { kind: "signed-in" },
  })
    .input(z.object({}))
    .output(z.nullable(outlook)),
};
