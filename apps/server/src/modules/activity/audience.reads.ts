import { and, eq } from "drizzle-orm";
import { managersOf } from "#modules/applications/applications.api.ts";
import { evaluations } from "#modules/evaluations/evaluations.tables.ts";
import { organizationMembers } from "#modules/organizations/organizations.tables.ts";
import type { Reader } from "#platform/db/db.ts";

/**
 * Who is told of an application beside its applicant: those who manage it, without the applicant and without anyone
 * who declared a conflict of interest on it (completions 2: they learn nothing of it).
 */
export async function managersToTell(
  db: Reader,
  application: { organizationId: string; applicationId: string; applicantId: string },
): Promise<string[]> {
  const recused = await db
    .select({ userId: evaluations.evaluator_id })
    .from(evaluations)
    .where(and(eq(evaluations.application_id, application.applicationId), eq(evaluations.status, "recused")));
  const except = [application.applicantId, ...recused.map(({ userId }) => userId)];
  return managersOf(db, application.organizationId, except);
}

/** Everyone who belongs to an organization. */
export async function membersOf(db: Reader, organizationId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: organizationMembers.user_id })
    .from(organizationMembers)
    .where(eq(organizationMembers.organization_id, organizationId));
  return rows.map(({ userId }) => userId);
}
