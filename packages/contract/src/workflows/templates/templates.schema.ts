import * as z from "zod/mini";
import { id, requiredText, timestamp, version } from "../../core/fields.ts";
import { ORGANIZATION_ROLES, PROFILE_ROLES } from "../../core/permissions.ts";
import { LIMITS } from "../../core/limits.ts";
import { listOf } from "../../core/lists.ts";
import { workflowDefinition } from "../definition/definition.schema.ts";
import { LIBRARY_KEYS, TRIGGERS } from "../library/library.taxonomy.ts";

export const TEMPLATE_STATES = ["draft", "published", "archived"] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

export const templateName = z.object({ el: requiredText(LIMITS.nameMax), en: requiredText(LIMITS.nameMax) });

export const workflowTemplate = z.object({
  id,
  name: z.object({ el: z.string(), en: z.string() }),
  state: z.enum(TEMPLATE_STATES),
  trigger: z.enum(TRIGGERS),
  /** Startups that are submitted follow it: of the registration workflows it was published last. */
  is_followed: z.boolean(),
  /** Number of the version that new cases follow; null while none was published. */
  number: z.nullable(z.int()),
  /** Its next version was begun; without it, what was published is read only. */
  has_draft: z.boolean(),
  /** Cases under way, of any version. */
  running: z.int(),
  updated_at: timestamp,
});
export type WorkflowTemplate = z.infer<typeof workflowTemplate>;

export const templateList = listOf({
  item: workflowTemplate,
  filters: { state: z.optional(z.enum(TEMPLATE_STATES)) },
  sorts: ["newest"],
});
export type TemplateQuery = z.infer<typeof templateList.query>;
export type TemplatePage = z.infer<typeof templateList.page>;
export type TemplateFilters = z.infer<typeof templateList.filters>;

export const templateDetail = z.extend(workflowTemplate, {
  /** What is edited, or what was published where nothing is. */
  definition: workflowDefinition,
  /** The version that new cases follow. */
  published: z.nullable(workflowDefinition),
  /** Counts saves. */
  version,
  can_edit: z.boolean(),
  /** The registration workflow that startups follow now and that this one takes over from once it is published; null where there is none. */
  takes_over_from: z.nullable(z.object({ el: z.string(), en: z.string() })),
  /** Those whom its steps name and who are no members any more; for those who edit it alone. */
  gone: z.array(id),
  /** What receivers check calls of its webhooks by; for those who edit it alone. */
  webhook_secret: z.nullable(z.string()),
});
export type TemplateDetail = z.infer<typeof templateDetail>;

/** How many people of the organization a step would come to today, by whom it is for. */
export const assigneeCounts = z.object({
  managers: z.int(),
  organization_role: z.record(z.enum(ORGANIZATION_ROLES), z.int()),
  profile_role: z.record(z.enum(PROFILE_ROLES), z.int()),
});
export type AssigneeCounts = z.infer<typeof assigneeCounts>;

export const createTemplateInput = z.object({ library: z.nullable(z.enum(LIBRARY_KEYS)), name: templateName });
export type CreateTemplateInput = z.infer<typeof createTemplateInput>;
export const saveTemplateInput = z.object({ id, version, name: templateName, definition: workflowDefinition });
export type SaveTemplateInput = z.infer<typeof saveTemplateInput>;
export const templateVersionInput = z.object({ id, version });
export const startInput = z.object({
  id,
  title: requiredText(LIMITS.nameMax),
  /** Whom it is about: a member of the organization, to whom steps of «the submitter» fall, and those of their mentor. */
  submitter_id: z.optional(z.nullable(id)),
});
export type StartInput = z.infer<typeof startInput>;
