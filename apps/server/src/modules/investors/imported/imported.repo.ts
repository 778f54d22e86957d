import { INVESTED_STAGES } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { sql } from "drizzle-orm";
import { websiteDomain } from "#modules/startups/startups.api.ts";
import { isInRegistry } from "#platform/db/published.ts";
import { importTarget, isStillOf } from "#platform/imports/import-target.ts";
import { investors } from "../investors.tables.ts";

/** Fields of an investor that a file can give, as its columns are called. */
const FIELDS = [
  "company_name",
  "type",
  "thesis",
  "description",
  "city",
  "industries",
  "stages",
  "countries",
  "ticket_min",
  "ticket_max",
  "currency",
  "website_url",
] as const;

const isInvested = (stage: unknown): boolean => INVESTED_STAGES.some((one) => one === stage);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Investors as files bring them: unpublished, nobody's, until a coordinator has looked at them. */
export const investorImports = importTarget({
  table: investors,
  registry: investors,
  comparedBy: { name_folded: sql`name_folded`, website_domain: sql`website_domain` },
  isIn: isInRegistry(investors),
  keysOf: (record) => ({
    name: textOf(record["company_name"]),
    tax_number: null,
    website_domain: websiteDomain(textOf(record["website_url"])),
    source_id: null,
  }),
  columnsOf: ({ stages, ...record }) =>
    Array.isArray(stages) ? { ...record, stages: stages.filter(isInvested) } : record,
  whole: async (_tx, rows, { fileName, by, at }) =>
    rows.map((row) => ({ ...row, provenance: { imported: { by, at, file: fileName } } })),
  companions: { ticket_min: ["currency"], ticket_max: ["currency"] },
  ordered: [{ low: "ticket_min", high: "ticket_max" }],
  filled: (row) => ({ version: Number(row["version"]) + 1 }),
  recordOf: (row) => Object.fromEntries(FIELDS.flatMap((field) => (row[field] === null ? [] : [[field, row[field]]]))),
  heldBy: (by) => [
    sql`not ${isStillOf(investors.owner_id, by)}`,
    sql`exists (select from investor_people held where held.investor_id = ${investors.id})`,
    sql`exists (select from applications held where held.investor_id = ${investors.id})`,
    sql`exists (select from investor_portfolio held where held.investor_id = ${investors.id})`,
  ],
});
