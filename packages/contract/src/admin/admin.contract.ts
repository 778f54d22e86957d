import * as z from "zod/mini";
import { endpoint } from "../core/endpoint.ts";
import { id, pageOf, pageQuery, timestamp } from "../core/fields.ts";

export const outboxMail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at: timestamp,
});
export type OutboxMail = z.infer<typeof outboxMail>;

export const adminContract = {
  outbox: endpoint({
    method: "GET",
    path: "/admin/outbox",
    summary: "Mail kept in the demo outbox, newest first; empty when mail is really sent",
    access: { kind: "super-admin" },
  })
    .input(z.object(pageQuery))
    .output(pageOf(outboxMail)),
};
