import { judged, ownFacts } from "@kerkis/contract/applications/calls/criteria.policy.ts";
import { factsAsked, type Facts } from "@kerkis/contract/core/conditions/conditions.ts";
import { wallTime } from "@kerkis/contract/core/time/zone.ts";
import { comparableQuestions } from "@kerkis/contract/forms/facts.policy.ts";
import type { FormDefinition } from "@kerkis/contract/forms/definition.schema.ts";
import { eligibilityFacts, factDescription } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import type { Criteria, Eligibility } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { and, eq, getColumns } from "drizzle-orm";
import { askedForm } from "#modules/forms/forms.api.ts";
import { publishedQuestions, rulesOf, type ProgrammeRecord } from "#modules/programmes/programmes.api.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { applications } from "../applications.tables.ts";
import { askedFormId } from "./questions.reads.ts";

type Row = typeof applications.$inferSelect;
type Judged = Pick<Row, "subject" | "rules_version" | "submitted_at" | "questions_version" | "responses"> & {
  answers: Row["answers"] | object;
};
type Programme = Pick<ProgrammeRecord, "id" | "form_id" | "timezone">;

/** Criteria look at startups and teams; an investor is judged by none. */
export const isJudged = ({ subject }: Pick<Row, "subject">): boolean => subject === "startup";

/**
 * What the programme's criteria say of its answers, and what they ask: as a draft by those in force, later by those of its submission.
 * @param now the day, which a draft is judged on
 */
export async function judgedBy(
  db: Reader,
  application: Judged,
  { id, form_id, timezone }: Programme,
  now: string,
): Promise<{ eligibility: Eligibility; criteria: Criteria } | null> {
  if (!isJudged(application)) return null;
  const { submitted_at, rules_version, responses } = application;
  const found = await rulesOf(db, id, submitted_at === null ? "latest" : rules_version);
  if (found === null) return null;
  const { version, created_at: since, in_force, rules } = found;
  const day = submitted_at === null ? now : wallTime(submitted_at, timezone).slice(0, 10);
  const definition = await askedDefinition(db, application, form_id);
  const own = definition === null ? {} : comparableQuestions(definition);
  const isKnown = (fact: string) => factDescription(fact) !== null || Object.hasOwn(own, fact);
  // What this version of the questions does not ask is named as another asked it.
  const isAllKnown = rules.every(({ condition }) => factsAsked(condition).every(isKnown));
  const questions = isAllKnown ? own : { ...(await publishedQuestions(db, form_id)), ...own };
  const criteria = { rules, questions, day };
  const verdicts = judged(criteria, definition, { answers: { ...application.answers }, responses });
  return { eligibility: { version, since, in_force, verdicts }, criteria };
}

/** What criteria know of an application on an ISO day, and nothing of one that the organization has not. */
export async function factsOfApplication(
  db: Reader,
  { id, organizationId }: { id: string; organizationId: string },
  day: string,
): Promise<Facts> {
  const [found] = await db
    .select({ ...getColumns(applications), form_id: askedFormId })
    .from(applications)
    .innerJoin(programmes, eq(programmes.id, applications.programme_id))
    .where(and(eq(applications.id, id), eq(applications.organization_id, organizationId)));
  if (!found) return eligibilityFacts({}, day);
  const { answers, responses } = found;
  const facts = ownFacts(await askedDefinition(db, found, found.form_id), { answers: { ...answers }, responses });
  return eligibilityFacts({ ...facts, ...answers }, day);
}

/** The version of its programme's questions that an application is filled in on; null where there are none. */
async function askedDefinition(
  db: Reader,
  { questions_version }: Pick<Judged, "questions_version">,
  formId: string | null,
): Promise<FormDefinition | null> {
  if (formId === null || questions_version === null) return null;
  return (await askedForm(db, formId, questions_version))?.definition ?? null;
}
