import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader, Tx } from "#platform/db/db.ts";
import { imports } from "./imports.tables.ts";

export type ImportFile = typeof imports.$inferSelect;
export type ImportChange = PgUpdateSetSource<typeof imports>;

/** An import of the organization; null when it has none such. */
export async function importOf(db: Reader, scope: OrgScope, id: string): Promise<ImportFile | null> {
  const [found] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.organization_id, scope.organizationId)));
  return found ?? null;
}

/** An import of any organization, for those who ask whose it is. */
export async function importById(db: Reader, id: string): Promise<ImportFile | null> {
  const [found] = await db.select().from(imports).where(eq(imports.id, id));
  return found ?? null;
}

/** An import, locked until the transaction ends: one at a time works on it. */
export async function lockImport(tx: Tx, id: string): Promise<ImportFile | null> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for("update");
  return found ?? null;
}

/** Writes a change of what people see; screens that show an older version are told. @returns as it stands */
export async function changeImport(tx: Tx, id: string, change: ImportChange): Promise<ImportFile> {
  const [changed] = await tx
    .update(imports)
    .set({ ...change, version: sql`${imports.version} + 1`, updated_at: sql`now()` })
    .where(eq(imports.id, id))
    .returning();
  if (!changed) throw new Error("An import that was locked is gone.");
  return changed;
}

/** Writes how far the work is. */
export async function advanceImport(tx: Tx, id: string, progress: ImportChange): Promise<void> {
  await tx.update(imports).set(progress).where(eq(imports.id, id));
}
