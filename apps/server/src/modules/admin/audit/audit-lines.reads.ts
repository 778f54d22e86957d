import type { AuditFilters } from "@kerkis/contract/admin/operations/operations.schema.ts";
import { csvLine } from "@kerkis/contract/core/csv.ts";
import type { ListSource } from "#platform/lists/keyset.ts";
import { auditPage, type AuditLine } from "./audit.reads.ts";

const ROWS_AT_ONCE = 1000;
const HEADERS = [
  "occurred_at",
  "actor",
  "actor_id",
  "actor_email",
  "impersonator",
  "organization",
  "action",
  "entity_type",
  "entity_id",
  "entity_name",
  "details",
  "address",
  "request_id",
];
/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

const lineOf = (row: AuditLine): string =>
  csvLine([
    row.occurred_at,
    row.actor_name,
    row.actor_id,
    row.actor_email,
    row.impersonator_name,
    row.organization_name,
    row.action,
    row.entity_type,
    row.entity_id,
    row.entity_name,
    JSON.stringify(row.details),
    row.address,
    row.request_id,
  ]);

/** The whole log as lines, a thousand rows read at a time. */
export async function* auditLines(source: ListSource, query: AuditFilters): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADERS);
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof auditPage>> = await auditPage(source, {
      ...query,
      limit: ROWS_AT_ONCE,
      ...(cursor && { cursor }),
    });
    yield page.items.map(lineOf).join("");
    cursor = page.next_cursor;
  } while (cursor);
}
