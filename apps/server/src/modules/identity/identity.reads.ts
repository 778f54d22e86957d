import type { Language } from "@kerkis/contract/core/languages.ts";
import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import type { Profile } from "@kerkis/contract/identity/identity.schema.ts";
import { eq } from "drizzle-orm";
import type { Reader } from "#platform/db/db.ts";
import { authUsers, profiles } from "./identity.tables.ts";

/** What sign-in needs of an account: where its role leads, its language, and whether its e-mail is verified. */
export async function signInProfile(
  db: Reader,
  email: string,
): Promise<{ id: string; role: ProfileRole; language: Language; verified: boolean } | null> {
  const [found] = await db
    .select({ id: profiles.id, role: profiles.role, language: profiles.language, verified: authUsers.email_verified })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(eq(profiles.email, email));
  return found ?? null;
}

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
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return found ?? null;
}
