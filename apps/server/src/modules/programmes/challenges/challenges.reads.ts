import { phaseOf } from "@kerkis/contract/programmes/programmes.policy.ts";
import { PROGRAMME_STEPS, type ChallengeKind } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import type {
  Call,
  ChallengeAnswers,
  ChallengeListFilters,
  ChallengeListPage,
  ChallengeListQuery,
  ManagedChallenge,
  ProgrammeHistoryEntry,
  RegistryForm,
} from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { rulesLacking } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
import { addWorkingDays } from "@kerkis/contract/core/time/working-days.ts";
import { wallTime } from "@kerkis/contract/core/time/zone.ts";
import { and, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { formFacts } from "#modules/forms/forms.api.ts";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { managersOf } from "#modules/organizations/organizations.api.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, timeKey, type ListSource } from "#platform/lists/keyset.ts";
import { rulesOf } from "../eligibility/eligibility.reads.ts";
import { managesProgrammes, stepRefusal } from "../programmes.policy.ts";
import { isCallKnownTo, programmeOrganization, registryProgramme } from "../programmes.reads.ts";
import { programmeHistory, programmes } from "../programmes.tables.ts";
import type { ProgrammeRow } from "./challenges.repo.ts";

const HISTORY_SHOWN = 20;
const MANAGERS_SHOWN = 50;

/** A row as its editor shows it. */
export const answersOf = (row: ProgrammeRow): ChallengeAnswers => ({
  title_el: row.title.el,
  title_en: row.title.en,
  summary_el: row.summary.el,
  summary_en: row.summary.en,
  description_el: row.description.el,
  description_en: row.description.en,
  prize_el: row.prize.el,
  prize_en: row.prize.en,
  opens_local: row.opens_at === null ? "" : wallTime(row.opens_at, row.timezone),
  closes_local: row.closes_at === null ? "" : wallTime(row.closes_at, row.timezone),
  timezone: row.timezone,
  grace_minutes: row.grace_minutes,
  capacity: row.capacity,
  decision_days: row.decision_days,
});

const rowOf = async (db: Reader, where: ReturnType<typeof and>) => {
  const [found] = await db
    .select({ row: programmes, organization: programmeOrganization })
    .from(programmes)
    .innerJoin(organizations, eq(organizations.id, programmes.organization_id))
    .where(where);
  return found ?? null;
};

/** What was done with a programme, the latest first. */
function historyOf(db: Reader, programmeId: string): Promise<ProgrammeHistoryEntry[]> {
  return db
    .select({
      id: programmeHistory.id,
      action: programmeHistory.action,
      fields: programmeHistory.fields,
      reason: programmeHistory.reason,
      person: sql<string | null>`case when ${profiles.erased_at} is null then ${fullName} end`,
      created_at: programmeHistory.created_at,
    })
    .from(programmeHistory)
    .leftJoin(profiles, eq(profiles.id, programmeHistory.actor_id))
    .where(eq(programmeHistory.programme_id, programmeId))
    .orderBy(desc(programmeHistory.id))
    .limit(HISTORY_SHOWN);
}

/** When a call was closed before its end, ISO 8601; null where it was not, or takes applications again. */
async function closedEarlyAt(db: Reader, { id, state, closes_at: closesAt }: ProgrammeRow): Promise<string | null> {
  if ((state !== "closed" && state !== "archived") || closesAt === null) return null;
  const [last] = await db
    .select({ at: programmeHistory.created_at })
    .from(programmeHistory)
    .where(and(eq(programmeHistory.programme_id, id), eq(programmeHistory.action, "close")))
    .orderBy(desc(programmeHistory.id))
    .limit(1);
  return last && Date.parse(last.at) < Date.parse(closesAt) ? last.at : null;
}

/** Those who run an organization's challenges, by name. */
function managersShown(db: Reader, organizationId: string): Promise<ManagedChallenge["managers"]> {
  return db
    .select({ id: profiles.id, name: fullName })
    .from(profiles)
    .where(and(sql`${profiles.id} in (${managersOf(organizationId)})`, isNull(profiles.erased_at)))
    .orderBy(fullName, profiles.id)
    .limit(MANAGERS_SHOWN);
}

/** A challenge for those who run it. @throws Refusal programme.not_found for anyone else @param now ISO 8601 */
export async function managedChallengeFor(
  db: Reader,
  actor: Actor,
  id: string,
  now: string,
): Promise<ManagedChallenge> {
  const found = await rowOf(db, and(eq(programmes.id, id), ne(programmes.kind, "registry")));
  if (!found || !managesProgrammes(actor, found.row.organization_id)) throw new Refusal("programme.not_found");
  const { row, organization } = found;
  const rules = (await rulesOf(db, id, "latest"))?.rules ?? [];
  return {
    id,
    kind: row.kind as ChallengeKind,
    title: row.title,
    description: row.description,
    opens_at: row.opens_at,
    closes_at: row.closes_at,
    organization,
    version: row.version,
    state: row.state,
    phase: phaseOf(row, now),
    closed_early_at: await closedEarlyAt(db, row),
    answers: answersOf(row),
    criteria: rules.length,
    criteria_lacking: rulesLacking(rules),
    form: row.form_id === null ? null : await formFacts(db, row.form_id),
    managers: await managersShown(db, row.organization_id),
    saved_at: row.updated_at,
    history: await historyOf(db, id),
    can: {
      change: row.state !== "archived",
      change_dates: row.state === "draft",
      discard: row.state === "draft",
      steps: PROGRAMME_STEPS.filter((step) => stepRefusal(row, step) === null),
    },
  };
}

/** The registry of an organization itself, never another's. @throws Refusal programme.none_open before there is one */
export async function registryOf(db: Reader, { organizationId }: OrgScope) {
  const programme = await registryProgramme(db, organizationId);
  if (programme?.organization.id !== organizationId) throw new Refusal("programme.none_open");
  return programme;
}

/** What an organization's registry asks besides the registrations. @throws Refusal programme.none_open */
export async function registryFormOf(db: Reader, scope: OrgScope): Promise<RegistryForm> {
  const { id, organization, form_id, investor_form_id, decision_days } = await registryOf(db, scope);
  const factsOf = (formId: string | null) => (formId === null ? null : formFacts(db, formId));
  const [form, investor_form] = await Promise.all([factsOf(form_id), factsOf(investor_form_id)]);
  return { programme_id: id, organization, form, investor_form, decision_days };
}

const list = keysetList("challenges", { newest: descending(timeKey(programmes.created_at), idKey(programmes.id)) });

const asked = (scope: OrgScope, { state, search }: ChallengeListFilters) =>
  and(
    eq(programmes.organization_id, scope.organizationId),
    ne(programmes.kind, "registry"),
    state && state !== "all" ? eq(programmes.state, state) : undefined,
    search
      ? sql`kerkis_fold((${programmes.title}->>'el') || ' ' || (${programmes.title}->>'en')) like kerkis_fold(${containing(search)})`
      : undefined,
  );

/** The challenges of an organization, the latest first. @param now ISO 8601 */
export async function challengesPage(
  { db, cursors }: ListSource,
  scope: OrgScope,
  query: ChallengeListQuery,
  now: string,
): Promise<ChallengeListPage> {
  const page = list.page(cursors, query, scope.organizationId);
  const rows = await db
    .select({
      id: programmes.id,
      kind: programmes.kind,
      title: programmes.title,
      state: programmes.state,
      opens_at: programmes.opens_at,
      closes_at: programmes.closes_at,
      grace_minutes: programmes.grace_minutes,
      capacity: programmes.capacity,
      created_at: programmes.created_at,
      ...page.columns,
    })
    .from(programmes)
    .where(and(asked(scope, query), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, ({ kind, grace_minutes, ...row }) => ({
    ...row,
    kind: kind as ChallengeKind,
    phase: phaseOf({ ...row, grace_minutes }, now),
  }));
}

/** How many challenges the filters let through. */
export const countChallenges = (db: Reader, scope: OrgScope, filters: ChallengeListFilters) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(programmes)
      .where(asked(scope, filters)),
  );

const TOLD_STEPS = ["pause", "extend", "close"] as const;

/** What was last said of a call to everyone: why it is paused, was extended or closed early. */
async function noticeOf(db: Reader, { id, state }: ProgrammeRow): Promise<string | null> {
  const [last] = await db
    .select({ action: programmeHistory.action, reason: programmeHistory.reason })
    .from(programmeHistory)
    .where(and(eq(programmeHistory.programme_id, id), inArray(programmeHistory.action, [...TOLD_STEPS, "resume"])))
    .orderBy(desc(programmeHistory.id))
    .limit(1);
  const isTold = state === "paused" ? last?.action === "pause" : last?.action !== "resume";
  return (isTold && last?.reason) || null;
}

/** How many questions the registration asks, whatever a call asks besides. */
const REGISTRATION_ASKS = Object.values(REGISTRATION_FORM).flatMap(({ fields }) => Object.keys(fields)).length;

/** The last day of the decisions, as its applicants' clock has it; null where none is promised. */
const decidedBy = ({ closes_at, decision_days, timezone }: ProgrammeRow): string | null =>
  closes_at === null || decision_days === null
    ? null
    : addWorkingDays(wallTime(closes_at, timezone).slice(0, 10), decision_days);

/**
 * A call as everyone sees it; those who run it see it before it opens too.
 * @throws Refusal programme.not_found @param now ISO 8601
 */
export async function callFor(db: Reader, actor: Actor | null, id: string, now: string): Promise<Call> {
  const found = await rowOf(db, and(eq(programmes.id, id), isCallKnownTo(actor)));
  if (!found) throw new Refusal("programme.not_found");
  const { row, organization } = found;
  return {
    id,
    kind: row.kind as ChallengeKind,
    title: row.title,
    summary: row.summary,
    description: row.description,
    prize: row.prize,
    opens_at: row.opens_at,
    closes_at: row.closes_at,
    organization,
    phase: phaseOf(row, now),
    timezone: row.timezone,
    grace_minutes: row.grace_minutes,
    capacity: row.capacity,
    decision_days: row.decision_days,
    decided_by: decidedBy(row),
    asks: REGISTRATION_ASKS + (row.form_id === null ? 0 : (await formFacts(db, row.form_id)).questions),
    criteria: ((await rulesOf(db, id, "latest"))?.rules ?? []).map(({ key, label, reference }) => ({
      key,
      label,
      reference,
    })),
    closed_early_at: await closedEarlyAt(db, row),
    notice: await noticeOf(db, row),
    now,
    can_manage: actor !== null && managesProgrammes(actor, row.organization_id),
  };
}

/** Whether its editor opens for this person. */
export async function editsProgramme(
  db: Reader,
  actor: Actor,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<boolean> {
  if (!managesProgrammes(actor, organizationId)) return false;
  const found = await rowOf(
    db,
    and(eq(programmes.id, id), eq(programmes.organization_id, organizationId), ne(programmes.kind, "registry")),
  );
  return found !== null;
}
