import type { AuditQuery, AuditRow } from "@kerkis/contract/admin/operations.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { and, desc, eq, or, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { auditLog } from "#platform/audit/audit.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { cursorText, packCursor, unpackCursor } from "#platform/http/cursor.ts";

const TIME_ZONE = "Europe/Athens";
const position = z.tuple([cursorText(40), z.uuid()]);

/** Midnight in Athens at the beginning of a day (YYYY-MM-DD), `days` later. */
const midnight = (day: string, days: number) =>
  sql`((${day}::date + ${days}::int)::timestamp at time zone ${sql.raw(`'${TIME_ZONE}'`)})`;

function conditionsOf(query: AuditQuery): (SQL | undefined)[] {
  const { person_id: person, organization_id: organization, action, entity_type: type, entity_id: entity } = query;
  return [
    person ? or(eq(auditLog.actor_id, person), eq(auditLog.impersonator_id, person)) : undefined,
    organization ? eq(auditLog.organization_id, organization) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    type ? eq(auditLog.entity_type, type) : undefined,
    entity ? eq(auditLog.entity_id, entity) : undefined,
    query.from ? sql`${auditLog.occurred_at} >= ${midnight(query.from, 0)}` : undefined,
    query.until ? sql`${auditLog.occurred_at} < ${midnight(query.until, 1)}` : undefined,
  ];
}

/**
 * Entries of the audit log, newest first. @throws Refusal input.invalid for a cursor that is not ours
 * @param organizationId only that organization's, for those who look at one alone
 */
export async function auditPage(db: Reader, query: AuditQuery): Promise<{ items: AuditRow[]; next: string | null }> {
  const { limit = LIMITS.pageSize } = query;
  const [key, id] = query.cursor ? unpackCursor(query.cursor, position) : [];
  const rows = await db
    .select({
      id: auditLog.id,
      occurred_at: auditLog.occurred_at,
      actor_id: auditLog.actor_id,
      actor_name: auditLog.actor_name,
      impersonator_id: auditLog.impersonator_id,
      impersonator_name: sql<
        string | null
      >`(select p.first_name || ' ' || p.last_name from profiles p where p.id = ${auditLog.impersonator_id})`,
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
      position: sql<string>`to_char(${auditLog.occurred_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(auditLog)
    .where(
      and(
        ...conditionsOf(query),
        key === undefined
          ? undefined
          : sql`(${auditLog.occurred_at}, ${auditLog.id}) < (${key}::timestamptz, ${id}::uuid)`,
      ),
    )
    .orderBy(desc(auditLog.occurred_at), desc(auditLog.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(({ position: _position, ...entry }) => entry),
    next: last && rows.length > limit ? packCursor([last.position, last.id]) : null,
  };
}

/** What occurs in the log, for its filters. */
export async function auditFacets(db: Reader): Promise<{ actions: string[]; entity_types: string[] }> {
  const actions = await db.selectDistinct({ value: auditLog.action }).from(auditLog).orderBy(auditLog.action);
  const types = await db.selectDistinct({ value: auditLog.entity_type }).from(auditLog).orderBy(auditLog.entity_type);
  return { actions: actions.map(({ value }) => value), entity_types: types.map(({ value }) => value) };
}
