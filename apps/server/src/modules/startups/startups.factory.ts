import { randomUUID } from "node:crypto";
import type { Reader } from "#platform/db/db.ts";
import { slugOf, websiteDomain } from "./startups.policy.ts";
import { startupRequests } from "./requests/requests.tables.ts";
import { startups } from "./startups.tables.ts";

export type NewStartup = typeof startups.$inferInsert;

/** A published startup's row; what is given wins. */
function startupRow(organizationId: string, given: Partial<NewStartup> = {}): NewStartup {
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

/** Writes a report of a mistake that waits for an answer. @returns its id */
export async function createRequest(
  db: Reader,
  organizationId: string,
  startupId: string,
  authorId: string,
): Promise<string> {
  const [row] = await db
    .insert(startupRequests)
    .values({
      organization_id: organizationId,
      startup_id: startupId,
      kind: "mistake",
      author_id: authorId,
      text: "Λάθος πόλη",
    })
    .returning({ id: startupRequests.id });
  if (!row) throw new Error("A request was not written.");
  return row.id;
}
