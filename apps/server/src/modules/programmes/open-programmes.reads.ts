import type { Programme } from "@kerkis/contract/programmes/programmes.schema.ts";
import { and, eq, ne, sql } from "drizzle-orm";
import { DEFAULT_ORGANIZATION } from "#modules/organizations/organizations.api.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { isWorking } from "./programmes.reads.ts";
import { programmes } from "./programmes.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Db } from "#platform/db/db.ts";

const SHOWN = 4;

/**
 * What takes applications now: calls of all organizations, and the registries of the person's organizations and of the default
 * one; the soonest to close first, those without an end last. @param now ISO 8601
 */
export function openProgrammes(
  db: Db,
  actor: Actor | null,
  now: string,
  {
    shown = SHOWN,
    organizationId,
    isStanding = true,
  }: { shown?: number; organizationId?: string; /** With the standing registries. */ isStanding?: boolean } = {},
): Promise<Programme[]> {
  const theirs = (actor?.memberships ?? []).map(({ organizationId }) => organizationId);
  const at = sql`${now}::timestamptz`;
  return db
    .select({
      id: programmes.id,
      kind: programmes.kind,
      title: programmes.title,
      description: programmes.description,
      opens_at: programmes.opens_at,
      closes_at: programmes.closes_at,
      organization: {
        id: organizations.id,
        name: organizations.name,
        slug: organizations.slug,
        logo_url: organizations.logo_url,
      },
    })
    .from(programmes)
    .innerJoin(organizations, eq(organizations.id, programmes.organization_id))
    .where(
      and(
        sql`(${programmes.kind} <> 'registry' or ${organizations.id} = any(${sql.param(theirs)}::uuid[])
          or ${organizations.slug} = ${DEFAULT_ORGANIZATION.slug})`,
        isStanding ? undefined : ne(programmes.kind, "registry"),
        organizationId === undefined ? undefined : eq(programmes.organization_id, organizationId),
        eq(programmes.state, "open"),
        isWorking,
        sql`(${programmes.opens_at} is null or ${programmes.opens_at} <= ${at})`,
        sql`(${programmes.closes_at} is null or ${programmes.closes_at} > ${at})`,
      ),
    )
    .orderBy(
      sql`${programmes.closes_at} asc nulls last`,
      sql`${organizations.id} = ${actor?.organizationId ?? null} desc nulls last`,
      programmes.id,
    )
    .limit(shown);
}
