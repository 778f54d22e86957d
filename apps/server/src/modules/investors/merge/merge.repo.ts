import { and, asc, eq, sql } from "drizzle-orm";
import type { OrgScope } from "#platform/auth/scope.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Tx } from "#platform/db/db.ts";
import type { InvestorRow } from "../investors.repo.ts";
import { investorPortfolio as portfolio, investors } from "../investors.tables.ts";
import { investorRunners } from "../people/people.reads.ts";
import { investorPeople } from "../people/people.tables.ts";

/** Investors of the organization, deleted ones too, locked in the order of their ids: two merges wait for each other. */
export async function lockInvestors(
  tx: Tx,
  scope: OrgScope,
  ids: readonly string[],
): Promise<Map<string, InvestorRow>> {
  const rows = await tx
    .select()
    .from(investors)
    .where(and(anyOf(investors.id, [...ids]), eq(investors.organization_id, scope.organizationId)))
    .orderBy(asc(investors.id))
    .for("update");
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes columns of an investor that was locked. @returns the row as it stands */
export async function writeInvestor(
  tx: Tx,
  id: string,
  change: Partial<typeof investors.$inferInsert>,
): Promise<InvestorRow> {
  const [row] = await tx
    .update(investors)
    .set({ ...change, version: sql`${investors.version} + 1` })
    .where(eq(investors.id, id))
    .returning();
  if (!row) throw new Error("An investor that was locked is gone.");
  return row;
}

/** Adds the portfolio of one to another's. @returns the startups that came along */
export async function addPortfolio(tx: Tx, { from, to }: { from: string; to: string }): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${portfolio} (investor_id, startup_id, created_at)
    select ${to}::uuid, startup_id, created_at from ${portfolio} where investor_id = ${from}::uuid
    on conflict do nothing returning startup_id as id`);
  return rows.map(({ id }) => id);
}

/** Lets whoever runs one run another besides its owner. @returns those who are new there */
export async function addPeople(tx: Tx, { from, to }: { from: string; to: string }): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${investorPeople} (investor_id, user_id)
    select ${to}::uuid, user_id from ${investorRunners} runners where investor_id = ${from}::uuid
      and user_id not in (select user_id from ${investorRunners} known where investor_id = ${to}::uuid)
    on conflict do nothing returning user_id as id`);
  return rows.map(({ id }) => id);
}

/** Takes back what came along, as far as it is still there: startups of the portfolio, and who runs it. */
export async function takeBack(tx: Tx, from: string, moved: Readonly<Record<string, string[]>>): Promise<void> {
  await tx
    .delete(portfolio)
    .where(and(eq(portfolio.investor_id, from), anyOf(portfolio.startup_id, moved["portfolio"] ?? [])));
  const people = moved["people"] ?? [];
  await tx
    .delete(investorPeople)
    .where(and(eq(investorPeople.investor_id, from), anyOf(investorPeople.user_id, people)));
  // Whoever came along is its owner by now where the owner's account is gone.
  await tx
    .update(investors)
    .set({ owner_id: null })
    .where(and(eq(investors.id, from), anyOf(investors.owner_id, people)));
}
