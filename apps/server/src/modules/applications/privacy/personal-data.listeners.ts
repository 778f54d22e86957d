import { and, eq, isNull, sql } from "drizzle-orm";
import { accountErased } from "#modules/identity/identity.api.ts";
import { discardFile } from "#platform/files/stored-files.ts";
import type { Events } from "#platform/platform.ts";
import { applications } from "../applications.tables.ts";
import { filesOfDrafts, unsentDocuments } from "../files/answer-files.reads.ts";
import { applicationFiles } from "../files/answer-files.tables.ts";
import { applicationConflicts } from "../conflicts/conflicts.tables.ts";
import { applicationComments, queueViews } from "../triage/triage.tables.ts";
import { applicationIdsOf } from "./personal-data.reads.ts";

/** Drafts go with the account; what was submitted stays on record (completions 2) and names nobody any more. */
export function applicationsPersonalDataListeners(events: Events): void {
  events.on(accountErased, async ({ tx, platform }, { userId }) => {
    // A reason tells of the person; that there was a conflict went with their part in it.
    await tx.delete(applicationConflicts).where(eq(applicationConflicts.user_id, userId));
    await tx.delete(queueViews).where(eq(queueViews.user_id, userId));
    // What was said about someone tells of them; what they said stays with the applications, and names nobody any more.
    await tx
      .delete(applicationComments)
      .where(sql`${applicationComments.application_id} in (${applicationIdsOf(userId)})`);
    await tx.update(applicationComments).set({ author_id: null }).where(eq(applicationComments.author_id, userId));
    for (const { url } of await filesOfDrafts(tx, userId)) await discardFile(platform.jobs, tx, url);
    // Nobody but them ever saw these, and nobody is left to send them.
    for (const { id, file_url: url } of await unsentDocuments(tx, userId)) {
      await tx.delete(applicationFiles).where(eq(applicationFiles.id, id));
      await discardFile(platform.jobs, tx, url);
    }
    await tx.delete(applications).where(and(eq(applications.applicant_id, userId), isNull(applications.submitted_at)));
  });
}
