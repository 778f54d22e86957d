import { endpoint } from "../../core/endpoint.ts";
import { listEndpoints } from "../../core/lists.ts";
import { done } from "../../identity/identity.schema.ts";
import { instanceDetail, instanceInput, instanceList, reasonedInput } from "./instances.schema.ts";

const reader = { kind: "page", page: "workflows" } as const;
const runner = { kind: "policy", policy: "workflow.run", page: "workflows" } as const;

const command = (verb: string, summary: string) =>
  endpoint({ method: "POST", path: `/workflows/instances/{id}/${verb}`, summary, access: runner });

export const instancesContract = {
  ...listEndpoints(
    "instances",
    {
      path: "/workflows/instances",
      summary: "Cases of the current organization: all of them for those who manage it, else one's own",
      access: reader,
    },
    instanceList,
  ),
  instance: endpoint({
    method: "GET",
    path: "/workflows/instances/{id}",
    summary: "A case: where it stands, its tasks and its story",
    access: reader,
  })
    .input(instanceInput)
    .output(instanceDetail),
  remind: command("remind", "Reminds those whom the open tasks of a case wait for, once a day")
    .input(instanceInput)
    .output(done),
  suspend: command("suspend", "Suspends a case: its tasks and clocks stand still").input(reasonedInput).output(done),
  resume: command("resume", "Lets a suspended case go on").input(instanceInput).output(done),
  cancel: command("cancel", "Cancels a case and its open tasks").input(reasonedInput).output(done),
  retry: command("retry", "Tries the step again at which a case is stuck").input(instanceInput).output(done),
  skip: command("skip", "Goes on past the step at which a case is stuck").input(reasonedInput).output(done),
};
