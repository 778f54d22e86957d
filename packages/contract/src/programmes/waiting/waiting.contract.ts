import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { waiting } from "./waiting.schema.ts";

export const waitingContract = {
  waiting: endpoint({
    method: "GET",
    path: "/calls/{id}/waiting",
    summary: "Whether the caller is told when a call opens",
    access: { kind: "signed-in" },
  })
    .input(z.object({ id }))
    .output(waiting),
  wait: endpoint({
    method: "PUT",
    path: "/calls/{id}/waiting",
    summary: "Asks to be told when a call opens, or no longer; once is as often as one likes",
    access: { kind: "signed-in" },
    rateLimit: "application",
  })
    .input(z.object({ id, waits: z.boolean() }))
    .output(waiting),
};
