import { and, eq } from "drizzle-orm";
import type { Reader } from "#platform/db/db.ts";
import { managersOf } from "./applications.reads.ts";
import { applicationReviews } from "./applications.tables.ts";

/**
 * Who is informed of an application beside its applicant: those who manage it, without the applicant and without anyone
 * who declared a conflict of interest on it (completions 2: they learn nothing of it).
 */
export async function managersToInform(
  db: Reader,
  application: { organizationId: string; applicationId: string; applicantId: string },
): Promise<string[]> {
  const { evaluator_id, application_id, status } = applicationReviews;
  const recused = await db
    .select({ userId: evaluator_id })
    .from(applicationReviews)
    .where(and(eq(application_id, application.applicationId), eq(status, "recused")));
  const except = [application.applicantId, ...recused.map(({ userId }) => userId)];
  return managersOf(db, application.organizationId, except);
}
