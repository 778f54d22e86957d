import * as z from "zod/mini";
import { id, optionalName, searchedText, timestamp, version } from "../../core/fields.ts";
import { listOf } from "../../core/lists.ts";
import { localizedText } from "../../programmes/programmes.schema.ts";
import { READY_TEMPLATES } from "./ready.taxonomy.ts";
import { TEMPLATE_MAX, TEMPLATE_STATES } from "./templates.taxonomy.ts";

const said = (max: number) => z.object({ el: optionalName(max), en: optionalName(max) });
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

const criterionDraft = z.object({
  key: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, "invalid")),
  label: said(TEMPLATE_MAX.label),
  help: said(TEMPLATE_MAX.help),
  weight: whole(0, TEMPLATE_MAX.weight),
  scale_max: whole(1, TEMPLATE_MAX.scale),
  anchors: z
    .array(z.object({ score: whole(0, TEMPLATE_MAX.scale), label: said(TEMPLATE_MAX.label) }))
    .check(z.maxLength(TEMPLATE_MAX.anchors)),
  comment_required: z.boolean(),
  independent: z.boolean(),
});

/** A template as it is written, finished or not; what it must be to be published, `templates.policy.ts` says. */
export const templateDraft = z.object({
  title: said(TEMPLATE_MAX.title),
  criteria: z.array(criterionDraft).check(z.maxLength(TEMPLATE_MAX.criteria)),
});
export type TemplateDraft = z.infer<typeof templateDraft>;

export const templateRow = z.object({
  id,
  title: localizedText,
  /** In force; 0 before the first. */
  version,
  criteria: z.int(),
  /** Something is said in Greek and not in English. */
  lacks_english: z.boolean(),
  archived_at: z.nullable(timestamp),
  /** How many programmes evaluate with it. */
  programmes: z.int(),
  created_at: timestamp,
});
export type TemplateRow = z.infer<typeof templateRow>;

/** The evaluation templates of the current organization, the latest first. */
export const templateList = listOf({
  item: templateRow,
  filters: {
    search: z.optional(searchedText),
    state: z.optional(z.enum(["all", ...TEMPLATE_STATES])),
  },
  sorts: ["newest"],
});
export type TemplateListQuery = z.infer<typeof templateList.query>;
export type TemplateListFilters = z.infer<typeof templateList.filters>;
export type TemplateListPage = z.infer<typeof templateList.page>;

/** A template for those who write it. */
export const managedTemplate = z.object({
  id,
  /** Counts what was saved, so that two who write at once learn of it. */
  seen: version,
  /** Who saved it last. */
  saved_by: z.nullable(z.string()),
  draft: templateDraft,
  /** What was published, the version in force first; each stays as it is. */
  versions: z.array(z.object({ ...templateDraft.shape, version, created_at: timestamp })),
  archived_at: z.nullable(timestamp),
  /** Programmes of the organization that are not archived, and whether they evaluate with it. */
  programmes: z.array(z.object({ id, title: localizedText, uses: z.boolean() })),
});
export type ManagedTemplate = z.infer<typeof managedTemplate>;

export const templateId = z.object({ id });
export const createTemplateInput = z.object({ ready: z.enum(READY_TEMPLATES) });
export const saveTemplateInput = z.object({ id, seen: version, draft: templateDraft });
export type SaveTemplateInput = z.infer<typeof saveTemplateInput>;
export const templateSaved = z.object({ seen: version, saved_at: timestamp });
export const publishTemplateInput = z.object({ id, seen: version });
export const archiveTemplateInput = z.object({ id, archived: z.boolean() });
export const chooseTemplateInput = z.object({ id, programme_id: id });
