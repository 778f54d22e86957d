import type { ScoreSheet } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import type { DeclineReason, Recommendation } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import { applicationById, knownIdTo, type ApplicationRecord } from "#modules/applications/applications.api.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Reader, Tx } from "#platform/db/db.ts";
import { evaluations, evaluationTemplates } from "./evaluations.tables.ts";
import { evaluationTemplateDrafts } from "./templates/templates.tables.ts";
import { roundById } from "./rounds/rounds.repo.ts";
import { rounds } from "./rounds/rounds.tables.ts";

type EvaluationRow = typeof evaluations.$inferSelect;
/** An evaluation with what its round says of it. */
export type EvaluationRecord = EvaluationRow & { round: Pick<typeof rounds.$inferSelect, "state" | "hide_applicant"> };
const round = { state: rounds.state, hide_applicant: rounds.hide_applicant };

/** By id; `update` makes other commands on it wait. Hold its round first, then its application. */
export async function evaluationById(db: Reader, id: string, lock?: "update"): Promise<EvaluationRecord | null> {
  const query = db
    .select({ evaluation: evaluations, round })
    .from(evaluations)
    .innerJoin(rounds, eq(rounds.id, evaluations.round_id))
    .where(eq(evaluations.id, id));
  const [row] = await (lock ? query.for(lock, { of: evaluations }) : query);
  return row ? { ...row.evaluation, round: row.round } : null;
}

/**
 * An evaluation with its application, held until the transaction ends. Every command holds rounds before applications, and those before
 * evaluations: who waits for whom has one direction.
 * @param lock `share` where the application only stays as it is
 * @returns null when there is none
 */
export async function holdEvaluation(
  tx: Tx,
  id: string,
  readerId: string,
  lock: "update" | "share",
): Promise<{ record: EvaluationRecord; application: ApplicationRecord } | null> {
  const seen = await evaluationById(tx, id);
  if (!seen) return null;
  await roundById(tx, seen.round_id, "share");
  const application = await applicationById(tx, seen.application_id, readerId, lock);
  const record = application && (await evaluationById(tx, id, "update"));
  return record ? { record, application } : null;
}

/** Someone's evaluation of an application, in one round or the latest of all. */
export async function evaluationOf(
  db: Reader,
  applicationId: string,
  evaluatorId: string,
  roundId?: string,
): Promise<EvaluationRow | null> {
  const [row] = await db
    .select()
    .from(evaluations)
    .where(
      and(
        eq(evaluations.application_id, applicationId),
        eq(evaluations.evaluator_id, evaluatorId),
        roundId ? eq(evaluations.round_id, roundId) : undefined,
      ),
    )
    .orderBy(sql`${evaluations.id} desc`)
    .limit(1);
  return row ?? null;
}

export interface NewAssignment {
  organizationId: string;
  roundId: string;
  applicationId: string;
  evaluatorId: string;
  templateVersionId: string;
  assignedBy: string;
  dueAt: string | null;
  now: string;
  /** Whether whoever gets it asked for it: it waits for no answer. */
  isAskedFor?: boolean;
}

type Pair = Pick<NewAssignment, "applicationId" | "evaluatorId">;

/** Asks anew those of these pairs who declined, as whoever gives it to them again wants. @returns the rows */
function askAnew(tx: Tx, common: Omit<NewAssignment, keyof Pair>, pairs: readonly Pair[]): Promise<EvaluationRow[]> {
  const applicationIds = sql.param(pairs.map(({ applicationId }) => applicationId));
  const evaluatorIds = sql.param(pairs.map(({ evaluatorId }) => evaluatorId));
  return tx
    .update(evaluations)
    .set({
      status: "assigned",
      accepted_at: null,
      is_fixed: false,
      decline_reason: null,
      decline_words: null,
      template_version_id: common.templateVersionId,
      assigned_by: common.assignedBy,
      assigned_at: common.now,
      due_at: common.dueAt,
      updated_at: common.now,
      version: sql`${evaluations.version} + 1`,
    })
    .where(
      and(
        eq(evaluations.round_id, common.roundId),
        eq(evaluations.status, "declined"),
        sql`(${evaluations.application_id}, ${evaluations.evaluator_id}) in (select * from unnest(${applicationIds}::uuid[], ${evaluatorIds}::uuid[]))`,
      ),
    )
    .returning();
}

/** @returns the row, or null when this person has the application already */
export async function insertAssignment(tx: Tx, assignment: NewAssignment): Promise<EvaluationRow | null> {
  const [again] = await askAnew(tx, assignment, [assignment]);
  if (again) return again;
  const [made] = await tx
    .insert(evaluations)
    .values({
      organization_id: assignment.organizationId,
      round_id: assignment.roundId,
      application_id: assignment.applicationId,
      evaluator_id: assignment.evaluatorId,
      template_version_id: assignment.templateVersionId,
      assigned_by: assignment.assignedBy,
      due_at: assignment.dueAt,
      assigned_at: assignment.now,
      accepted_at: assignment.isAskedFor ? assignment.now : null,
      updated_at: assignment.now,
    })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
}

export interface EvaluationChange {
  status?: EvaluationRow["status"] | undefined;
  scores?: ScoreSheet | undefined;
  private_notes?: string | undefined;
  feedback?: string | undefined;
  recommendation?: Recommendation | null | undefined;
  weighted_total?: number | null | undefined;
  submitted_at?: string | undefined;
  recusal_reason?: string | undefined;
  accepted_at?: string | undefined;
  decline_reason?: DeclineReason | undefined;
  decline_words?: string | undefined;
}

/** Writes a change; undefined leaves, null clears. The database's trigger keeps the history. @returns the row as it is now */
export async function updateEvaluation(
  tx: Tx,
  id: string,
  change: EvaluationChange,
  now: string,
): Promise<EvaluationRow> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const [row] = await tx
    .update(evaluations)
    .set({ ...given, version: sql`${evaluations.version} + 1`, updated_at: now })
    .where(eq(evaluations.id, id))
    .returning();
  if (!row) throw new Error(`The evaluation ${id} is gone.`);
  return row;
}

export async function deleteAssignment(tx: Tx, id: string): Promise<void> {
  await tx.delete(evaluations).where(eq(evaluations.id, id));
}

export type TemplateVersion = typeof evaluationTemplates.$inferSelect;

export async function templateVersion(db: Reader, id: string): Promise<TemplateVersion> {
  const [row] = await db.select().from(evaluationTemplates).where(eq(evaluationTemplates.id, id));
  if (!row) throw new Error(`The evaluation template ${id} is gone.`);
  return row;
}

/** The latest published version of a template, or null. */
export async function latestTemplate(db: Reader, templateId: string): Promise<TemplateVersion | null> {
  const [row] = await db
    .select()
    .from(evaluationTemplates)
    .where(and(eq(evaluationTemplates.template_id, templateId), sql`${evaluationTemplates.published_at} is not null`))
    .orderBy(sql`${evaluationTemplates.version} desc`)
    .limit(1);
  return row ?? null;
}

/** Publishes the first version of a new template. @returns the template's id across its versions */
export async function insertTemplate(
  tx: Tx,
  template: Pick<TemplateVersion, "organization_id" | "title" | "criteria">,
): Promise<string> {
  const [made] = await tx
    .insert(evaluationTemplateDrafts)
    .values({ ...template, template_id: sql`uuidv7()` })
    .returning({ templateId: evaluationTemplateDrafts.template_id });
  if (!made) throw new Error("An evaluation template was not stored.");
  const { templateId } = made;
  await tx
    .insert(evaluationTemplates)
    .values({ ...template, template_id: templateId, version: 1, published_at: sql`now()` });
  return templateId;
}

const AT_ONCE = 1000;

/** Makes many assignments; those that stand already stay as they are, declined ones are asked anew. @returns the evaluator of each that was made */
export async function insertAssignments(
  tx: Tx,
  common: Omit<NewAssignment, "applicationId" | "evaluatorId">,
  pairs: readonly { application_id: string; evaluator_id: string }[],
): Promise<string[]> {
  const asked = pairs.map(({ application_id, evaluator_id }) => ({
    applicationId: application_id,
    evaluatorId: evaluator_id,
  }));
  const again = await askAnew(tx, common, asked);
  const made = again.map(({ evaluator_id }) => evaluator_id);
  for (let from = 0; from < pairs.length; from += AT_ONCE) {
    const rows = await tx
      .insert(evaluations)
      .values(
        pairs.slice(from, from + AT_ONCE).map(({ application_id, evaluator_id }) => ({
          organization_id: common.organizationId,
          round_id: common.roundId,
          application_id,
          evaluator_id,
          template_version_id: common.templateVersionId,
          assigned_by: common.assignedBy,
          due_at: common.dueAt,
          assigned_at: common.now,
          updated_at: common.now,
        })),
      )
      .onConflictDoNothing()
      .returning({ evaluator: evaluations.evaluator_id });
    made.push(...rows.map(({ evaluator }) => evaluator));
  }
  return made;
}

/** Assignments of a round that were not handed in, of applications that the manager may know of. */
const openAmong = (scope: OrgScope, roundId: string, managerId: string, ids: readonly string[]) =>
  and(
    eq(evaluations.organization_id, scope.organizationId),
    eq(evaluations.round_id, roundId),
    anyOf(evaluations.id, ids),
    inArray(evaluations.status, ["assigned", "in_progress"]),
    knownIdTo(sql`${evaluations.application_id}`, managerId, scope.organizationId),
  );

/** Deletes open assignments that nobody fixed. @returns whose they were */
export async function deleteOpenAssignments(
  tx: Tx,
  scope: OrgScope,
  roundId: string,
  managerId: string,
  ids: readonly string[],
): Promise<{ evaluationId: string; applicationId: string; evaluatorId: string }[]> {
  return tx
    .delete(evaluations)
    .where(and(openAmong(scope, roundId, managerId, ids), eq(evaluations.is_fixed, false)))
    .returning({
      evaluationId: evaluations.id,
      applicationId: evaluations.application_id,
      evaluatorId: evaluations.evaluator_id,
    });
}

/** Fixes open assignments where they are, or lets them go. @returns how many changed */
export async function fixOpenAssignments(
  tx: Tx,
  scope: OrgScope,
  roundId: string,
  managerId: string,
  ids: readonly string[],
  isFixed: boolean,
): Promise<number> {
  const changed = await tx
    .update(evaluations)
    .set({ is_fixed: isFixed })
    .where(and(openAmong(scope, roundId, managerId, ids), eq(evaluations.is_fixed, !isFixed)))
    .returning({ id: evaluations.id });
  return changed.length;
}
