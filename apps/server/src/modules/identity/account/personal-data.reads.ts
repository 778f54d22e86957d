import { asc, eq } from "drizzle-orm";
import { allAtOnce, ownRows, type PersonalSection } from "#platform/privacy/personal-data.ts";
import {
  authAccounts,
  authPasskeys,
  authSessions,
  authUsers,
  consents,
  impersonations,
  knownDevices,
  profiles,
  roleRequests,
} from "../identity.tables.ts";

/** What identity keeps of a person. Secrets (password, keys, tokens) prove who one is and are no data about one. */
export const identityPersonalData: readonly PersonalSection[] = [
  {
    name: "profile",
    title: { el: "Προφίλ", en: "Profile" },
    rows: (db, userId) =>
      allAtOnce(
        db
          .select({
            id: profiles.id,
            first_name: profiles.first_name,
            last_name: profiles.last_name,
            email: profiles.email,
            email_verified: authUsers.email_verified,
            role: profiles.role,
            language: profiles.language,
            avatar_url: profiles.avatar_url,
            two_factor_enabled: authUsers.two_factor_enabled,
            created_at: profiles.created_at,
            updated_at: profiles.updated_at,
            deletion_requested_at: profiles.deletion_requested_at,
          })
          .from(profiles)
          .innerJoin(authUsers, eq(authUsers.id, profiles.id))
          .where(eq(profiles.id, userId)),
      ),
  },
  {
    name: "consents",
    title: { el: "Συγκαταθέσεις", en: "Consents" },
    rows: ownRows({
      owner: consents.user_id,
      order: consents.decided_at,
      columns: {
        subject: consents.subject,
        text_version: consents.text_version,
        granted: consents.granted,
        decided_at: consents.decided_at,
      },
    }),
  },
  {
    name: "role_requests",
    title: { el: "Αιτήματα ρόλου", en: "Role requests" },
    rows: ownRows({
      owner: roleRequests.user_id,
      order: roleRequests.created_at,
      columns: {
        role: roleRequests.role,
        status: roleRequests.status,
        decision_note: roleRequests.decision_note,
        created_at: roleRequests.created_at,
        decided_at: roleRequests.decided_at,
      },
    }),
  },
  {
    name: "ways_to_sign_in",
    title: { el: "Τρόποι σύνδεσης", en: "Ways to sign in" },
    rows: ownRows({
      owner: authAccounts.user_id,
      order: authAccounts.created_at,
      columns: { provider: authAccounts.provider_id, created_at: authAccounts.created_at },
    }),
  },
  {
    name: "passkeys",
    title: { el: "Κλειδιά πρόσβασης", en: "Passkeys" },
    rows: ownRows({
      owner: authPasskeys.user_id,
      order: authPasskeys.created_at,
      columns: {
        name: authPasskeys.name,
        device_type: authPasskeys.device_type,
        backed_up: authPasskeys.backed_up,
        created_at: authPasskeys.created_at,
      },
    }),
  },
  {
    name: "sessions",
    title: { el: "Συνδέσεις", en: "Sessions" },
    rows: (db, userId) => allAtOnce(ownSessions(db, userId)),
  },
  {
    name: "known_devices",
    title: { el: "Γνωστές συσκευές", en: "Known devices" },
    rows: ownRows({
      owner: knownDevices.user_id,
      order: knownDevices.first_seen_at,
      columns: {
        device: knownDevices.device,
        first_seen_at: knownDevices.first_seen_at,
        last_seen_at: knownDevices.last_seen_at,
      },
    }),
  },
  {
    name: "support_access",
    title: { el: "Πρόσβαση υποστήριξης", en: "Support access" },
    rows: ownRows({
      owner: impersonations.user_id,
      order: impersonations.started_at,
      columns: {
        reason: impersonations.reason,
        started_at: impersonations.started_at,
        ended_at: impersonations.ended_at,
      },
    }),
  },
];

/** Sessions of the person; where support worked as them, the address is support's and stays out. */
async function ownSessions(db: Parameters<PersonalSection["rows"]>[0], userId: string) {
  const rows = await db
    .select({
      created_at: authSessions.created_at,
      last_used_at: authSessions.updated_at,
      expires_at: authSessions.expires_at,
      address: authSessions.ip_address,
      browser: authSessions.user_agent,
      borrowed: impersonations.id,
    })
    .from(authSessions)
    .leftJoin(impersonations, eq(impersonations.session_id, authSessions.id))
    .where(eq(authSessions.user_id, userId))
    .orderBy(asc(authSessions.created_at));
  return rows.filter(({ borrowed }) => borrowed === null).map(({ borrowed: _borrowed, ...session }) => session);
}
