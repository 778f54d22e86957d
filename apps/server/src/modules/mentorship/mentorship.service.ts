import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import { mentorships } from "./mentorship.tables.ts";

interface Chosen {
  organizationId: string;
  userId: string;
  /** Null: nobody from now on. */
  mentor_id: string | null;
  at: string;
}

/** Sets who mentors someone in an organization; whether they may is the caller's to ask. */
export async function chooseMentor(tx: Tx, { organizationId, userId, mentor_id, at }: Chosen): Promise<void> {
  if (mentor_id === null) {
    await tx
      .delete(mentorships)
      .where(and(eq(mentorships.user_id, userId), eq(mentorships.organization_id, organizationId)));
    return;
  }
  await tx
    .insert(mentorships)
    .values({ organization_id: organizationId, user_id: userId, mentor_id, created_at: at })
    .onConflictDoUpdate({
      target: [mentorships.user_id, mentorships.organization_id],
      set: { mentor_id, created_at: at },
    });
}
