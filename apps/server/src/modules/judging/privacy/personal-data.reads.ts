import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import { applications } from "#modules/applications/applications.tables.ts";
import { inPages, ownRows, PERSONAL_PAGE, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { evaluatorProfiles } from "../assignment/assignment.tables.ts";
import { conflictStatements } from "../conflicts/statements.tables.ts";
import { decisions } from "../decisions/decisions.tables.ts";

/** What someone knows as an evaluator, the letters that they received, and the decisions that they took. */
export const judgingPersonalData: readonly PersonalSection[] = [
  {
    name: "evaluator_profiles",
    title: { el: "Τι γνωρίζετε ως αξιολογητής", en: "What you know as an evaluator" },
    rows: ownRows({
      owner: evaluatorProfiles.user_id,
      order: evaluatorProfiles.organization_id,
      columns: {
        organization_id: evaluatorProfiles.organization_id,
        fields: evaluatorProfiles.fields,
        cap: evaluatorProfiles.cap,
        is_proposed: evaluatorProfiles.is_proposed,
        reminded_at: evaluatorProfiles.reminded_at,
      },
    }),
  },
  {
    name: "conflict_statements",
    title: { el: "Δηλώσεις συγκρούσεων ανά γύρο", en: "Statements on conflicts of interest, by round" },
    rows: ownRows({
      owner: conflictStatements.user_id,
      order: conflictStatements.round_id,
      columns: {
        round_id: conflictStatements.round_id,
        asked_at: conflictStatements.asked_at,
        stated_at: conflictStatements.stated_at,
      },
    }),
  },
  {
    name: "decision_letters",
    title: { el: "Αποφάσεις για τις αιτήσεις σας", en: "Decisions on your applications" },
    // What is only prepared is nobody's to know yet.
    rows: (db, userId) =>
      inPages((after) =>
        db
          .select({
            id: decisions.id,
            application: applications.reference,
            verdict: decisions.verdict,
            reason: decisions.reason,
            protocol: decisions.protocol,
            letter: decisions.letter,
            applied_at: decisions.applied_at,
          })
          .from(decisions)
          .innerJoin(applications, eq(applications.id, decisions.application_id))
          .where(
            and(
              eq(applications.applicant_id, userId),
              isNotNull(decisions.applied_at),
              after ? gt(decisions.id, after) : undefined,
            ),
          )
          .orderBy(asc(decisions.id))
          .limit(PERSONAL_PAGE),
      ),
  },
  {
    name: "decisions_taken",
    title: { el: "Αποφάσεις που εφαρμόσατε", en: "Decisions you applied" },
    // Of the application only its number, since the rest is the applicant's.
    rows: (db, userId) =>
      inPages((after) =>
        db
          .select({
            id: decisions.id,
            application: applications.reference,
            verdict: decisions.verdict,
            protocol: decisions.protocol,
            applied_at: decisions.applied_at,
          })
          .from(decisions)
          .innerJoin(applications, eq(applications.id, decisions.application_id))
          .where(and(eq(decisions.applied_by, userId), after ? gt(decisions.id, after) : undefined))
          .orderBy(asc(decisions.id))
          .limit(PERSONAL_PAGE),
      ),
  },
];
