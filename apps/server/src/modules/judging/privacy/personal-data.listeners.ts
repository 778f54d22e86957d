import { and, eq, isNotNull, sql } from "drizzle-orm";
import { accountErased } from "#modules/identity/identity.api.ts";
import { applicationIdsOf, handedOverIdsOf } from "#modules/applications/applications.api.ts";
import type { Events } from "#platform/platform.ts";
import { evaluatorProfiles, roundProposals } from "../assignment/assignment.tables.ts";
import { conflictStatements } from "../conflicts/statements.tables.ts";
import { decisions } from "../decisions/decisions.tables.ts";

/**
 * What someone knows as an evaluator goes with the account, as do distributions that name them. A decision stays on record with
 * its number; its letter, which calls the applicant by name, does not.
 */
export function judgingPersonalDataListeners(events: Events): void {
  events.on(accountErased, async ({ tx }, { userId }) => {
    await tx.delete(evaluatorProfiles).where(eq(evaluatorProfiles.user_id, userId));
    await tx.delete(conflictStatements).where(eq(conflictStatements.user_id, userId));
    const named = JSON.stringify([{ evaluator_id: userId }]);
    await tx
      .delete(roundProposals)
      .where(sql`${roundProposals.made_by} = ${userId} or ${roundProposals.pairs} @> ${named}::jsonb`);
    await tx
      .update(decisions)
      .set({ letter: null })
      .where(
        and(
          isNotNull(decisions.letter),
          // One that another took over since calls by name whoever had it then.
          sql`${decisions.application_id} in (${applicationIdsOf(userId)} union all ${handedOverIdsOf(userId)})`,
        ),
      );
  });
}
