import { factsAsked, type Facts } from "@kerkis/contract/core/conditions/conditions.ts";
import type { FactDescription } from "@kerkis/contract/core/conditions/facts.policy.ts";
import { wallTime } from "@kerkis/contract/core/time/zone.ts";
import { comparableQuestions } from "@kerkis/contract/forms/facts.policy.ts";
import { answeredFacts } from "@kerkis/contract/forms/responses.policy.ts";
import {
  eligibilityFacts,
  factDescription,
  verdictsOf,
} from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import type { Eligibility } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
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
 * What the programme's criteria say of its answers: as a draft by those in force, later by those of its submission.
 * @param now the day, which a draft is judged on
 */
export async function eligibilityOf(
  db: Reader,
  application: Judged,
  { id, form_id, timezone }: Programme,
  now: string,
): Promise<Eligibility | null> {
  if (!isJudged(application)) return null;
  const { submitted_at, rules_version } = application;
  const found = await rulesOf(db, id, submitted_at === null ? "latest" : rules_version);
  if (found === null) return null;
  const { version, created_at: since, in_force, rules } = found;
  const day = submitted_at === null ? now : wallTime(submitted_at, timezone).slice(0, 10);
  const own = await ownFacts(db, application, form_id);
  const isKnown = (fact: string) => factDescription(fact) !== null || Object.hasOwn(own.described, fact);
  // What this version of the questions does not ask is named as another asked it.
  const isAllKnown = rules.every(({ condition }) => factsAsked(condition).every(isKnown));
  const described = isAllKnown ? own.described : { ...(await publishedQuestions(db, form_id)), ...own.described };
  const facts = { ...own.facts, ...eligibilityFacts({ ...own.facts, ...application.answers }, day) };
  return {
    version,
    since,
    in_force,
    verdicts: verdictsOf(rules, facts, (fact) => (Object.hasOwn(described, fact) && described[fact]) || null),
  };
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
  const { facts } = await ownFacts(db, found, found.form_id);
  return eligibilityFacts({ ...facts, ...found.answers }, day);
}

/** What an application answered to its programme's questions, as far as that can be compared, and what they are called. */
async function ownFacts(
  db: Reader,
  { questions_version, answers, responses }: Judged,
  formId: string | null,
): Promise<{ facts: Facts; described: Record<string, FactDescription> }> {
  const asked = formId === null || questions_version === null ? null : await askedForm(db, formId, questions_version);
  if (!asked) return { facts: {}, described: {} };
  const described = comparableQuestions(asked.definition);
  const told = Object.entries(answeredFacts(asked.definition, { ...answers }, responses));
  return { facts: Object.fromEntries(told.filter(([fact]) => Object.hasOwn(described, fact))), described };
}
