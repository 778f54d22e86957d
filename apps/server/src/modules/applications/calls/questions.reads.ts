import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { draftIssues, judgeResponses } from "@kerkis/contract/forms/responses.policy.ts";
import type { Responses } from "@kerkis/contract/forms/responses.schema.ts";
import { and, eq, sql } from "drizzle-orm";
import { askedForm, formVersionInForce } from "#modules/forms/forms.api.ts";
import { formVersions } from "#modules/forms/forms.tables.ts";
import type { ProgrammeRecord } from "#modules/programmes/programmes.api.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import type { Reader, Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { applications } from "../applications.tables.ts";
import { foreignFiles } from "../files/answer-files.reads.ts";

/** The form with what a programme asks besides the registration of such an applicant. */
export const formAskedOf = (
  { subject }: Pick<typeof applications.$inferSelect, "subject">,
  { form_id, investor_form_id }: Pick<ProgrammeRecord, "form_id" | "investor_form_id">,
): string | null => ({ startup: form_id, investor: investor_form_id })[subject];

/** The same in a statement that joins an application and its programme. */
export const askedFormId = sql<
  string | null
>`case ${applications.subject} when 'investor' then ${programmes.investor_form_id} else ${programmes.form_id} end`;

type Filled = Pick<typeof applications.$inferSelect, "questions_version" | "answers" | "responses">;

/** The version of its call's form that an application is filled in on; null where it asks nothing. */
const formOf = async (db: Reader, { questions_version }: Filled, formId: string | null) =>
  formId === null || questions_version === null ? null : askedForm(db, formId, questions_version);

/**
 * The call's questions as an application has them.
 * @param isOpen whether it can still be filled in, on a later version too
 */
export async function questionsOf(
  db: Reader,
  record: Filled,
  formId: string | null,
  isOpen: boolean,
): Promise<Application["questions"]> {
  const [asked, inForce] = await Promise.all([
    formOf(db, record, formId),
    formId !== null && isOpen ? formVersionInForce(db, formId) : null,
  ]);
  const version = asked?.version ?? 0;
  const latest = inForce !== null && inForce > version ? inForce : null;
  if (asked) return { ...asked, latest };
  return latest === null ? null : { version, definition: { sections: [] }, latest };
}

/** What the call says of the answers to its questions. */
export async function judgedResponses(db: Reader, record: Filled, formId: string | null) {
  const asked = await formOf(db, record, formId);
  return asked
    ? judgeResponses(asked.definition, record.answers, record.responses)
    : { issues: [], responses: record.responses };
}

/** Refuses answers to what the call does not ask of this draft. @throws Refusal application.not_found, input.invalid */
export async function refuseUnasked(
  tx: Tx,
  { id, applicantId, responses }: { id: string; applicantId: string; responses: Responses },
): Promise<void> {
  const [found] = await tx
    .select({ definition: formVersions.definition })
    .from(applications)
    .innerJoin(programmes, eq(programmes.id, applications.programme_id))
    .leftJoin(
      formVersions,
      and(eq(formVersions.form_id, askedFormId), eq(formVersions.version, applications.questions_version)),
    )
    .where(and(eq(applications.id, id), eq(applications.applicant_id, applicantId)));
  if (!found) throw new Refusal("application.not_found");
  const unasked = draftIssues(found.definition ?? { sections: [] }, responses);
  const fields = unasked.length > 0 ? unasked : await foreignFiles(tx, id, responses);
  if (fields.length > 0) throw new Refusal("input.invalid", { fields });
}

/** The version of the questions that is in force, where a draft is filled in on an earlier one. */
export async function laterQuestions(db: Reader, id: string): Promise<number | null> {
  const [found] = await db
    .select({ version: sql<number | null>`max(${formVersions.version})` })
    .from(applications)
    .innerJoin(programmes, eq(programmes.id, applications.programme_id))
    .innerJoin(formVersions, eq(formVersions.form_id, askedFormId))
    .where(and(eq(applications.id, id), sql`${formVersions.version} > coalesce(${applications.questions_version}, 0)`));
  return found?.version ?? null;
}
