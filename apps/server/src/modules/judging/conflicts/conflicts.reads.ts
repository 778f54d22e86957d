import type { Count } from "@kerkis/contract/core/lists.ts";
import type {
  ConflictFilters,
  ConflictPage,
  ConflictQuery,
} from "@kerkis/contract/judging/conflicts/conflicts.schema.ts";
import type { Industry } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { and, eq, isNotNull, ne, or, sql, type SQL } from "drizzle-orm";
import { knownTo } from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import { applicationConflicts } from "#modules/applications/conflicts/conflicts.tables.ts";
import { takesPart } from "#modules/evaluations/evaluations.api.ts";
import { evaluations } from "#modules/evaluations/evaluations.tables.ts";
import { rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";
import { countOf } from "#platform/lists/count.ts";
import { ascending, idKey, keysetList, textKey, type ListSource } from "#platform/lists/keyset.ts";

const reference = sql<string>`coalesce(${applications.reference}, '')`;
const list = keysetList("conflicts", { number: ascending(textKey(reference), idKey(applications.id)) });

const ofRound = (condition: SQL) =>
  sql`exists (select from ${rounds} where ${rounds.state} <> 'locked' and ${takesPart} and ${condition})`;
const isBlind = ofRound(sql`${rounds.hide_applicant}`);
const declaredBy = (userId: string) =>
  sql<string | null>`(select ${applicationConflicts.created_at} from ${applicationConflicts}
    where ${applicationConflicts.application_id} = ${applications.id} and ${applicationConflicts.user_id} = ${userId}
    and ${applicationConflicts.declared_by} = ${userId})`.mapWith(applicationConflicts.created_at);

/**
 * What someone may still be asked to judge: of a round that is open, undecided, not their own and not given to them; what they are kept
 * from by anything else is not there. In a blind round nothing is found by its name.
 */
export const listedFor = (scope: OrgScope, userId: string, { search, declared }: ConflictFilters) =>
  and(
    eq(applications.organization_id, scope.organizationId),
    sql`${applications.phase} in ('pending', 'under_review', 'changes_requested')`,
    ne(applications.applicant_id, userId),
    ofRound(sql`true`),
    or(isNotNull(declaredBy(userId)), knownTo(userId, scope.organizationId)),
    sql`not exists (select from ${evaluations} where ${evaluations.application_id} = ${applications.id} and ${evaluations.evaluator_id} = ${userId})`,
    declared === "yes" ? isNotNull(declaredBy(userId)) : undefined,
    search
      ? sql`case when ${isBlind} then kerkis_fold(${reference}) else ${applications.search_folded} end like kerkis_fold(${containing(search)})`
      : undefined,
  );

/** Applications that someone says of beforehand whether they have a conflict of interest, without a score. */
export async function conflictPage(
  { db, cursors }: ListSource,
  scope: OrgScope,
  userId: string,
  query: ConflictQuery,
): Promise<ConflictPage> {
  const page = list.page(cursors, query, `${scope.organizationId} ${userId}`);
  const rows = await db
    .select({
      application_id: applications.id,
      reference: applications.reference,
      name: sql<
        string | null
      >`case when ${isBlind} then null else coalesce(btrim(${applications.answers}->>'name'), '') end`,
      field: sql<Industry | null>`nullif(${applications.answers}->>'industry', '')`,
      programme: programmes.title,
      declared_at: declaredBy(userId),
      position: page.columns.position,
    })
    .from(applications)
    .innerJoin(programmes, eq(programmes.id, applications.programme_id))
    .where(and(listedFor(scope, userId, query), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

export const countConflicts = (db: Reader, scope: OrgScope, userId: string, query: ConflictFilters): Promise<Count> =>
  countOf(
    db,
    db
      .select({ id: applications.id })
      .from(applications)
      .where(listedFor(scope, userId, query)),
  );

/** Whether someone may declare something of an application: it stands in their list. */
export async function isListed(db: Reader, scope: OrgScope, userId: string, applicationId: string): Promise<boolean> {
  const found = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(listedFor(scope, userId, {}), eq(applications.id, applicationId)));
  return found.length > 0;
}
