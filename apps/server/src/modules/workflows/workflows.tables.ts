import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { TASK_KINDS } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import type { Flow } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import { EVENT_KINDS } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { INSTANCE_STATES, type TroubleCode } from "@kerkis/contract/workflows/instances/instances.taxonomy.ts";
import { TRIGGERS } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { TASK_OUTCOMES, type TaskAnswers } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { TASK_STATES } from "@kerkis/contract/workflows/tasks/tasks.taxonomy.ts";
import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { applications } from "#modules/applications/applications.tables.ts";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, folded, instant, primaryId, updatedAt } from "#platform/db/columns.ts";

const ofOrganization = () =>
  uuid()
    .notNull()
    .references(() => organizations.id, { onDelete: "cascade" });
const person = () => uuid().references(() => profiles.id, { onDelete: "set null" });

/** A workflow as its organization edits it; what was published stands in its versions. */
export const workflowTemplates = pgTable(
  "workflow_templates",
  {
    id: primaryId(),
    organization_id: ofOrganization(),
    name: jsonb().$type<LocalizedText>().notNull(),
    trigger: text({ enum: TRIGGERS }).notNull().default("manual"),
    draft: jsonb().$type<WorkflowDefinition>().notNull(),
    /** Something was saved since the last version. */
    is_changed: boolean().notNull().default(true),
    /** Number of the version that new cases follow. */
    published: integer(),
    archived_at: instant(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index("workflow_templates_organization_idx").on(table.organization_id, table.updated_at, table.id)],
);

/** What was published, for good: a trigger lets nobody change it. */
export const workflowVersions = pgTable(
  "workflow_versions",
  {
    id: primaryId(),
    organization_id: ofOrganization(),
    template_id: uuid()
      .notNull()
      .references(() => workflowTemplates.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    definition: jsonb().$type<WorkflowDefinition>().notNull(),
    published_by: uuid(),
    published_at: createdAt(),
  },
  (table) => [
    uniqueIndex("workflow_versions_number_idx").on(table.template_id, table.number),
    index("workflow_versions_organization_idx").on(table.organization_id),
  ],
);

/** A step that cannot go on. */
export interface Stuck {
  token: number;
  node: string;
  code: TroubleCode;
}

/** A case: where it stands is one value, written with what follows from it in one transaction. */
export const workflowInstances = pgTable(
  "workflow_instances",
  {
    id: primaryId(),
    organization_id: ofOrganization(),
    template_id: uuid()
      .notNull()
      .references(() => workflowTemplates.id, { onDelete: "cascade" }),
    version_id: uuid()
      .notNull()
      .references(() => workflowVersions.id, { onDelete: "cascade" }),
    status: text({ enum: INSTANCE_STATES }).notNull().default("running"),
    title: text().notNull(),
    application_id: uuid().references(() => applications.id, { onDelete: "set null" }),
    submitter_id: person(),
    flow: jsonb().$type<Flow>().notNull(),
    troubles: jsonb().$type<Stuck[]>().notNull().default([]),
    ended_at: instant(),
    created_at: createdAt(),
    search_folded: folded()
      .notNull()
      .generatedAlwaysAs(sql`kerkis_fold(title)`),
  },
  (table) => [
    index("workflow_instances_organization_idx").on(table.organization_id, table.created_at, table.id),
    index("workflow_instances_submitter_idx").on(table.submitter_id, table.created_at, table.id),
    index("workflow_instances_template_idx").on(table.template_id, table.status),
    index("workflow_instances_version_idx").on(table.version_id),
    // An application is one case of a workflow at a time.
    uniqueIndex("workflow_instances_application_open_idx")
      .on(table.application_id)
      .where(sql`status in ('running', 'suspended', 'failed')`),
    index("workflow_instances_application_idx").on(table.application_id),
    index("workflow_instances_search_idx").using("gin", table.search_folded.op("gin_trgm_ops")),
  ],
);

export const ASSIGN_KINDS = ["person", "organization_role", "profile_role", "managers", "submitter", "mentor"] as const;

/** What a person has to do. States and who holds it are guarded by a trigger. */
export const workflowTasks = pgTable(
  "workflow_tasks",
  {
    id: primaryId(),
    organization_id: ofOrganization(),
    instance_id: uuid()
      .notNull()
      .references(() => workflowInstances.id, { onDelete: "cascade" }),
    token: integer().notNull(),
    node: text().notNull(),
    kind: text({ enum: TASK_KINDS }).notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    status: text({ enum: TASK_STATES }).notNull().default("open"),
    assign_kind: text({ enum: ASSIGN_KINDS }).notNull(),
    assign_role: text(),
    /** Whom it is meant for by name: a step may name one person, and another where it is late. */
    assign_person: person(),
    assignee_id: person(),
    /** Who handed it over to whoever holds it, and when; nobody once it goes on from there. */
    given_by: person(),
    given_at: instant(),
    /** Steps whose doer keeps away from it. */
    not_by: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    due_on: date({ mode: "string" }),
    due_days: integer(),
    outcome: text({ enum: TASK_OUTCOMES }),
    answers: jsonb().$type<TaskAnswers>().notNull().default({}),
    reason: text().notNull().default(""),
    completed_by: person(),
    completed_at: instant(),
    created_at: createdAt(),
    /** By what it is due, last of all where it is never. */
    due_key: date({ mode: "string" })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(due_on, '9999-12-31'::date)`),
  },
  (table) => [
    index("workflow_tasks_organization_idx").on(table.organization_id, table.status, table.due_key, table.id),
    index("workflow_tasks_assignee_idx").on(table.assignee_id, table.status, table.due_key, table.id),
    index("workflow_tasks_assign_person_idx").on(table.assign_person),
    index("workflow_tasks_given_by_idx")
      .on(table.given_by, table.due_key, table.id)
      .where(sql`given_by is not null`),
    index("workflow_tasks_completed_by_idx").on(table.completed_by, table.completed_at),
    index("workflow_tasks_instance_idx").on(table.instance_id, table.id),
    // A step is asked for once at a time, however often it is begun.
    uniqueIndex("workflow_tasks_once_idx")
      .on(table.instance_id, table.token)
      .where(sql`status in ('open', 'claimed')`),
    check("workflow_tasks_held", sql`case status when 'open' then assignee_id is null else true end`),
  ],
);

/** Who is away in an organization, from day to day, and who does their tasks meanwhile. */
export const workflowAbsences = pgTable(
  "workflow_absences",
  {
    id: primaryId(),
    organization_id: ofOrganization(),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    substitute_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    from_on: date({ mode: "string" }).notNull(),
    until_on: date({ mode: "string" }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("workflow_absences_user_idx").on(table.user_id, table.organization_id),
    index("workflow_absences_substitute_idx").on(table.substitute_id, table.organization_id),
    index("workflow_absences_organization_idx").on(table.organization_id),
    check("workflow_absences_days", sql`until_on >= from_on and substitute_id <> user_id`),
  ],
);

/** A task that someone left for later; theirs alone, and over on the day. */
export const workflowPostponements = pgTable(
  "workflow_postponements",
  {
    id: primaryId(),
    organization_id: ofOrganization(),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    task_id: uuid()
      .notNull()
      .references(() => workflowTasks.id, { onDelete: "cascade" }),
    until_on: date({ mode: "string" }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("workflow_postponements_user_idx").on(table.user_id, table.task_id),
    index("workflow_postponements_task_idx").on(table.task_id),
    index("workflow_postponements_organization_idx").on(table.organization_id),
  ],
);

export const workflowComments = pgTable(
  "workflow_comments",
  {
    id: primaryId(),
    organization_id: ofOrganization(),
    task_id: uuid()
      .notNull()
      .references(() => workflowTasks.id, { onDelete: "cascade" }),
    author_id: person(),
    text: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index("workflow_comments_task_idx").on(table.task_id, table.id),
    index("workflow_comments_author_idx").on(table.author_id),
    index("workflow_comments_organization_idx").on(table.organization_id),
  ],
);

export const TIMER_KINDS = ["remind", "overdue", "escalate", "wake"] as const;

/** What is to happen at a moment; written with the step that it belongs to, and taken once. */
export const workflowTimers = pgTable(
  "workflow_timers",
  {
    id: primaryId(),
    organization_id: ofOrganization(),
    instance_id: uuid()
      .notNull()
      .references(() => workflowInstances.id, { onDelete: "cascade" }),
    task_id: uuid().references(() => workflowTasks.id, { onDelete: "cascade" }),
    token: integer().notNull(),
    kind: text({ enum: TIMER_KINDS }).notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index("workflow_timers_at_idx").on(table.at),
    index("workflow_timers_instance_idx").on(table.instance_id),
    index("workflow_timers_task_idx").on(table.task_id),
    index("workflow_timers_organization_idx").on(table.organization_id),
  ],
);

/** The story of a case: written once, never changed. */
export const workflowEvents = pgTable(
  "workflow_events",
  {
    id: primaryId(),
    organization_id: ofOrganization(),
    instance_id: uuid()
      .notNull()
      .references(() => workflowInstances.id, { onDelete: "cascade" }),
    kind: text({ enum: EVENT_KINDS }).notNull(),
    node: text(),
    actor_id: person(),
    details: jsonb().$type<{ outcome?: string; reason?: string; from?: string; to?: string }>().notNull().default({}),
    created_at: createdAt(),
  },
  (table) => [
    index("workflow_events_instance_idx").on(table.instance_id, table.id),
    index("workflow_events_actor_idx").on(table.actor_id),
    index("workflow_events_organization_idx").on(table.organization_id),
  ],
);
