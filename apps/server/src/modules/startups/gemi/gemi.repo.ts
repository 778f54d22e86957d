import type { CompanyFacts } from "@kerkis/contract/startups/gemi/gemi.schema.ts";
import { asc, eq, lt, sql } from "drizzle-orm";
import { takeAdvisoryLock, type Reader, type Tx } from "#platform/db/db.ts";
import { companyCalls as calls, companyFacts as companies } from "./gemi.tables.ts";

type CompanyRow = typeof companies.$inferSelect;

/** What is known of a company by its comparable tax number; null where it was never asked. */
export async function companyByTaxNumber(db: Reader, taxNumber: string): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(eq(companies.tax_number, taxNumber));
  return row ?? null;
}

/** Marks a company as asked, where its answer is older than this. @returns whether it is to be asked now */
export async function markAsked(
  tx: Tx,
  taxNumber: string,
  at: string,
  olderThan: Record<string, string>,
): Promise<boolean> {
  const due = sql.join(
    Object.entries(olderThan).map(
      ([state, before]) => sql`(${companies.state} = ${state} and ${companies.asked_at} < ${before}::timestamptz)`,
    ),
    sql` or `,
  );
  const asked = await tx
    .insert(companies)
    .values({ tax_number: taxNumber, state: "waiting", asked_at: at })
    .onConflictDoUpdate({
      target: companies.tax_number,
      set: { state: "waiting", attempts: 0, asked_at: at },
      setWhere: due,
    })
    .returning({ tax_number: companies.tax_number });
  return asked.length > 0;
}

/** Writes what became of a question; facts of an earlier answer stay where this one failed. */
export async function writeAnswer(
  tx: Tx,
  taxNumber: string,
  answer: { state: "found" | "unknown" | "failed"; facts?: CompanyFacts | null; at: string },
): Promise<void> {
  const { state, facts, at } = answer;
  const known = facts === undefined ? {} : { facts, answered_at: at };
  await tx
    .update(companies)
    .set({ state, ...known })
    .where(eq(companies.tax_number, taxNumber));
}

/** Counts another try. @returns how many there were */
export async function countAttempt(tx: Tx, taxNumber: string): Promise<number> {
  const [row] = await tx
    .update(companies)
    .set({ attempts: sql`${companies.attempts} + 1` })
    .where(eq(companies.tax_number, taxNumber))
    .returning({ attempts: companies.attempts });
  return row?.attempts ?? 0;
}

/** Companies that nobody asked for since. */
export async function forgetCompanies(tx: Tx, before: string): Promise<void> {
  await tx.delete(companies).where(lt(companies.asked_at, before));
}

const MINUTE_MS = 60_000;

/**
 * Takes one of the calls that all nodes together have in a minute.
 * @returns 0 where it was taken, else the milliseconds until one is free
 */
export async function takeCall(tx: Tx, now: Date, perMinute: number): Promise<number> {
  await takeAdvisoryLock(tx, "calls of the business registry");
  await tx.delete(calls).where(lt(calls.at, new Date(now.getTime() - MINUTE_MS).toISOString()));
  const taken = await tx.select({ at: calls.at }).from(calls).orderBy(asc(calls.at));
  const oldest = taken.at(-perMinute);
  if (oldest) return Math.max(1, Date.parse(oldest.at) + MINUTE_MS - now.getTime());
  await tx.insert(calls).values({ at: now.toISOString() });
  return 0;
}

/** Lets nobody call for a while, because the registry said so. */
export async function pauseCalls(tx: Tx, now: Date, seconds: number, perMinute: number): Promise<void> {
  await takeAdvisoryLock(tx, "calls of the business registry");
  const at = new Date(now.getTime() + seconds * 1000 - MINUTE_MS).toISOString();
  await tx.insert(calls).values(Array.from({ length: perMinute }, () => ({ at })));
}
