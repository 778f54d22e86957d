import type {
  StartupInvitation,
  StartupInvitationView,
  StartupPeople,
} from "@kerkis/contract/startups/people/people.schema.ts";
import type { StartupRole } from "@kerkis/contract/startups/people/people.taxonomy.ts";
import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { accountByEmail } from "#modules/identity/identity.api.ts";
import { authUsers, fullName, nameOf, profiles } from "#modules/identity/identity.tables.ts";
import { invitationStanding, invitationState } from "#modules/organizations/organizations.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { hashOfToken } from "#platform/auth/link-tokens.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { startups } from "../startups.tables.ts";
import { lastOwnerRefusal, mayWithPeople, type StartupPart } from "./people.policy.ts";
import { startupInvitations as invitations, startupPeople as people } from "./people.tables.ts";

/** What a person is among those who run a startup; null for nobody of them. */
export async function roleInStartup(db: Reader, startupId: string, userId: string): Promise<StartupRole | null> {
  const [found] = await db
    .select({ role: people.role })
    .from(people)
    .where(and(eq(people.startup_id, startupId), eq(people.user_id, userId)));
  return found?.role ?? null;
}

/** Ids of those who run a startup; of its owners alone where `role` says so. */
export async function startupPeopleIds(db: Reader, startupId: string, role?: StartupRole): Promise<string[]> {
  const rows = await db
    .select({ id: people.user_id })
    .from(people)
    .where(and(eq(people.startup_id, startupId), role && eq(people.role, role)));
  return rows.map(({ id }) => id);
}

/** Who runs a startup, owners first, and for who manages them the invitations that wait. */
export async function peopleOf(
  db: Reader,
  startupId: string,
  { userId, part }: { userId: string; part: StartupPart },
  now: string,
): Promise<StartupPeople> {
  const rows = await db
    .select({
      user_id: people.user_id,
      name: fullName,
      avatar_url: profiles.avatar_url,
      role: people.role,
      since: people.created_at,
    })
    .from(people)
    .innerJoin(profiles, eq(profiles.id, people.user_id))
    .where(eq(people.startup_id, startupId))
    .orderBy(sql`${people.role} = 'owner' desc`, asc(people.created_at), asc(people.user_id));
  const own = rows.find((row) => row.user_id === userId);
  const owners = rows.filter(({ role }) => role === "owner").length;
  const manage = mayWithPeople(part, "manage");
  return {
    people: rows.map((row) => Object.assign(row, { is_me: row.user_id === userId })),
    invitations: manage ? await invitationsOf(db, startupId, now) : [],
    can: {
      manage,
      transfer: mayWithPeople(part, "transfer"),
      leave: own !== undefined && lastOwnerRefusal(own.role, owners) === null,
    },
  };
}

async function invitationsOf(db: Reader, startupId: string, now: string): Promise<StartupInvitation[]> {
  const rows = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      status: invitations.status,
      invited_by: nameOf(invitations.invited_by),
      sent_at: invitations.last_sent_at,
      expires_at: invitations.expires_at,
    })
    .from(invitations)
    .where(and(eq(invitations.startup_id, startupId), eq(invitations.status, "pending")))
    .orderBy(asc(invitations.created_at), asc(invitations.id));
  return rows.map(({ status, ...row }) => Object.assign(row, { state: invitationState(status, row.expires_at, now) }));
}

/** What a link says to whoever holds it. @throws Refusal invitation.not_found */
export async function startupInvitationView(
  db: Reader,
  actor: Actor | null,
  token: string,
  now: string,
): Promise<StartupInvitationView> {
  const invitation = await invitationByToken(db, token, null);
  if (!invitation) throw new Refusal("invitation.not_found");
  const isInvited = actor?.email.toLowerCase() === invitation.email;
  const isMember =
    actor !== null && isInvited && (await roleInStartup(db, invitation.startup.id, actor.userId)) !== null;
  const account = await accountByEmail(db, invitation.email);
  return {
    standing: invitationStanding(
      { status: invitation.status, expiresAt: invitation.expires_at, isOpen: invitation.is_open, isMember },
      now,
    ),
    viewer: actor === null ? "visitor" : isInvited ? "invited" : "someone_else",
    email: invitation.email,
    role: invitation.role,
    startup: invitation.startup,
    invited_by_name: invitation.invited_by_name,
    expires_at: invitation.expires_at,
    has_account: account?.verified ?? false,
  };
}

/** An invitation with its startup, by the token of its link. `lock` keeps it as it is until the transaction ends. */
export async function invitationByToken(db: Reader, token: string, lock: "update" | null) {
  const query = db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      status: invitations.status,
      invited_by: invitations.invited_by,
      invited_by_name: nameOf(invitations.invited_by),
      expires_at: invitations.expires_at,
      organization_id: startups.organization_id,
      startup: { id: startups.id, name: startups.name, logo_url: startups.logo_url },
      is_open: sql<boolean>`${startups.organization_open} and ${startups.deleted_at} is null`,
    })
    .from(invitations)
    .innerJoin(startups, eq(startups.id, invitations.startup_id))
    .where(eq(invitations.token_hash, hashOfToken(token)));
  const [found] = await (lock ? query.for(lock, { of: invitations }) : query);
  return found ?? null;
}
export type OpenedInvitation = NonNullable<Awaited<ReturnType<typeof invitationByToken>>>;

/** Whether someone who runs the startup has this address, proven. */
export async function isRunBy(db: Reader, startupId: string, email: string): Promise<boolean> {
  const found = await db
    .select({ id: people.user_id })
    .from(people)
    .innerJoin(profiles, eq(profiles.id, people.user_id))
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(and(eq(people.startup_id, startupId), eq(authUsers.email_verified, true), eq(profiles.email, email)));
  return found.length > 0;
}

/** Invitations to a person's address. */
export const invitationsTo = (db: Reader, userId: string) =>
  db
    .select({
      startup: startups.name,
      role: invitations.role,
      status: invitations.status,
      created_at: invitations.created_at,
      decided_at: invitations.decided_at,
    })
    .from(invitations)
    .innerJoin(startups, eq(startups.id, invitations.startup_id))
    .innerJoin(profiles, eq(profiles.email, invitations.email))
    .where(eq(profiles.id, userId))
    .orderBy(desc(invitations.created_at));

/** Startups that a person owns, alone or with others. */
export const ownedBy = (userId: string): SQL =>
  sql`exists (select from ${people} where ${people.startup_id} = ${startups.id} and ${people.user_id} = ${userId}
    and ${people.role} = 'owner')`;
