import { and, asc, eq, gt } from "drizzle-orm";
import { applications } from "#modules/applications/applications.tables.ts";
import { inPages, PERSONAL_PAGE, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { evaluations } from "../evaluations.tables.ts";

/** Evaluations that the person wrote; of the application only its number, since the rest is the applicant's. */
export const evaluationsPersonalData: readonly PersonalSection[] = [
  {
    name: "evaluations",
    title: { el: "Αξιολογήσεις που γράψατε", en: "Evaluations you wrote" },
    rows: (db, userId) =>
      inPages((after) =>
        db
          .select({
            id: evaluations.id,
            application: applications.reference,
            status: evaluations.status,
            scores: evaluations.scores,
            weighted_total: evaluations.weighted_total,
            recommendation: evaluations.recommendation,
            feedback: evaluations.feedback,
            private_notes: evaluations.private_notes,
            recusal_reason: evaluations.recusal_reason,
            accepted_at: evaluations.accepted_at,
            decline_reason: evaluations.decline_reason,
            decline_words: evaluations.decline_words,
            assigned_at: evaluations.assigned_at,
            submitted_at: evaluations.submitted_at,
          })
          .from(evaluations)
          .innerJoin(applications, eq(applications.id, evaluations.application_id))
          .where(and(eq(evaluations.evaluator_id, userId), after ? gt(evaluations.id, after) : undefined))
          .orderBy(asc(evaluations.id))
          .limit(PERSONAL_PAGE),
      ),
  },
];
