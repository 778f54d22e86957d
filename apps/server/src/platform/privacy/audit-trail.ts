import { and, asc, eq, gt } from "drizzle-orm";
import { auditLog } from "#platform/audit/audit.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { inPages, PERSONAL_PAGE, type PersonalRow, type PersonalSection } from "./personal-data.ts";

/** What the audit log says that the person did. Names and details of what they did it to may be someone else's. */
export const auditPersonalData: readonly PersonalSection[] = [
  {
    name: "audit_log",
    title: { el: "Οι ενέργειές σας στο ιστορικό", en: "Your actions in the audit log" },
    rows: ownActions,
  },
];

async function* ownActions(db: Reader, userId: string): AsyncGenerator<PersonalRow> {
  const page = (after: string | null) =>
    db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actor_id, userId), after ? gt(auditLog.id, after) : undefined))
      .orderBy(asc(auditLog.id))
      .limit(PERSONAL_PAGE);
  for await (const entry of inPages(page)) {
    const isOwn = entry.entity_id === userId;
    const bySupport = entry.impersonator_id !== null;
    yield {
      action: entry.action,
      entity_type: entry.entity_type,
      entity_id: entry.entity_id,
      ...(isOwn && { details: entry.details }),
      by_support: bySupport,
      address: bySupport ? null : entry.address,
      occurred_at: entry.occurred_at,
    };
  }
}
