import { lintTemplate } from "@kerkis/contract/evaluations/templates/templates.policy.ts";
import type { SaveTemplateInput, TemplateDraft } from "@kerkis/contract/evaluations/templates/templates.schema.ts";
import { READY_TEMPLATE_TEXTS, type ReadyTemplate } from "@kerkis/contract/evaluations/templates/ready.taxonomy.ts";
import { and, eq, sql } from "drizzle-orm";
import {
  isEvaluatedWith,
  programmeById,
  registryProgramme,
  useEvaluationTemplate,
} from "#modules/programmes/programmes.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { latestTemplate } from "../evaluations.repo.ts";
import { evaluations, evaluationTemplates } from "../evaluations.tables.ts";
import { rounds } from "../rounds/rounds.tables.ts";
import { READY_CRITERIA } from "./ready.policy.ts";
import { evaluationTemplateDrafts as drafts } from "./templates.tables.ts";

type DraftRow = typeof drafts.$inferSelect;
type Step = "created" | "published" | "archived" | "restored" | "chosen";

const record = (
  tx: Tx,
  actor: Actor,
  { template_id, organization_id, title }: Pick<DraftRow, "template_id" | "organization_id" | "title">,
  step: Step,
  details: Record<string, unknown> = {},
): Promise<void> =>
  recordAudit(tx, actor, {
    action: `evaluation_template.${step}`,
    organizationId: organization_id,
    entity: { type: "evaluation_template", id: template_id, name: title.el },
    details,
  });

/** A template of the organization, held until the transaction ends. @throws Refusal evaluation_template.not_found, request.conflict */
async function locked(tx: Tx, { organizationId }: OrgScope, id: string, seen?: number): Promise<DraftRow> {
  const [row] = await tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.template_id, id), eq(drafts.organization_id, organizationId)))
    .for("update");
  if (!row) throw new Refusal("evaluation_template.not_found");
  if (seen !== undefined && row.seen !== seen) throw new Refusal("request.conflict");
  return row;
}

async function insertDraft(
  tx: Tx,
  actor: Actor,
  organizationId: string,
  { title, criteria }: TemplateDraft,
  now: string,
): Promise<string> {
  const [made] = await tx
    .insert(drafts)
    .values({
      template_id: sql`uuidv7()`,
      organization_id: organizationId,
      title,
      criteria,
      saved_by: actor.userId,
      created_at: now,
      updated_at: now,
    })
    .returning();
  if (!made) throw new Error("An evaluation template was not stored.");
  await record(tx, actor, made, "created");
  return made.template_id;
}

/** Makes a template from a ready one. @returns its id */
export const createTemplate = (platform: Platform, actor: Actor, scope: OrgScope, ready: ReadyTemplate) =>
  transact(platform.db, actor.userId, (tx) =>
    insertDraft(
      tx,
      actor,
      scope.organizationId,
      { title: READY_TEMPLATE_TEXTS[ready].title, criteria: [...READY_CRITERIA[ready]] },
      isoNow(platform.clock),
    ),
  );

/** Copies a template as it is being written. @returns the copy's id @throws Refusal evaluation_template.not_found */
export const copyTemplate = (platform: Platform, actor: Actor, scope: OrgScope, id: string): Promise<string> =>
  transact(platform.db, actor.userId, async (tx) =>
    insertDraft(tx, actor, scope.organizationId, await locked(tx, scope, id), isoNow(platform.clock)),
  );

/** Keeps what is being written. @throws Refusal evaluation_template.not_found, request.conflict, evaluation_template.archived */
export function saveTemplate(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { id, seen, draft }: SaveTemplateInput,
) {
  const now = isoNow(platform.clock);
  return transact(platform.db, actor.userId, async (tx) => {
    const row = await locked(tx, scope, id, seen);
    if (row.archived_at !== null) throw new Refusal("evaluation_template.archived");
    await tx
      .update(drafts)
      .set({ ...draft, seen: seen + 1, saved_by: actor.userId, updated_at: now })
      .where(eq(drafts.template_id, id));
    return { seen: seen + 1, saved_at: now };
  });
}

const isSame = (one: TemplateDraft, other: TemplateDraft): boolean =>
  JSON.stringify([one.title, one.criteria]) === JSON.stringify([other.title, other.criteria]);

/**
 * Publishes what was written as the next version.
 * @throws Refusal evaluation_template.not_found, request.conflict, evaluation_template.archived,
 * evaluation_template.not_ready with the places, evaluation_template.unchanged
 */
export function publishTemplate(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { id, seen }: { id: string; seen: number },
): Promise<void> {
  return transact(platform.db, actor.userId, async (tx) => {
    const row = await locked(tx, scope, id, seen);
    if (row.archived_at !== null) throw new Refusal("evaluation_template.archived");
    const { title, criteria } = row;
    const fields = lintTemplate(row).map(({ criterion }) => ({
      path: criterion === null ? "draft" : `draft.criteria.${criterion}`,
      code: "invalid" as const,
    }));
    if (fields.length > 0) throw new Refusal("evaluation_template.not_ready", { fields });
    const last = await latestTemplate(tx, id);
    if (last && isSame(last, row)) throw new Refusal("evaluation_template.unchanged");
    const now = isoNow(platform.clock);
    const version = (last?.version ?? 0) + 1;
    await tx.insert(evaluationTemplates).values({
      organization_id: scope.organizationId,
      template_id: id,
      version,
      title,
      criteria,
      published_at: now,
      created_at: now,
    });
    await record(tx, actor, row, "published", { version });
  });
}

/** Archives a template, or takes it back. @throws Refusal evaluation_template.not_found, evaluation_template.in_use */
export function archiveTemplate(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { id, archived }: { id: string; archived: boolean },
): Promise<void> {
  return transact(platform.db, actor.userId, async (tx) => {
    const row = await locked(tx, scope, id);
    if ((row.archived_at !== null) === archived) return;
    if (archived && (await isEvaluatedWith(tx, id))) throw new Refusal("evaluation_template.in_use");
    const now = isoNow(platform.clock);
    await tx
      .update(drafts)
      .set({ archived_at: archived ? now : null, updated_at: now })
      .where(eq(drafts.template_id, id));
    await record(tx, actor, row, archived ? "archived" : "restored");
  });
}

/**
 * Has a programme evaluated with a template. Nobody may have been given an evaluation of it yet: scores of one programme are
 * compared, so they are given on the same criteria.
 * @throws Refusal evaluation_template.not_found, evaluation_template.archived, evaluation_template.not_ready before its first
 * version, programme.not_found, evaluation_template.already_judged
 */
export function chooseTemplate(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { id, programme_id: programmeId }: { id: string; programme_id: string },
): Promise<void> {
  return transact(platform.db, actor.userId, async (tx) => {
    const row = await locked(tx, scope, id);
    if (row.archived_at !== null) throw new Refusal("evaluation_template.archived");
    if (!(await latestTemplate(tx, id))) throw new Refusal("evaluation_template.not_ready");
    const isChanged = await useEvaluationTemplate(tx, scope, programmeId, id);
    if (!isChanged) return;
    const own = tx.select({ id: rounds.id }).from(rounds).where(eq(rounds.programme_id, programmeId)).for("update");
    const judged = await tx.$count(evaluations, sql`${evaluations.round_id} in (${own})`);
    if (judged > 0) throw new Refusal("evaluation_template.already_judged");
    await tx.update(rounds).set({ template_version_id: null }).where(eq(rounds.programme_id, programmeId));
    await record(tx, actor, row, "chosen", { programme_id: programmeId });
  });
}

/** A copied programme takes no archived template along, which nobody could choose: it is evaluated as the registry is. */
export async function leaveArchivedTemplate(tx: Tx, organizationId: string, programmeId: string): Promise<void> {
  const { evaluation_template_id: id } = await programmeById(tx, programmeId);
  const registry = await registryProgramme(tx, organizationId);
  if (id === null || !registry?.evaluation_template_id) return;
  const [draft] = await tx.select().from(drafts).where(eq(drafts.template_id, id)).for("share");
  if (!draft || draft.archived_at === null) return;
  await useEvaluationTemplate(tx, { organizationId }, programmeId, registry.evaluation_template_id);
  await tx.update(rounds).set({ template_version_id: null }).where(eq(rounds.programme_id, programmeId));
}
