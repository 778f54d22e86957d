import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { ApplicationAnswers } from "@kerkis/contract/applications/subjects.schema.ts";
import type { Responses } from "@kerkis/contract/forms/responses.schema.ts";
import { and, asc, eq, inArray, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { OrgScope } from "#platform/auth/scope.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Reader, Tx } from "#platform/db/db.ts";
import type { ApplicationStanding } from "./applications.policy.ts";
import { applications } from "./applications.tables.ts";
import { hasLeftStartup, isStillTheirs } from "./calls/ownership.reads.ts";
import { isHiddenFrom, knownTo } from "./conflicts/conflicts.reads.ts";

/** An application's row as the person asking meets it: whether they have a conflict of interest on it, or are its applicant and left its startup. */
export type ApplicationRecord = typeof applications.$inferSelect & { recused: boolean; hasLeft: boolean };

/** The row as the rules see it. */
export const standingFacts = (record: ApplicationRecord): ApplicationStanding => ({
  organizationId: record.organization_id,
  applicantId: record.applicant_id,
  phase: record.phase,
  appealed: record.appealed_at !== null,
  recused: record.recused,
  hasLeft: record.hasLeft,
});

/**
 * By id, as `readerId` meets it. `update` makes other commands on it wait; `share` only keeps its state as it is.
 * Locking comes before any evaluation's lock, so that two commands never wait for each other.
 */
export async function applicationById(
  db: Reader,
  id: string,
  readerId: string,
  lock?: "update" | "share",
): Promise<ApplicationRecord | null> {
  const query = db.select().from(applications).where(eq(applications.id, id));
  const [row] = await (lock ? query.for(lock) : query).prepare(`application_by_id_${lock ?? "unlocked"}`).execute();
  if (!row) return null;
  // Nobody evaluates an application of their own.
  if (row.applicant_id === readerId) return { ...row, recused: false, hasLeft: await hasLeftStartup(db, row) };
  return { ...row, recused: await isHiddenFrom(db, id, readerId), hasLeft: false };
}

/** A draft of this person for this programme: about this startup, or about such a record with nothing typed yet. */
export async function untouchedDraft(
  tx: Tx,
  applicantId: string,
  programmeId: string,
  subject: ApplicationSubject,
  startupId: string | null,
): Promise<string | null> {
  const [found] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.applicant_id, applicantId),
        eq(applications.programme_id, programmeId),
        eq(applications.subject, subject),
        eq(applications.phase, "draft"),
        startupId === null
          ? and(
              isNull(applications.startup_id),
              sql`${applications.answers} = '{}' and ${applications.responses} = '{}'`,
            )
          : eq(applications.startup_id, startupId),
      ),
    )
    .limit(1);
  return found?.id ?? null;
}

export interface NewDraft {
  organizationId: string;
  programmeId: string;
  applicantId: string;
  subject: ApplicationSubject;
  formVersion: number;
  /** Version of the call's own questions. */
  questionsVersion: number | null;
  /** What it is begun with, of a startup that the applicant runs. */
  startup: { id: string; answers: ApplicationAnswers } | null;
  now: string;
}

export async function insertDraft(tx: Tx, draft: NewDraft): Promise<string> {
  const [made] = await tx
    .insert(applications)
    .values({
      organization_id: draft.organizationId,
      programme_id: draft.programmeId,
      applicant_id: draft.applicantId,
      subject: draft.subject,
      form_version: draft.formVersion,
      questions_version: draft.questionsVersion,
      ...(draft.startup && { startup_id: draft.startup.id, answers: draft.startup.answers }),
      created_at: draft.now,
      updated_at: draft.now,
    })
    .returning({ id: applications.id });
  if (!made) throw new Error("A draft was not stored.");
  return made.id;
}

/**
 * Merges what was typed into the answers: fields that are not sent stay.
 * @returns the new version, or null when it is not theirs, not editable or has moved on since `version`
 */
export async function mergeAnswers(
  tx: Tx,
  patch: {
    id: string;
    applicantId: string;
    version: number;
    answers: ApplicationAnswers;
    responses: Responses;
    now: string;
  },
): Promise<number | null> {
  const [saved] = await tx
    .update(applications)
    .set({
      answers: sql`${applications.answers} || ${JSON.stringify(patch.answers)}::jsonb`,
      responses: sql`${applications.responses} || ${JSON.stringify(patch.responses)}::jsonb`,
      version: sql`${applications.version} + 1`,
      updated_at: patch.now,
    })
    .where(
      and(
        eq(applications.id, patch.id),
        eq(applications.applicant_id, patch.applicantId),
        eq(applications.version, patch.version),
        inArray(applications.phase, ["draft", "changes_requested"]),
        isStillTheirs,
      ),
    )
    .returning({ version: applications.version })
    .prepare("application_merge_answers")
    .execute();
  return saved?.version ?? null;
}

/** Whether another application with this startup stands in a programme, neither a draft nor withdrawn. */
export async function hasAppliedWith(tx: Tx, programmeId: string, startupId: string, except: string): Promise<boolean> {
  const found = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.startup_id, startupId),
        eq(applications.programme_id, programmeId),
        ne(applications.id, except),
        sql`${applications.phase} not in ('draft', 'withdrawn')`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await tx.delete(applications).where(eq(applications.id, id));
}

/** What a step may change. The answers only when they are submitted. */
export type ApplicationChange = Partial<
  Pick<
    typeof applications.$inferInsert,
    | "status"
    | "startup_id"
    | "investor_id"
    | "submitted_at"
    | "withdrawn_at"
    | "changes_requested_at"
    | "decided_at"
    | "appealed_at"
    | "clock_paused_seconds"
    | "clock_from"
    | "due_on"
    | "clock_left"
    | "clock_told"
    | "rules_version"
    | "answers"
    | "responses"
  >
> & { reference?: SQL };

/**
 * Writes a step; the database's trigger checks it and keeps the history, with this reason.
 * @returns the application's reference
 */
export async function applyStep(
  tx: Tx,
  id: string,
  change: ApplicationChange,
  step: { reason: string | null; now: string },
): Promise<string | null> {
  const [written] = await tx
    .update(applications)
    .set({ ...change, version: sql`${applications.version} + 1`, updated_at: step.now })
    // The row is found before its trigger fires, so that the reason is there for the history.
    .where(and(eq(applications.id, id), sql`set_config('kerkis.reason', ${step.reason ?? ""}, true) is not null`))
    .returning({ reference: applications.reference })
    .prepare()
    .execute();
  return written?.reference ?? null;
}

/** The next human reference, e.g. KRK-2026-000123. `year` has four digits. */
export const nextReference = (year: string): SQL => sql`(
  select ${`KRK-${year}-`} || lpad(number, greatest(6, length(number)), '0')
  from (select nextval('application_reference')::text as number) next)`;

/**
 * Applications of an organization that someone manages and evaluators may get, locked in one order so that two who lock several never
 * wait for each other; others of these ids are missing.
 */
export async function assignableApplications(
  tx: Tx,
  scope: OrgScope,
  managerId: string,
  ids: readonly string[],
): Promise<ApplicationRecord[]> {
  const rows = await tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.organization_id, scope.organizationId),
        anyOf(applications.id, ids),
        inArray(applications.phase, ["pending", "under_review"]),
        ne(applications.applicant_id, managerId),
        knownTo(managerId, scope.organizationId),
      ),
    )
    .orderBy(asc(applications.id))
    .for("update");
  return rows.map((row) => Object.assign(row, { recused: false, hasLeft: false }));
}

/** Holds applications until the transaction ends, `share` beside others who only keep them as they are, in one order, so that two who hold several never wait for each other. */
export async function holdApplications(
  tx: Tx,
  ids: readonly string[],
  lock: "update" | "share" = "update",
): Promise<void> {
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(anyOf(applications.id, ids))
    .orderBy(asc(applications.id))
    .for(lock);
}

/** Another version of the call's form is what an application is filled in on from now on, with these answers. */
export async function moveToVersion(
  tx: Tx,
  id: string,
  { version, responses, now }: { version: number; responses: Responses; now: string },
): Promise<void> {
  await tx
    .update(applications)
    .set({
      questions_version: version,
      responses,
      version: sql`${applications.version} + 1`,
      updated_at: now,
    })
    .where(eq(applications.id, id));
}
