import { randomUUID } from "node:crypto";
import { INDUSTRIES, REGIONS, STARTUP_STAGES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { sql } from "drizzle-orm";
import type { Reader } from "#platform/db/db.ts";
import { slugOf, websiteDomain } from "./startups.policy.ts";
import { startups } from "./startups.tables.ts";

export type NewStartup = typeof startups.$inferInsert;

/** A published startup's row; what is given wins. */
export function startupRow(organizationId: string, given: Partial<NewStartup> = {}): NewStartup {
  const name = given.name ?? `Startup ${randomUUID().slice(0, 8)}`;
  const city = given.city ?? "Αθήνα";
  const isVerified = given.is_verified ?? true;
  return {
    organization_id: organizationId,
    name,
    slug: slugOf(name),
    tagline: "Αυτόνομα σκάφη επιθεώρησης για υφαλοκρηπίδες και λιμάνια.",
    description: "Κατασκευάζουμε αυτόνομα σκάφη που επιθεωρούν λιμάνια και υφαλοκρηπίδες χωρίς πλήρωμα.",
    industry: "software",
    stage: "seed",
    location: city,
    city,
    country: "GR",
    region: "attica",
    is_active: true,
    is_verified: isVerified,
    verified_at: isVerified ? new Date("2026-01-15T09:00:00Z").toISOString() : null,
    website_domain: websiteDomain(given.website_url),
    ...given,
  };
}

/** Writes a startup. @returns its id */
export async function createStartup(
  db: Reader,
  organizationId: string,
  given: Partial<NewStartup> = {},
): Promise<string> {
  const [row] = await db.insert(startups).values(startupRow(organizationId, given)).returning({ id: startups.id });
  if (!row) throw new Error("A startup was not written.");
  return row.id;
}

const HEADS = ["Thalassa", "Heliodyne", "Mnemosyne", "Aktis", "Lithos", "Nefeli", "Kyma", "Elaion", "Pharos", "Anemos"];
const TAILS = [
  "Robotics",
  "Health",
  "Grid",
  "Materials",
  "Cloud",
  "Sensors",
  "Foods",
  "Security",
  "Drones",
  "Logistics",
];
const CITIES = [
  "Αθήνα",
  "Θεσσαλονίκη",
  "Πάτρα",
  "Ηράκλειο",
  "Ιωάννινα",
  "Χανιά",
  "Βόλος",
  "Λάρισα",
  "Καλαμάτα",
  "Πειραιάς",
];
const SENTENCES = [
  "Πρόβλεψη παραγωγής για μικρά φωτοβολταϊκά πάρκα με δεδομένα δορυφόρων.",
  "Ψηφιακή παρακολούθηση μνήμης για άτομα άνω των εξήντα ετών.",
  "Εξισορρόπηση δικτύου με μπαταρίες γειτονιάς και έξυπνους μετρητές.",
  "Δομικά υλικά από ανακυκλωμένο μάρμαρο των λατομείων της χώρας.",
  "Computer vision that counts fish in open-sea farms without touching them.",
  "Software for harbour masters: berths, pilots and invoices in one place.",
];

/** Fills the registry with many plausible startups, spread over organizations; for load measurements. */
export async function createManyStartups(db: Reader, organizationIds: readonly string[], count: number): Promise<void> {
  const text = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;
  const pick = (values: readonly string[], salt: number) =>
    sql`(${text(values)})[1 + (hashint8(n * ${sql.raw(String(salt))}::bigint) & 2147483647) % ${sql.raw(String(values.length))}]`;
  await db.execute(sql`
    insert into ${startups} (organization_id, name, slug, tagline, description, industry, stage, location, city, region,
      website_url, website_domain, employees_range, funding_total, founded_on, is_active, is_verified, verified_at, created_at)
    select (${sql.param(organizationIds)}::uuid[])[1 + n % ${sql.raw(String(organizationIds.length))}],
      ${pick(HEADS, 3)} || ' ' || ${pick(TAILS, 5)} || ' ' || n, 'startup-' || n, ${pick(SENTENCES, 7)},
      ${pick(SENTENCES, 11)} || ' ' || ${pick(SENTENCES, 13)} || ' ' || ${pick(HEADS, 17)}, ${pick(INDUSTRIES, 19)},
      ${pick(STARTUP_STAGES, 23)}, place, place, ${pick(REGIONS, 29)}, 'https://startup-' || n || '.example', 'startup-' || n || '.example',
      '2-10', (n % 900) * 10000, date '2016-01-01' + (n % 3600)::int, n % 20 <> 0, n % 10 <> 0,
      case when n % 10 <> 0 then now() end, now() - n * interval '37 minutes'
    from (select n, ${pick(CITIES, 31)} as place from generate_series(1, ${count}::bigint) as n) as numbered`);
}
