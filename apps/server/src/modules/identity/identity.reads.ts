import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { Profile } from "@kerkis/contract/identity/identity.schema.ts";
import { eq, sql } from "drizzle-orm";
import type { Reader } from "#platform/db/db.ts";
import { fullName, impersonations, profiles } from "./identity.tables.ts";

export async function profileOf(db: Reader, userId: string): Promise<Profile | null> {
  const [found] = await db
    .select({
      id: profiles.id,
      role: profiles.role,
      first_name: profiles.first_name,
      last_name: profiles.last_name,
      email: profiles.email,
      avatar_url: profiles.avatar_url,
      language: profiles.language,
      is_welcomed: sql<boolean>`${profiles.welcomed_at} is not null`,
      deletion_requested_at: profiles.deletion_requested_at,
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
  if (!found) return null;
  const { deletion_requested_at: asked, ...profile } = found;
  const erasedOn = asked && new Date(new Date(asked).getTime() + LIMITS.accountGraceMs).toISOString();
  return { ...profile, erased_on: erasedOn };
}

/** Who works as someone else in a session, and until when; null when the session is the person's own. */
export async function impersonationOf(
  db: Reader,
  sessionId: string,
): Promise<{ admin_name: string; expires_at: string } | null> {
  const [found] = await db
    .select({
      admin_name: fullName,
      expires_at: impersonations.expires_at,
    })
    .from(impersonations)
    .innerJoin(profiles, eq(profiles.id, impersonations.admin_id))
    .where(eq(impersonations.session_id, sessionId));
  return found ?? null;
}
