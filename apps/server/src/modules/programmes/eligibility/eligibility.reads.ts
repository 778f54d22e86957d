import { factsAsked } from "@kerkis/contract/core/conditions/conditions.ts";
import type { FactDescription } from "@kerkis/contract/core/conditions/facts.policy.ts";
import { comparableQuestions } from "@kerkis/contract/forms/facts.policy.ts";
import type { EligibilityRule, RuleSets } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { publishedVersions } from "#modules/forms/forms.api.ts";
import { forms } from "#modules/forms/forms.tables.ts";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { programmeRules } from "../programmes.tables.ts";

const VERSIONS_SHOWN = 100;

/** Criteria as an application is judged by them. */
export interface RulesInForce {
  version: number;
  rules: EligibilityRule[];
  created_at: string;
  /** The latest version of the same programme. */
  in_force: number;
}

/** A version of a programme's criteria; null where there are none, and where the latest is empty. */
export async function rulesOf(
  db: Reader,
  programmeId: string,
  version: number | "latest" | null,
): Promise<RulesInForce | null> {
  if (version === null) return null;
  const [found] = await db
    .select({
      version: programmeRules.version,
      rules: programmeRules.rules,
      created_at: programmeRules.created_at,
      in_force: sql<number>`(select max(newest.version) from ${programmeRules} newest where newest.programme_id = ${programmeId})`,
    })
    .from(programmeRules)
    .where(
      and(
        eq(programmeRules.programme_id, programmeId),
        version === "latest" ? undefined : eq(programmeRules.version, version),
      ),
    )
    .orderBy(desc(programmeRules.version))
    .limit(1);
  return found && found.rules.length > 0 ? found : null;
}

/** The version of a programme's criteria that is in force; null where there are none. */
export const rulesVersion = async (db: Reader, programmeId: string): Promise<number | null> =>
  (await rulesOf(db, programmeId, "latest"))?.version ?? null;

type Questions = Record<string, FactDescription>;

/** Questions of a form that were published once and can be compared with something, as they were asked last. */
export async function publishedQuestions(db: Reader, formId: string | null): Promise<Questions> {
  if (formId === null) return {};
  const versions = await publishedVersions(db, formId);
  return Object.assign({}, ...versions.toReversed().map(({ definition }) => comparableQuestions(definition)));
}

/**
 * Questions of a form that criteria may look at: of the version in force and of the draft, which an author writes beside them.
 * Apart from them those that only an earlier version asked.
 */
export async function questionsFor(
  db: Reader,
  formId: string | null,
): Promise<Pick<RuleSets, "questions" | "dropped">> {
  if (formId === null) return { questions: {}, dropped: {} };
  const [[form], [inForce], published] = await Promise.all([
    db.select({ definition: forms.definition }).from(forms).where(eq(forms.id, formId)),
    publishedVersions(db, formId),
    publishedQuestions(db, formId),
  ]);
  const questions: Questions = {
    ...(inForce && comparableQuestions(inForce.definition)),
    ...(form && comparableQuestions(form.definition)),
  };
  const dropped = Object.entries(published).filter(([key]) => !Object.hasOwn(questions, key));
  return { questions, dropped: Object.fromEntries(dropped) };
}

/** The versions of a programme's criteria, the one in force first; the caller has checked that its reader may know. */
export async function ruleSetsOf(
  db: Reader,
  { id: programmeId, form_id }: { id: string; form_id: string | null },
): Promise<RuleSets> {
  const versions = await db
    .select({
      version: programmeRules.version,
      rules: programmeRules.rules,
      created_at: programmeRules.created_at,
      created_by: sql<string | null>`case when ${profiles.erased_at} is null then ${fullName} end`,
    })
    .from(programmeRules)
    .leftJoin(profiles, eq(profiles.id, programmeRules.created_by))
    .where(eq(programmeRules.programme_id, programmeId))
    .orderBy(desc(programmeRules.version))
    .limit(VERSIONS_SHOWN);
  const { questions, dropped } = await questionsFor(db, form_id);
  const named = new Set(versions.flatMap(({ rules }) => rules.flatMap(({ condition }) => factsAsked(condition))));
  return {
    versions,
    questions,
    dropped: Object.fromEntries(Object.entries(dropped).filter(([key]) => named.has(key))),
  };
}
