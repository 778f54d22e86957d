import { DOCUMENT_PLACE } from "@kerkis/contract/applications/documents/documents.schema.ts";
import { and, eq } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/db.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import { documentGiven } from "../applications.events.ts";
import { partRefusal } from "../applications.policy.ts";
import { applicationById, standingFacts } from "../applications.repo.ts";
import { applicationFiles as files, DOCUMENT } from "../files/answer-files.tables.ts";
import { isAwaited, isSent } from "./documents.reads.ts";

/**
 * Refuses a document that nobody asked this person for.
 * @throws Refusal application.not_found, auth.forbidden, application.not_editable, file.quota
 */
export async function refuseDocument(context: EventContext, actor: Actor, id: string): Promise<void> {
  const { tx } = context;
  const record = await applicationById(tx, id, actor.userId);
  if (!record) throw new Refusal("application.not_found");
  enforce(partRefusal(actor, standingFacts(record), "resubmit"));
  if (!(await isAwaited(context, record))) throw new Refusal("application.not_editable");
  const given = await tx.$count(files, and(eq(files.application_id, id), eq(files.question, DOCUMENT)));
  if (given >= DOCUMENT_PLACE.max) throw new Refusal("file.quota");
}

/** Tells whoever waits for a document that one is there. */
export async function tellDocument(context: EventContext, applicationId: string): Promise<void> {
  await context.platform.events.emit(context, documentGiven, { applicationId });
}

/** Takes a document back that was not sent; the file itself goes with the next cleaning. @throws Refusal application.not_found, auth.forbidden, application.not_editable */
export async function removeDocument(
  { db }: Platform,
  actor: Actor,
  { id, file }: { id: string; file: string },
): Promise<void> {
  await transact(db, actor.userId, async (tx) => {
    const record = await applicationById(tx, id, actor.userId, "update");
    if (!record) throw new Refusal("application.not_found");
    enforce(partRefusal(actor, standingFacts(record), "resubmit"));
    const ofFile = and(eq(files.id, file), eq(files.application_id, id), eq(files.question, DOCUMENT));
    const [found] = await tx.select().from(files).where(ofFile);
    if (!found) return;
    if (isSent(record, found)) throw new Refusal("application.not_editable");
    await tx.delete(files).where(ofFile);
  });
}
