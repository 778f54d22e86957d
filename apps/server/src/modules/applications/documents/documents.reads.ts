import type { Documents } from "@kerkis/contract/applications/documents/documents.schema.ts";
import { and, asc, eq } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import { transact, type Reader } from "#platform/db/db.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import { documentAwaited } from "../applications.events.ts";
import { readRefusal } from "../applications.policy.ts";
import { applicationById, standingFacts, type ApplicationRecord } from "../applications.repo.ts";
import { applicationFiles as files, DOCUMENT } from "../files/answer-files.tables.ts";

type Sent = Pick<ApplicationRecord, "phase" | "changes_requested_at">;

/** What came since changes were asked for goes with the next submission. */
export const isSent = (
  { phase, changes_requested_at: asked }: Sent,
  { created_at: at }: { created_at: string },
): boolean => phase !== "changes_requested" || asked === null || Date.parse(at) < Date.parse(asked);

/** Whether an applicant is asked for a document: for changes, or by whoever takes care of the application. */
export async function isAwaited(context: EventContext, { id, phase }: ApplicationRecord): Promise<boolean> {
  if (phase === "changes_requested") return true;
  if (phase !== "pending" && phase !== "under_review") return false;
  const answer = { applicationId: id, isAwaited: false };
  await context.platform.events.emit(context, documentAwaited, answer);
  return answer.isAwaited;
}

/** Documents of an application as this person may see them. @throws Refusal application.not_found */
export async function documentsFor(platform: Platform, actor: Actor, id: string): Promise<Documents> {
  return transact(platform.db, actor.userId, async (tx) => {
    const record = await applicationById(tx, id, actor.userId);
    if (!record) throw new Refusal("application.not_found");
    enforce(readRefusal(actor, standingFacts(record)));
    const isOwn = record.applicant_id === actor.userId;
    const rows = await tx
      .select()
      .from(files)
      .where(and(eq(files.application_id, id), eq(files.question, DOCUMENT)))
      .orderBy(asc(files.id));
    const items = rows.map((row) => ({
      id: row.id,
      name: row.name,
      format: row.format,
      bytes: row.bytes,
      is_sent: isSent(record, row),
    }));
    return {
      items: items.filter((item) => isOwn || item.is_sent),
      can_add: isOwn && (await isAwaited({ tx, platform, actorId: actor.userId }, record)),
    };
  });
}

/** A document for whoever may see its application: for others than the applicant once it was sent. */
export async function documentOf(
  db: Reader,
  { userId }: Actor,
  record: ApplicationRecord,
  fileId: string,
): Promise<typeof files.$inferSelect | null> {
  const [found] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.application_id, record.id), eq(files.question, DOCUMENT)));
  return found && (record.applicant_id === userId || isSent(record, found)) ? found : null;
}
