import { and, eq, isNotNull } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import { publications, publishedApplications } from "./publication.tables.ts";

/** Nobody sees the list of a call any more. @returns whether somebody did */
export async function hideResults(tx: Tx, programmeId: string): Promise<boolean> {
  const taken = await tx
    .update(publications)
    .set({ published_at: null })
    .where(and(eq(publications.programme_id, programmeId), isNotNull(publications.published_at)))
    .returning({ id: publications.programme_id });
  if (taken.length === 0) return false;
  await tx.delete(publishedApplications).where(eq(publishedApplications.programme_id, programmeId));
  return true;
}
