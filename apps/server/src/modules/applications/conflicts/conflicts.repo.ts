import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import { applicationConflicts } from "./conflicts.tables.ts";

interface Declared {
  organizationId: string;
  applicationId: string;
  userId: string;
  reason: string;
  /** Who enters it for them; without it they declare it themselves. */
  enteredBy?: string;
  now: string;
}

/** Keeps a conflict of interest; one that stands stays as it is. @returns whether it is new */
export async function keepConflict(
  tx: Tx,
  { organizationId, applicationId, userId, reason, enteredBy = userId, now }: Declared,
): Promise<boolean> {
  const made = await tx
    .insert(applicationConflicts)
    .values({
      organization_id: organizationId,
      application_id: applicationId,
      user_id: userId,
      declared_by: enteredBy,
      reason,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: applicationConflicts.id });
  return made.length > 0;
}

/** Takes back what a person declared themselves; what a coordinator entered stays. @returns whether there was one */
export async function dropConflict(tx: Tx, applicationId: string, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(applicationConflicts)
    .where(
      and(
        eq(applicationConflicts.application_id, applicationId),
        eq(applicationConflicts.user_id, userId),
        eq(applicationConflicts.declared_by, userId),
      ),
    )
    .returning({ id: applicationConflicts.id });
  return gone.length > 0;
}

/** Takes back what a coordinator entered for someone; what they declared themselves stays. @returns whether there was one */
export async function dropEntered(tx: Tx, applicationId: string, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(applicationConflicts)
    .where(
      and(
        eq(applicationConflicts.application_id, applicationId),
        eq(applicationConflicts.user_id, userId),
        sql`${applicationConflicts.declared_by} is distinct from ${userId}`,
      ),
    )
    .returning({ id: applicationConflicts.id });
  return gone.length > 0;
}
