import { randomUUID } from "node:crypto";
import type { Reader } from "#platform/db/db.ts";
import { investorPortfolio, investors } from "./investors.tables.ts";

export type NewInvestor = Omit<typeof investors.$inferInsert, "organization_id">;

/** A published investor's row; what is given wins. */
function investorRow(organizationId: string, given: Partial<NewInvestor>): typeof investors.$inferInsert {
  const isVerified = given.is_verified ?? true;
  return {
    organization_id: organizationId,
    company_name: `Investor ${randomUUID().slice(0, 8)}`,
    type: "vc",
    description: "Χρηματοδοτεί ομάδες που φέρνουν την τεχνολογία στη θάλασσα και στην ενέργεια.",
    thesis: "Μπαίνουμε νωρίς και μένουμε ως το τέλος.",
    city: "Αθήνα",
    industries: ["energy"],
    stages: ["seed"],
    ticket_min: 250_000,
    ticket_max: 3_000_000,
    countries: ["GR"],
    is_active: true,
    is_verified: isVerified,
    provenance: given.owner_id ? { declared: { by: given.owner_id, at: "2026-01-10T09:00:00.000Z" } } : {},
    verified_at: isVerified ? new Date("2026-01-15T09:00:00Z").toISOString() : null,
    ...given,
  };
}

/** Writes an investor, with the startups of its portfolio. @returns its id */
export async function createInvestor(
  db: Reader,
  organizationId: string,
  given: Partial<NewInvestor> = {},
  startupIds: readonly string[] = [],
): Promise<string> {
  const [row] = await db.insert(investors).values(investorRow(organizationId, given)).returning({ id: investors.id });
  if (!row) throw new Error("An investor was not written.");
  if (startupIds.length > 0) {
    await db.insert(investorPortfolio).values(startupIds.map((startup_id) => ({ investor_id: row.id, startup_id })));
  }
  return row.id;
}
