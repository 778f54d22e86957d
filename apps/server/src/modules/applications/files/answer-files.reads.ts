import { filesOf } from "@kerkis/contract/core/forms/file-kinds.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import type { Responses } from "@kerkis/contract/forms/responses.schema.ts";
import { and, asc, eq, inArray, isNull, ne, notInArray } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader, Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { standingOf } from "../applications.policy.ts";
import { applicationById, standingFacts } from "../applications.repo.ts";
import { applications } from "../applications.tables.ts";
import { documentOf, isSent } from "../documents/documents.reads.ts";
import { applicationFiles, DOCUMENT } from "./answer-files.tables.ts";

export type KeptFile = typeof applicationFiles.$inferSelect;

/** Ids of the files among answers. */
const idsIn = (responses: Responses): string[] =>
  Object.values(responses).flatMap((answer) => filesOf(answer).map(({ id }) => id));

/** A file that an application gives as an answer; null of one that was taken back, and of another's. */
export async function givenFile(
  db: Reader,
  { id, responses }: { id: string; responses: Responses },
  fileId: string,
): Promise<KeptFile | null> {
  if (!idsIn(responses).includes(fileId)) return null;
  const [found] = await db
    .select()
    .from(applicationFiles)
    .where(and(eq(applicationFiles.id, fileId), eq(applicationFiles.application_id, id)));
  return found ?? null;
}

/** Files that an application gives as answers, and documents that were asked for; none of those that were taken back. */
export async function givenFiles(db: Reader, applicationId: string): Promise<KeptFile[]> {
  const rows = await db
    .select({ file: applicationFiles, responses: applications.responses })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.id, applicationFiles.application_id))
    .where(eq(applications.id, applicationId))
    .orderBy(asc(applicationFiles.id));
  const given = new Set(idsIn(rows[0]?.responses ?? {}));
  return rows.flatMap(({ file }) => (given.has(file.id) || file.question === DOCUMENT ? file : []));
}

/** A file of an application for its applicant and whoever manages it. @throws Refusal request.not_found */
export async function fileFor(db: Reader, actor: Actor, applicationId: string, fileId: string): Promise<KeptFile> {
  const record = await applicationById(db, applicationId, actor.userId);
  const mayRead = record !== null && standingOf(actor, standingFacts(record)) !== "stranger";
  const found = mayRead
    ? ((await givenFile(db, record, fileId)) ?? (await documentOf(db, actor, record, fileId)))
    : null;
  if (!found) throw new Refusal("request.not_found");
  return found;
}

/** Files among the answers of a draft that were not uploaded for that very question of it. */
export async function foreignFiles(db: Reader, applicationId: string, responses: Responses): Promise<FieldIssue[]> {
  const ids = idsIn(responses);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(applicationFiles)
    .where(and(eq(applicationFiles.application_id, applicationId), inArray(applicationFiles.id, ids)));
  const kept = new Map(rows.map((row) => [row.id, row]));
  return Object.entries(responses).flatMap(([key, answer]): FieldIssue[] =>
    filesOf(answer).every(({ id, name, format, bytes }) => {
      const row = kept.get(id);
      return row?.question === key && row.name === name && row.format === format && row.bytes === bytes;
    })
      ? []
      : [{ path: `responses.${key}`, code: "invalid" }],
  );
}

/** Lets go of what was uploaded and is no answer of what was submitted; the files themselves go with the next cleaning. */
export async function forgetOtherFiles(tx: Tx, applicationId: string, responses: Responses): Promise<void> {
  await tx
    .delete(applicationFiles)
    .where(
      and(
        eq(applicationFiles.application_id, applicationId),
        notInArray(applicationFiles.id, idsIn(responses)),
        ne(applicationFiles.question, DOCUMENT),
      ),
    );
}

/** Files of the drafts of a person, which go with the account. */
export const filesOfDrafts = (db: Reader, userId: string): Promise<{ url: string }[]> =>
  db
    .select({ url: applicationFiles.file_url })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.id, applicationFiles.application_id))
    .where(and(eq(applications.applicant_id, userId), isNull(applications.submitted_at)));

/** Documents of a person that they had not sent when the account went. */
export async function unsentDocuments(db: Reader, userId: string): Promise<KeptFile[]> {
  const rows = await db
    .select({
      file: applicationFiles,
      phase: applications.phase,
      changes_requested_at: applications.changes_requested_at,
    })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.id, applicationFiles.application_id))
    .where(
      and(
        eq(applications.applicant_id, userId),
        eq(applications.phase, "changes_requested"),
        eq(applicationFiles.question, DOCUMENT),
      ),
    );
  return rows.flatMap(({ file, ...sent }) => (isSent(sent, file) ? [] : file));
}

/** What a person gave as files, for the download of their own data. */
export async function* ownFiles(db: Reader, userId: string): AsyncGenerator<{ name: string; url: string }> {
  const rows = await db
    .select({
      id: applicationFiles.id,
      application_id: applicationFiles.application_id,
      reference: applications.reference,
      question: applicationFiles.question,
      name: applicationFiles.name,
      url: applicationFiles.file_url,
      responses: applications.responses,
    })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.id, applicationFiles.application_id))
    .where(eq(applications.applicant_id, userId))
    .orderBy(asc(applicationFiles.id));
  for (const { id, application_id, reference, question, name, url, responses } of rows)
    if (question === DOCUMENT || idsIn(responses).includes(id))
      yield { name: `files/${reference ?? application_id}/${id}-${name}`, url };
}
