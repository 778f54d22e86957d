import type { AuditFilters, AuditPage, AuditQuery } from "@kerkis/contract/admin/operations/operations.schema.ts";
import { and, eq, or, sql, type SQL } from "drizzle-orm";
import { nameOf } from "#modules/identity/identity.tables.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, timeKey, type ListSource } from "#platform/lists/keyset.ts";

const TIME_ZONE = "Europe/Athens";
const list = keysetList("audit", { newest: descending(timeKey(auditLog.occurred_at), idKey(auditLog.id)) });

/** Midnight in Athens at the beginning of a day (YYYY-MM-DD), `days` later. */
const midnight = (day: string, days: number) =>
  sql`((${day}::date + ${days}::int)::timestamp at time zone ${sql.raw(`'${TIME_ZONE}'`)})`;

function matching(query: AuditFilters): SQL | undefined {
  const { person_id: person, organization_id: organization, action, entity_type: type, entity_id: entity } = query;
  return and(
    person ? or(eq(auditLog.actor_id, person), eq(auditLog.impersonator_id, person)) : undefined,
    organization ? eq(auditLog.organization_id, organization) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    type ? eq(auditLog.entity_type, type) : undefined,
    entity ? eq(auditLog.entity_id, entity) : undefined,
    query.from ? sql`${auditLog.occurred_at} >= ${midnight(query.from, 0)}` : undefined,
    query.until ? sql`${auditLog.occurred_at} < ${midnight(query.until, 1)}` : undefined,
  );
}

/** Entries of the audit log, newest first. @throws Refusal input.invalid for a cursor that is not ours */
export async function auditPage({ db, cursors }: ListSource, query: AuditQuery): Promise<AuditPage> {
  const page = list.page(cursors, query, query.organization_id);
  const rows = await db
    .select({
      id: auditLog.id,
      occurred_at: auditLog.occurred_at,
      actor_id: auditLog.actor_id,
      actor_name: auditLog.actor_name,
      actor_email: sql<
        string | null
      >`(select p.email from profiles p where p.id = ${auditLog.actor_id} and p.erased_at is null)`,
      impersonator_id: auditLog.impersonator_id,
      impersonator_name: nameOf(auditLog.impersonator_id),
      organization_id: auditLog.organization_id,
      organization_name: sql<
        string | null
      >`(select o.name from organizations o where o.id = ${auditLog.organization_id})`,
      action: auditLog.action,
      entity_type: auditLog.entity_type,
      entity_id: auditLog.entity_id,
      entity_name: auditLog.entity_name,
      details: auditLog.details,
      address: auditLog.address,
      request_id: auditLog.request_id,
      ...page.columns,
    })
    .from(auditLog)
    .where(and(matching(query), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

/** How many entries the filters let through. */
export const auditCount = (db: Reader, query: AuditFilters) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(auditLog)
      .where(matching(query)),
  );

/** What occurs in the log, for its filters. */
export async function auditFacets(db: Reader): Promise<{ actions: string[]; entity_types: string[] }> {
  const actions = await db.selectDistinct({ value: auditLog.action }).from(auditLog).orderBy(auditLog.action);
  const types = await db.selectDistinct({ value: auditLog.entity_type }).from(auditLog).orderBy(auditLog.entity_type);
  return { actions: actions.map(({ value }) => value), entity_types: types.map(({ value }) => value) };
}
