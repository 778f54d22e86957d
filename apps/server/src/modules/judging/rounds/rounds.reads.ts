import type { Count } from "@kerkis/contract/core/lists.ts";
import type { Round, RoundOptions, RoundPage, RoundQuery } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import { and, asc, eq, isNotNull, ne, sql, type SQL } from "drizzle-orm";
import { knownTo } from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import { takesPart } from "#modules/evaluations/evaluations.api.ts";
import { evaluations, evaluationTemplates } from "#modules/evaluations/evaluations.tables.ts";
import { rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, type ListSource, timeKey } from "#platform/lists/keyset.ts";

const list = keysetList("rounds", { newest: descending(timeKey(rounds.created_at), idKey(rounds.id)) });

const columns = {
  id: rounds.id,
  version: rounds.version,
  number: rounds.number,
  title: rounds.title,
  programme: { id: programmes.id, title: programmes.title, kind: programmes.kind },
  required_reviews: rounds.required_reviews,
  load_cap: rounds.load_cap,
  places: rounds.places,
  deadline: rounds.deadline,
  template_version_id: rounds.template_version_id,
  hide_applicant: rounds.hide_applicant,
  hide_reviewers: rounds.hide_reviewers,
  scores_visible: rounds.scores_visible,
  state: rounds.state,
  state_reason: rounds.state_reason,
  state_changed_at: rounds.state_changed_at,
  created_at: rounds.created_at,
};

/** An application that someone who manages them may know of: not their own, and without a conflict of interest. */
export const seenBy = (scope: OrgScope, managerId: string): SQL | undefined =>
  and(ne(applications.applicant_id, managerId), knownTo(managerId, scope.organizationId));

/** As such a one may be counted in a round. */
export const countedFor = (scope: OrgScope, managerId: string): SQL | undefined =>
  and(takesPart, seenBy(scope, managerId));

/** How far a round is: of what is done, more reviews than an application needs make up for no other. */
function figuresFor(db: Reader, scope: OrgScope, managerId: string) {
  const seats = db
    .select({
      given: sql<number>`count(*) filter (where ${evaluations.status} not in ('recused', 'declined'))`.as("given"),
      submitted: sql<number>`count(*) filter (where ${evaluations.status} = 'submitted')`.as("handed_in"),
    })
    .from(evaluations)
    .where(and(eq(evaluations.round_id, rounds.id), eq(evaluations.application_id, applications.id)))
    .as("seats");
  return db
    .select({
      applications: sql<number>`count(*)::int`.as("applications"),
      covered: sql<number>`(count(*) filter (where ${seats.given} >= ${rounds.required_reviews}))::int`.as("covered"),
      assigned: sql<number>`coalesce(sum(${seats.given}), 0)::int`.as("assigned"),
      submitted: sql<number>`coalesce(sum(${seats.submitted}), 0)::int`.as("submitted"),
      met: sql<number>`coalesce(sum(least(${seats.submitted}, ${rounds.required_reviews})), 0)::int`.as("met"),
    })
    .from(applications)
    .innerJoinLateral(seats, sql`true`)
    .where(countedFor(scope, managerId))
    .as("figures");
}

function select(db: Reader, scope: OrgScope, managerId: string, position: SQL<string> = sql<string>`null`) {
  const figures = figuresFor(db, scope, managerId);
  return db
    .select({
      ...columns,
      figures: {
        applications: figures.applications,
        covered: figures.covered,
        assigned: figures.assigned,
        submitted: figures.submitted,
        met: figures.met,
      },
      position,
    })
    .from(rounds)
    .innerJoin(programmes, eq(programmes.id, rounds.programme_id))
    .innerJoinLateral(figures, sql`true`);
}

const within = ({ organizationId }: OrgScope, { programme_id: programme }: Pick<RoundQuery, "programme_id">) =>
  and(
    eq(rounds.organization_id, organizationId),
    programme && programme !== "all" ? eq(rounds.programme_id, programme) : undefined,
  );

/** The organization's rounds, page by page. @throws Refusal input.invalid for a cursor of another list */
export async function roundPage(
  { db, cursors }: ListSource,
  scope: OrgScope,
  managerId: string,
  query: RoundQuery,
): Promise<RoundPage> {
  const page = list.page(cursors, query, `${scope.organizationId} ${managerId}`);
  const rows = await select(db, scope, managerId, page.columns.position)
    .where(and(within(scope, query), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

export const countRounds = (db: Reader, scope: OrgScope, query: Pick<RoundQuery, "programme_id">): Promise<Count> =>
  countOf(db, db.select({ id: rounds.id }).from(rounds).where(within(scope, query)));

/** One round of the organization. @throws Refusal round.not_found */
export async function roundFor(db: Reader, scope: OrgScope, managerId: string, id: string): Promise<Round> {
  const [row] = await select(db, scope, managerId).where(and(within(scope, {}), eq(rounds.id, id)));
  if (!row) throw new Refusal("round.not_found");
  const { position: _position, ...round } = row;
  return round;
}

/** What rounds can be made for: the organization's programmes, with the versions of their templates, the newest first. */
export async function optionsFor(db: Reader, scope: OrgScope): Promise<RoundOptions> {
  const [found, templates] = await Promise.all([
    db
      .select({ id: programmes.id, title: programmes.title, template: programmes.evaluation_template_id })
      .from(programmes)
      .where(eq(programmes.organization_id, scope.organizationId))
      .orderBy(asc(programmes.created_at), asc(programmes.id)),
    db
      .select({
        id: evaluationTemplates.id,
        version: evaluationTemplates.version,
        title: evaluationTemplates.title,
        template: evaluationTemplates.template_id,
      })
      .from(evaluationTemplates)
      .where(
        and(eq(evaluationTemplates.organization_id, scope.organizationId), isNotNull(evaluationTemplates.published_at)),
      )
      .orderBy(sql`${evaluationTemplates.version} desc`),
  ]);
  const versionsOf = (template: string | null) =>
    templates
      .filter((version) => version.template === template)
      .map(({ id, version, title }) => ({ id, version, title }));
  return { programmes: found.map(({ id, title, template }) => ({ id, title, templates: versionsOf(template) })) };
}

/** Whether the organization has the programme, and a published version of its template by this id. */
export async function programmeFor(
  db: Reader,
  scope: OrgScope,
  programmeId: string,
  versionId: string | null,
): Promise<{ hasVersion: boolean } | null> {
  const published = sql<boolean>`exists (select from ${evaluationTemplates} where ${evaluationTemplates.id} = ${versionId}::uuid
    and ${evaluationTemplates.organization_id} = ${scope.organizationId}
    and ${evaluationTemplates.template_id} = ${programmes.evaluation_template_id}
    and ${evaluationTemplates.published_at} is not null)`;
  const [found] = await db
    .select({ hasVersion: published })
    .from(programmes)
    .where(and(eq(programmes.id, programmeId), eq(programmes.organization_id, scope.organizationId)));
  return found ?? null;
}
