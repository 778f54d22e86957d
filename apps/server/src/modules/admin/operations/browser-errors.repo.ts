import type { ErrorStatus } from "@kerkis/contract/admin/operations/errors.taxonomy.ts";
import { and, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import { DROPPED } from "./browser-errors.policy.ts";
import { browserErrorDays, browserErrors } from "../admin.tables.ts";

export interface BrowserFailure {
  fingerprint: string;
  message: string;
  stack: string | null;
  componentStack: string | null;
  url: string;
  /** ISO 8601. */
  now: string;
  /** The day of it, YYYY-MM-DD. */
  day: string;
}

/** Counts a failure that is known already; one that was resolved is open again. @returns whether it was known */
export async function countKnown(
  tx: Tx,
  failure: Pick<BrowserFailure, "fingerprint" | "now" | "day">,
): Promise<boolean> {
  const [known] = await tx
    .update(browserErrors)
    .set({
      occurrences: sql`${browserErrors.occurrences} + 1`,
      last_seen_at: failure.now,
      status: sql`case when ${browserErrors.status} = 'resolved' then 'open' else ${browserErrors.status} end`,
      resolved_by: sql`case when ${browserErrors.status} = 'resolved' then null else ${browserErrors.resolved_by} end`,
      resolved_at: sql`case when ${browserErrors.status} = 'resolved' then null else ${browserErrors.resolved_at} end`,
    })
    .where(eq(browserErrors.fingerprint, failure.fingerprint))
    .returning({ id: browserErrors.id });
  if (known) await countDay(tx, known.id, failure.day);
  return known !== undefined;
}

export async function insertFailure(tx: Tx, failure: BrowserFailure): Promise<void> {
  const [row] = await tx
    .insert(browserErrors)
    .values({
      fingerprint: failure.fingerprint,
      message: failure.message,
      stack: failure.stack,
      component_stack: failure.componentStack,
      url: failure.url,
      status: failure.fingerprint === DROPPED ? "ignored" : "open",
      first_seen_at: failure.now,
      last_seen_at: failure.now,
    })
    .returning({ id: browserErrors.id });
  if (row) await countDay(tx, row.id, failure.day);
}

/** How many failures were seen for the first time since then. */
export async function countNewSince(tx: Tx, since: string): Promise<number> {
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(browserErrors)
    .where(and(gt(browserErrors.first_seen_at, since), ne(browserErrors.fingerprint, DROPPED)));
  return counted?.count ?? 0;
}

async function countDay(tx: Tx, errorId: string, day: string): Promise<void> {
  await tx
    .insert(browserErrorDays)
    .values({ error_id: errorId, day, occurrences: 1 })
    .onConflictDoUpdate({
      target: [browserErrorDays.error_id, browserErrorDays.day],
      set: { occurrences: sql`${browserErrorDays.occurrences} + 1` },
    });
}

/** @returns the message and the state it was in, or null when there is no such failure */
export async function changeStatus(
  tx: Tx,
  given: { id: string; status: ErrorStatus; by: string; now: string },
): Promise<{ message: string; before: ErrorStatus } | null> {
  const [before] = await tx
    .select({ message: browserErrors.message, before: browserErrors.status })
    .from(browserErrors)
    .where(and(eq(browserErrors.id, given.id), ne(browserErrors.fingerprint, DROPPED)))
    .for("update");
  if (!before) return null;
  const isResolved = given.status === "resolved";
  await tx
    .update(browserErrors)
    .set({
      status: given.status,
      resolved_by: isResolved ? given.by : null,
      resolved_at: isResolved ? given.now : null,
    })
    .where(eq(browserErrors.id, given.id));
  return before;
}

/** Forgets failures that nobody met since then. @returns how many */
export async function deleteFailuresBefore(tx: Tx, moment: string): Promise<number> {
  const gone = await tx
    .delete(browserErrors)
    .where(lt(browserErrors.last_seen_at, moment))
    .returning({ id: browserErrors.id });
  return gone.length;
}
