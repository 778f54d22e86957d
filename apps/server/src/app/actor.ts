import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { COORDINATING_ROLES, type OrganizationRole, type ProfileRole } from "@kerkis/contract/core/permissions.ts";
import { pagePermissions, type Actor, type PageOverride } from "#platform/auth/actor.ts";
import { SESSION_MAX_MS, SESSION_MS, SESSION_REFRESH_MS } from "#platform/auth/session-lifetime.ts";
import { ORGANIZATION_COOKIE, parseCookies, sessionToken } from "#platform/auth/session-cookie.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import type { Platform } from "#platform/platform.ts";
import { fullNameIn } from "#modules/identity/identity.tables.ts";
import { DEFAULT_ORGANIZATION } from "#modules/organizations/organizations.api.ts";

/** The browser names the organization it works in; the server checks it. */
export const ORGANIZATION_HEADER = "x-kerkis-organization";

/** Session, profile, memberships, super admin, whether they apply, impersonation and page overrides in one prepared statement. */
const ACTOR_SQL = `
  select s.id as session_id, s.expires_at, s.updated_at as used_at, s.created_at as began_at, i.admin_id as impersonator_id, p.id, p.role, ${fullNameIn("p")} as name, p.email, p.language,
    exists (select 1 from super_admins a where a.user_id = p.id) as super_admin,
    exists (select 1 from applications a where a.applicant_id = p.id) as applies,
    coalesce((
      select json_agg(json_build_object('organizationId', m.organization_id, 'role', m.role,
        'isAppointed', m.permissions @> '{"coordinator": true}', 'slug', o.slug)
        order by m.created_at, m.organization_id)
      from organization_members m join organizations o on o.id = m.organization_id and o.is_active and o.deleted_at is null
      where m.user_id = p.id), '[]') as memberships,
    coalesce((
      select json_agg(json_build_object('organizationId', x.organization_id, 'subject', x.subject, 'role', x.role,
        'page', x.page, 'allowed', x.allowed))
      from page_permission_overrides x
      where x.organization_id in (select m.organization_id from organization_members m where m.user_id = p.id)), '[]') as overrides
  from auth_sessions s join profiles p on p.id = s.user_id
  left join impersonations i on i.session_id = s.id
  where s.token = $1 and s.expires_at > $2 and s.created_at > $3 and p.erased_at is null
    and (i.id is null or (i.ended_at is null and i.expires_at > $2
      and exists (select 1 from super_admins a where a.user_id = i.admin_id)
      and not exists (select 1 from super_admins a where a.user_id = p.id)))`;

interface ActorRow {
  session_id: string;
  expires_at: Date;
  used_at: Date;
  began_at: Date;
  impersonator_id: string | null;
  id: string;
  role: ProfileRole;
  name: string;
  email: string;
  language: Language;
  super_admin: boolean;
  applies: boolean;
  memberships: { organizationId: string; role: OrganizationRole; isAppointed: boolean; slug: string }[];
  overrides: (PageOverride & { organizationId: string })[];
}

/** Who is behind a request's cookies, or null. The current organization falls back as specification 4 says. */
export async function readActor(
  platform: Pick<Platform, "db" | "config" | "clock">,
  cookieHeader: string | null | undefined,
  organizationHeader?: string | null,
): Promise<Actor | null> {
  const cookies = parseCookies(cookieHeader);
  const token = sessionToken(cookies, platform.config);
  if (!token) return null;
  const { rows } = await platform.db.$client.query<ActorRow>({
    name: "actor",
    text: ACTOR_SQL,
    values: [token, isoNow(platform.clock), isoIn(platform.clock, -SESSION_MAX_MS)],
  });
  const row = rows[0];
  if (!row) return null;
  noteUse(platform, row);
  const wanted = organizationHeader ?? cookies.get(ORGANIZATION_COOKIE) ?? null;
  const current =
    row.memberships.find((membership) => membership.organizationId === wanted) ??
    row.memberships.find((membership) => membership.slug === DEFAULT_ORGANIZATION.slug) ??
    row.memberships[0] ??
    null;
  const overrides = row.overrides.filter((override) => override.organizationId === current?.organizationId);
  return {
    userId: row.id,
    sessionId: row.session_id,
    name: row.name,
    email: row.email,
    language: row.language,
    role: row.role,
    superAdmin: row.super_admin,
    impersonatorId: row.impersonator_id,
    memberships: row.memberships.map(({ organizationId, role, isAppointed }) => ({
      organizationId,
      role,
      isCoordinator: isAppointed && COORDINATING_ROLES.includes(row.role),
    })),
    organizationId: current?.organizationId ?? null,
    pages: pagePermissions(
      { role: row.role, superAdmin: row.super_admin, applies: row.applies },
      current?.role ?? null,
      overrides,
    ),
  };
}

/** How exactly a person sees when a session was used last. */
const USE_NOTED_MS = 10 * 60 * 1000;

/**
 * A session in use lives on, and remembers that it was used: at most every ten minutes, outside the request's way. The end of
 * a borrowed one never moves. A failure only means that it is tried again.
 */
function noteUse({ db, clock }: Pick<Platform, "db" | "clock">, row: ActorRow): void {
  const now = clock.now().getTime();
  if (now - row.used_at.getTime() < USE_NOTED_MS) return;
  const isDue = row.impersonator_id === null && row.expires_at.getTime() - now <= SESSION_MS - SESSION_REFRESH_MS;
  const end = Math.min(now + SESSION_MS, row.began_at.getTime() + SESSION_MAX_MS);
  const expiresAt = (isDue ? new Date(end) : row.expires_at).toISOString();
  db.$client
    .query("update auth_sessions set expires_at = $2, updated_at = $3 where id = $1", [
      row.session_id,
      expiresAt,
      isoNow(clock),
    ])
    .catch(() => undefined);
}
