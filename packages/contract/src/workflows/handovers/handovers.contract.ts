import { endpoint } from "../../core/endpoint.ts";
import { offeredPeople } from "../people/people.schema.ts";
import { handedOver, handOverInput, heldInput, heldTasks, receiversInput } from "./handovers.schema.ts";

const runner = { kind: "policy", policy: "workflow.run", page: "workflows" } as const;

export const handoversContract = {
  heldTasks: endpoint({
    method: "GET",
    path: "/workflows/people/{person}/tasks",
    summary: "What someone who is away holds, and whom they named to stand in",
    access: runner,
  })
    .input(heldInput)
    .output(heldTasks),
  receivers: endpoint({
    method: "GET",
    path: "/workflows/people/{person}/receivers",
    summary: "Who may be given tasks of someone who is away",
    access: runner,
  })
    .input(receiversInput)
    .output(offeredPeople),
  handOver: endpoint({
    method: "POST",
    path: "/workflows/people/{person}/hand-over",
    summary: "Hands the tasks of someone who is away over to someone else; those that they may not do stay, and why",
    access: runner,
  })
    .input(handOverInput)
    .output(handedOver),
};
