import * as z from "zod/mini";
import { endpoint } from "../core/endpoint.ts";
import { id, timestamp } from "../core/fields.ts";
import { listEndpoints, listOf } from "../core/lists.ts";
import { done } from "../identity/identity.schema.ts";

export const outboxMail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at: timestamp,
});
export type OutboxMail = z.infer<typeof outboxMail>;

/**
 * Where mail goes on this installation: `smtp` leaves for real, `outbox` is kept and shown (demo mode without an SMTP
 * server), `withheld` is kept but not shown, since its links open accounts.
 */
export const MAIL_DELIVERIES = ["smtp", "outbox", "withheld"] as const;
export type MailDelivery = (typeof MAIL_DELIVERIES)[number];

const outboxList = listOf({
  item: outboxMail,
  filters: {},
  sorts: ["newest"],
  more: { delivery: z.enum(MAIL_DELIVERIES) },
});
export type OutboxQuery = z.infer<typeof outboxList.query>;
export type OutboxPage = z.infer<typeof outboxList.page>;

/** What the browser tells of its own failures (specification 7.5). */
export const browserError = z.object({
  error: z.string().check(z.maxLength(8000)),
  stack: z.optional(z.string().check(z.maxLength(8000))),
  componentStack: z.optional(z.nullable(z.string().check(z.maxLength(8000)))),
  timestamp: z.string().check(z.maxLength(40)),
  url: z.string().check(z.maxLength(2000)),
});

export const adminContract = {
  reportError: endpoint({
    method: "POST",
    path: "/errors",
    summary: "A browser reports an error; fire and forget",
    access: { kind: "public" },
    rateLimit: "report",
  })
    .input(browserError)
    .output(done),
  ...listEndpoints(
    "outbox",
    {
      path: "/admin/outbox",
      summary: "Mail kept in the demo outbox, newest first; empty when mail is really sent or must not be shown",
      access: { kind: "super-admin" },
    },
    outboxList,
  ),
};
