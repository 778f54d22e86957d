import type { Reader } from "#platform/db/db.ts";
import { importRows, imports } from "./imports.tables.ts";

type NewRow = Omit<typeof importRows.$inferInsert, "import_id">;

/** Writes an import that is finished, with its rows. @returns its id */
export async function createImport(
  db: Reader,
  organizationId: string,
  given: Partial<typeof imports.$inferInsert> = {},
  rows: readonly NewRow[] = [{ number: 2, cells: ["Θάλασσα"], standing: "added" }],
): Promise<string> {
  const [row] = await db
    .insert(imports)
    .values({
      organization_id: organizationId,
      kind: "startups",
      file_name: "mitroo.csv",
      bytes: 120,
      state: "written",
      row_count: 1,
      counts: { added: 1 },
      finished_at: new Date("2026-01-15T09:00:00Z").toISOString(),
      ...given,
    })
    .returning({ id: imports.id });
  if (!row) throw new Error("An import was not written.");
  await db.insert(importRows).values(rows.map((one) => ({ ...one, import_id: row.id })));
  return row.id;
}

/** Uploads a file to import. @returns the whole answer */
export function postImport(
  { url }: { url: string },
  { cookie, organizationId }: { cookie: string; organizationId: string },
  content: string | Uint8Array<ArrayBuffer>,
  { kind = "startups", name = "mitroo.csv" } = {},
): Promise<Response> {
  const body = new FormData();
  body.append("file", new Blob([content]), name);
  const headers = { "x-kerkis": "1", cookie };
  return fetch(`${url}/api/files/imports?kind=${kind}&organization=${organizationId}`, {
    method: "POST",
    body,
    headers,
  });
}
