import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { Decision, DecisionRules, LetterTemplates } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { hasHole, type LetterValues } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { and, asc, eq, inArray, isNull, ne, sql, type SQL } from "drizzle-orm";
import { knownTo } from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import { isEntered, type RoundRecord } from "#modules/evaluations/evaluations.api.ts";
import { rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Reader } from "#platform/db/db.ts";
import { countedFor } from "../rounds/rounds.reads.ts";
import { decisionRules, decisions } from "./decisions.tables.ts";
import { templatesOf } from "./letters.reads.ts";

const OPEN = ["pending", "under_review"] as const;

function select(db: Reader, where: SQL | undefined) {
  return db
    .select({
      id: decisions.id,
      application_id: decisions.application_id,
      reference: applications.reference,
      name: sql<string>`coalesce(btrim(${applications.answers}->>'name'), '')`,
      applicant_name: fullName,
      phase: applications.phase,
      verdict: decisions.verdict,
      reason: decisions.reason,
      prepared_by: decisions.prepared_by,
      language: sql<Language>`${profiles.language}`,
      applied_at: decisions.applied_at,
      protocol: decisions.protocol,
      letter: decisions.letter,
      programme_id: applications.programme_id,
      programme: programmes.title,
      organization: organizations.name,
      logo_url: organizations.logo_url,
      location: organizations.location,
    })
    .from(decisions)
    .innerJoin(applications, eq(applications.id, decisions.application_id))
    .innerJoin(programmes, eq(programmes.id, applications.programme_id))
    .innerJoin(organizations, eq(organizations.id, decisions.organization_id))
    .innerJoin(profiles, eq(profiles.id, applications.applicant_id))
    .where(where)
    .orderBy(asc(decisions.verdict), asc(applications.reference), asc(decisions.id));
}
export type DecisionRow = Awaited<ReturnType<typeof select>>[number];

const within = (scope: OrgScope, managerId: string) =>
  and(
    eq(decisions.organization_id, scope.organizationId),
    ne(applications.applicant_id, managerId),
    knownTo(managerId, scope.organizationId),
  );

/** What a letter says of its decision. */
export const letterValues = (row: DecisionRow, protocol: string, date: string): LetterValues => ({
  applicant: row.applicant_name,
  subject: row.name,
  reference: row.reference ?? "",
  programme: row.programme[row.language],
  organization: row.organization,
  reason: row.reason,
  protocol,
  date,
});

/** Number and day are given as it is applied. */
const LATER = "…";

/** What stands against someone's applying a decision. */
export function problemOf(
  row: DecisionRow,
  managerId: string,
  rules: DecisionRules,
  templates: LetterTemplates,
): Decision["problem"] {
  const { applied_at, verdict, reason, phase, prepared_by, language } = row;
  if (applied_at !== null) return null;
  if (verdict === "reject" && reason.trim() === "") return "reason";
  if (OPEN.every((open) => open !== phase)) return "phase";
  if (hasHole(templates[verdict][language], letterValues(row, LATER, LATER))) return "letter";
  return rules.second_person && prepared_by === managerId ? "own" : null;
}

/** How the organization takes its decisions. */
export async function rulesOf(db: Reader, scope: OrgScope): Promise<DecisionRules> {
  const [rules] = await db
    .select({ second_person: decisionRules.second_person })
    .from(decisionRules)
    .where(eq(decisionRules.organization_id, scope.organizationId));
  return rules ?? { second_person: false };
}

/** A round's decisions, prepared and applied, that their reader may know of. */
export async function decisionsOf(
  db: Reader,
  scope: OrgScope,
  managerId: string,
  round: Pick<RoundRecord, "id" | "programme_id">,
): Promise<Decision[]> {
  const [rules, templates, rows] = await Promise.all([
    rulesOf(db, scope),
    templatesOf(db, scope, round.programme_id),
    select(db, and(within(scope, managerId), eq(decisions.round_id, round.id))),
  ]);
  return rows.map((row) => {
    const {
      letter: _letter,
      programme: _programme,
      programme_id: _call,
      organization: _organization,
      prepared_by: _by,
      ...more
    } = row;
    const { logo_url: _logo, location: _location, ...shown } = more;
    return Object.assign(shown, { problem: problemOf(row, managerId, rules, templates) });
  });
}

/** Some decisions by id, that someone manages; others are missing. */
export const decisionRows = (
  db: Reader,
  scope: OrgScope,
  managerId: string,
  ids: readonly string[],
): Promise<DecisionRow[]> => select(db, and(within(scope, managerId), anyOf(decisions.id, ids)));

/** Which of these applications take part in a round, can still be decided, and are known to the manager. */
export async function decidableIn(
  db: Reader,
  scope: OrgScope,
  managerId: string,
  roundId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(rounds, eq(rounds.programme_id, applications.programme_id))
    .where(
      and(
        eq(rounds.id, roundId),
        countedFor(scope, managerId),
        anyOf(applications.id, ids),
        inArray(applications.phase, [...OPEN]),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Whether any of these applications takes part in a later round. */
export async function isAnyIn(db: Reader, roundId: string, ids: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(anyOf(applications.id, ids), isEntered(roundId)))
    .limit(1);
  return found.length > 0;
}

/** Whether a decision is prepared on any of these applications. */
export async function isAnyPrepared(db: Reader, ids: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ id: decisions.id })
    .from(decisions)
    .where(and(anyOf(decisions.application_id, ids), isNull(decisions.applied_at)))
    .limit(1);
  return found.length > 0;
}
