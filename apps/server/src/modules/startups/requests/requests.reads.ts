import type {
  RegistryRequestsFilters,
  RegistryRequestsPage,
  RegistryRequestsQuery,
} from "@kerkis/contract/startups/requests/requests.schema.ts";
import { and, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { authUsers, fullName, profiles } from "#modules/identity/identity.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { visibleTo } from "#platform/db/published.ts";
import type { Reader } from "#platform/db/db.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, timeKey, type ListSource } from "#platform/lists/keyset.ts";
import { startups } from "../startups.tables.ts";
import { startupRequests as requests } from "./requests.tables.ts";

/** A person's name; null for nobody, and for someone who is gone. */
const nameOf = (person: PgColumn) =>
  sql<
    string | null
  >`(select ${fullName} from ${profiles} where ${profiles.id} = ${person} and ${profiles.erased_at} is null)`;

const list = keysetList("registry requests", { newest: descending(timeKey(requests.created_at), idKey(requests.id)) });

const asked = (scope: OrgScope, visibility: Visibility, { state, kind }: RegistryRequestsFilters) =>
  and(
    eq(requests.organization_id, scope.organizationId),
    state && eq(requests.state, state),
    kind && eq(requests.kind, kind),
    visibleTo(startups, visibility),
  );

/** What the registry of an organization is asked, the latest first; they answer none of their own. */
export async function requestsPage(
  { db, cursors }: ListSource,
  scope: OrgScope,
  visibility: Visibility,
  query: RegistryRequestsQuery,
): Promise<RegistryRequestsPage> {
  const page = list.page(cursors, query, scope.organizationId);
  const rows = await db
    .select({
      id: requests.id,
      kind: requests.kind,
      state: requests.state,
      startup: { id: startups.id, name: startups.name, logo_url: startups.logo_url },
      facts: sql<Record<string, unknown>>`to_jsonb(${startups})`,
      author: nameOf(requests.author_id),
      author_id: requests.author_id,
      text: requests.text,
      before: requests.before,
      is_proven: requests.is_proven,
      answer: requests.answer,
      answered_by: nameOf(requests.answered_by),
      answered_at: requests.answered_at,
      created_at: requests.created_at,
      ...page.columns,
    })
    .from(requests)
    .innerJoin(startups, eq(startups.id, requests.startup_id))
    .where(and(asked(scope, visibility, query), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, ({ facts, before, author_id, ...row }) => ({
    ...row,
    changes: Object.entries(before).map(([field, value]) => ({ field, before: value, after: facts[field] ?? null })),
    can_answer: row.state === "open" && author_id !== visibility.userId,
  }));
}

/** How many requests the filters let through. */
export const countRequests = (db: Reader, scope: OrgScope, visibility: Visibility, filters: RegistryRequestsFilters) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(requests)
      .innerJoin(startups, eq(startups.id, requests.startup_id))
      .where(asked(scope, visibility, filters)),
  );

/** Whether the person's own address is proven and at this domain. */
export async function hasAddressAt(db: Reader, userId: string, domain: string | null): Promise<boolean> {
  if (domain === null) return false;
  const [user] = await db
    .select({ email: authUsers.email })
    .from(authUsers)
    .where(and(eq(authUsers.id, userId), eq(authUsers.email_verified, true)));
  const host = user?.email.split("@").at(-1)?.toLowerCase() ?? "";
  return host === domain || host.endsWith(`.${domain}`);
}
