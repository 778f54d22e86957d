import { and, eq, inArray, notInArray } from "drizzle-orm";
import { accountErased } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import { evaluations } from "../evaluations.tables.ts";

const FINISHED = ["submitted", "recused"] as const;

/** What an evaluator handed in is part of a decision and stays, without their private notes; what they had not, goes. */
export function evaluationsPersonalDataListeners(events: Events): void {
  events.on(accountErased, async ({ tx }, { userId }) => {
    const theirs = eq(evaluations.evaluator_id, userId);
    await tx.delete(evaluations).where(and(theirs, notInArray(evaluations.status, [...FINISHED])));
    await tx
      .update(evaluations)
      .set({ private_notes: "" })
      .where(and(theirs, inArray(evaluations.status, [...FINISHED])));
  });
}
