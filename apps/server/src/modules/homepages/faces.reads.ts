import type { Industry } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { investors } from "#modules/investors/investors.tables.ts";
import { openOrganization } from "#modules/organizations/organizations.api.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { published } from "#platform/db/published.ts";

/** A published startup as a feed tells of it. */
interface FeedStartup {
  id: string;
  name: string;
  tagline: string;
  description: string;
  industry: Industry;
  published_at: string;
}

/** The newest published startups, of everyone or of one organization. */
export function newestPublished(db: Reader, organizationId: string | null, count: number): Promise<FeedStartup[]> {
  return db
    .select({
      id: startups.id,
      name: startups.name,
      tagline: startups.tagline,
      description: startups.description,
      industry: startups.industry,
      published_at: startups.created_at,
    })
    .from(startups)
    .where(and(published(startups), organizationId === null ? undefined : eq(startups.organization_id, organizationId)))
    .orderBy(desc(startups.created_at), desc(startups.id))
    .limit(count);
}

/** What a picture of a record says, and how many seats are lit for it. */
export interface Pictured {
  name: string;
  line: string;
  lit: number;
}

/** A record that everyone may see, as its picture shows it; null where there is none. */
export async function pictured(
  db: Reader,
  kind: "startup" | "investor" | "org",
  key: string,
): Promise<Pictured | null> {
  if (kind === "startup") {
    const [found] = await db
      .select({
        name: startups.name,
        line: startups.tagline,
        lit: sql<number>`jsonb_array_length(${startups.team})`,
      })
      .from(startups)
      .where(and(eq(startups.id, key), published(startups)));
    return found ?? null;
  }
  if (kind === "investor") {
    const [found] = await db
      .select({ name: investors.company_name, line: investors.thesis, lit: sql<number>`0` })
      .from(investors)
      .where(and(eq(investors.id, key), published(investors)));
    return found ?? null;
  }
  const organization = await openOrganization(db, key);
  if (!organization) return null;
  const [counted] = await db
    .select({ lit: sql<number>`count(*)::int` })
    .from(startups)
    .where(and(eq(startups.organization_id, organization.id), published(startups)));
  return { name: organization.name, line: "", lit: counted?.lit ?? 0 };
}
