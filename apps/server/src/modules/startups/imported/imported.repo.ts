import { comparableTaxNumber } from "@kerkis/contract/startups/tax-number.policy.ts";
import { inArray, like, or, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import { isInRegistry } from "#platform/db/published.ts";
import { importTarget, isStillOf, type ImportedRecord } from "#platform/imports/import-target.ts";
import { slugOf, websiteDomain } from "../startups.policy.ts";
import { columnsOf } from "../startups.repo.ts";
import { startups, type StartupProvenance } from "../startups.tables.ts";

/** Fields of a startup that a file can give, as its columns are called. */
const FIELDS = [
  "name",
  "legal_name",
  "tax_number",
  "registration_number",
  "legal_form",
  "tagline",
  "description",
  "industry",
  "stage",
  "city",
  "region",
  "country",
  "website_url",
  "founded_on",
  "employees_range",
  "business_model",
  "funding_total",
  "currency",
  "tags",
] as const;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Free addresses for names, in their order; a second one of a name has a number. */
async function freeSlugs(tx: Tx, names: readonly string[]): Promise<string[]> {
  const wanted = names.map(slugOf);
  const asked = [...new Set(wanted)];
  const present = await tx
    .select({ slug: startups.slug })
    .from(startups)
    .where(or(inArray(startups.slug, asked), ...repeated(wanted, asked)));
  const taken = new Set(present.map(({ slug }) => slug));
  if (asked.some((slug) => taken.has(slug))) await takeNumbered(tx, taken, asked);
  return wanted.map((slug) => {
    let candidate = slug;
    for (let number = 2; taken.has(candidate); number++) candidate = `${slug}-${number}`;
    taken.add(candidate);
    return candidate;
  });
}

/** Those that several of the names want have numbered neighbours too. */
const repeated = (wanted: readonly string[], asked: readonly string[]) =>
  wanted.length === asked.length
    ? []
    : asked
        .filter((slug) => wanted.indexOf(slug) !== wanted.lastIndexOf(slug))
        .map((slug) => like(startups.slug, `${slug}-%`));

async function takeNumbered(tx: Tx, taken: Set<string>, asked: readonly string[]): Promise<void> {
  const busy = asked.filter((slug) => taken.has(slug)).map((slug) => like(startups.slug, `${slug}-%`));
  const numbered = await tx
    .select({ slug: startups.slug })
    .from(startups)
    .where(or(...busy));
  for (const { slug } of numbered) taken.add(slug);
}

/** Startups as files bring them: unpublished, nobody's, until a coordinator has looked at them. */
export const startupImports = importTarget({
  table: startups,
  registry: startups,
  comparedBy: {
    name_folded: sql`name_folded`,
    tax_number: sql`tax_number`,
    website_domain: sql`website_domain`,
  },
  isIn: isInRegistry(startups),
  keysOf: (record) => ({
    name: textOf(record["name"]),
    tax_number: comparableTaxNumber(textOf(record["tax_number"])),
    website_domain: websiteDomain(textOf(record["website_url"])),
    source_id: null,
  }),
  columnsOf: (record) => columnsOf(record),
  async whole(tx, rows, { fileName, by, at }) {
    const slugs = await freeSlugs(
      tx,
      rows.map(({ name }) => textOf(name)),
    );
    const provenance: StartupProvenance = { imported: { by, at, file: fileName } };
    return rows.map((row, index) => ({ ...row, slug: slugs[index], provenance }));
  },
  companions: { funding_total: ["currency"], city: ["location"], website_url: ["website_domain"] },
  placed: ["city", "region"],
  filled(row, fields, { by, at }) {
    const stood = row["provenance"] as StartupProvenance;
    const origins = Object.fromEntries(
      fields.map((field) => [field, { source: "imported" as const, at, by: by ?? "" }]),
    );
    return { provenance: { ...stood, fields: { ...stood.fields, ...origins } } };
  },
  recordOf: (row) => recordOf(row),
  heldBy: (by) => [
    sql`not ${isStillOf(startups.owner_id, by)}`,
    sql`exists (select from startup_people held where held.startup_id = ${startups.id} and held.user_id is distinct from ${by}::uuid)`,
    sql`exists (select from startup_invitations held where held.startup_id = ${startups.id} and held.status = 'pending')`,
    sql`exists (select from applications held where held.startup_id = ${startups.id})`,
    sql`exists (select from startup_followers held where held.startup_id = ${startups.id})`,
    sql`exists (select from startup_updates held where held.startup_id = ${startups.id})`,
    sql`exists (select from startup_milestones held where held.startup_id = ${startups.id})`,
    sql`exists (select from startup_rounds held where held.startup_id = ${startups.id})`,
    sql`exists (select from startup_requests held where held.startup_id = ${startups.id})`,
    sql`exists (select from investor_portfolio held where held.startup_id = ${startups.id})`,
  ],
});

const recordOf = (row: Record<string, unknown>): ImportedRecord =>
  Object.fromEntries(FIELDS.flatMap((field) => (row[field] === null ? [] : [[field, row[field]]])));
