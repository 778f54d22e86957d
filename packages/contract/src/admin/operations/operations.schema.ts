import * as z from "zod/mini";
import { FEATURES } from "../../core/features.ts";
import { day, id, optionalText, timestamp } from "../../core/fields.ts";
import { listOf } from "../../core/lists.ts";

/** Filters of the audit log (completions 1). `person` is who did it, or whom it was done in the name of. */
const auditFilters = {
  person_id: z.optional(id),
  organization_id: z.optional(id),
  action: z.optional(optionalText(80)),
  entity_type: z.optional(optionalText(40)),
  entity_id: z.optional(optionalText(80)),
  from: z.optional(day),
  until: z.optional(day),
};
export const auditRow = z.object({
  id,
  occurred_at: timestamp,
  actor_id: z.nullable(id),
  actor_name: z.nullable(z.string()),
  /** Null once the account is gone. */
  actor_email: z.nullable(z.string()),
  impersonator_id: z.nullable(id),
  impersonator_name: z.nullable(z.string()),
  organization_id: z.nullable(id),
  organization_name: z.nullable(z.string()),
  action: z.string(),
  entity_type: z.string(),
  entity_id: z.nullable(z.string()),
  entity_name: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
  address: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
});
export type AuditRow = z.infer<typeof auditRow>;
export const auditList = listOf({ item: auditRow, filters: auditFilters, sorts: ["newest"] });
export type AuditQuery = z.infer<typeof auditList.query>;
export type AuditFilters = z.infer<typeof auditList.filters>;
export type AuditPage = z.infer<typeof auditList.page>;
/** What the filters can be set to: the actions and kinds that occur. */
export const auditFacets = z.object({ actions: z.array(z.string()), entity_types: z.array(z.string()) });

export const jobQueue = z.object({
  queue: z.string(),
  waiting: z.int(),
  retrying: z.int(),
  active: z.int(),
  failed: z.int(),
  oldest_waiting_at: z.nullable(timestamp),
});
export type JobQueue = z.infer<typeof jobQueue>;
export const failedJob = z.object({
  id,
  queue: z.string(),
  state: z.enum(["failed", "retry"]),
  /** How often it was tried. */
  tries: z.int(),
  created_at: timestamp,
  failed_at: z.nullable(timestamp),
  next_try_at: z.nullable(timestamp),
  /** Why, without addresses, links or what the job carries. */
  reason: z.string(),
});
export type FailedJob = z.infer<typeof failedJob>;
export const jobsReport = z.object({ queues: z.array(jobQueue), failures: z.array(failedJob) });
export type JobsReport = z.infer<typeof jobsReport>;
export const jobRetry = z.object({ id, queue: z.string().check(z.minLength(1), z.maxLength(100)) });

export const featureSwitch = z.object({
  feature: z.enum(FEATURES),
  enabled: z.boolean(),
  changed_by: z.nullable(z.string()),
  changed_at: z.nullable(timestamp),
});
export type FeatureSwitch = z.infer<typeof featureSwitch>;
export const featureSwitchList = z.object({ features: z.array(featureSwitch) });
export const featureChange = z.object({ feature: z.enum(FEATURES), enabled: z.boolean() });

/** Facts of the installation. */
export const installation = z.object({
  version: z.string(),
  node_version: z.string(),
  database_version: z.string(),
  database_bytes: z.number(),
  /** Of the node that answers. */
  uptime_seconds: z.int(),
  memory_bytes: z.number(),
  sockets: z.int(),
  pool: z.object({ total: z.int(), idle: z.int(), waiting: z.int() }),
  /** Processes that listen to the database. */
  nodes: z.int(),
  counts: z.object({ people: z.int(), organizations: z.int(), startups: z.int(), applications: z.int() }),
  mail: z.enum(["smtp", "outbox", "withheld"]),
  demo: z.boolean(),
});
export type Installation = z.infer<typeof installation>;
