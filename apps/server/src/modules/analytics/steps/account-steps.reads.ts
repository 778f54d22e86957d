import { eq, sql } from "drizzle-orm";
import { authPasskeys, authUsers, profiles } from "#modules/identity/identity.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Db } from "#platform/db/db.ts";
import { holdsPower } from "../analytics.policy.ts";
import { listSource, step, type StepSource } from "./next-step.policy.ts";

/** What a person's own account lacks: a second step for those whose account opens much, a picture for everyone. */
export async function accountSteps(db: Db, actor: Actor): Promise<StepSource[]> {
  const [account] = await db
    .select({
      avatar: profiles.avatar_url,
      isProtected: sql<boolean>`${authUsers.two_factor_enabled}
        or exists (select 1 from ${authPasskeys} where ${authPasskeys.user_id} = ${authUsers.id})`,
    })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(eq(profiles.id, actor.userId));
  if (!account) return [];
  return [
    listSource(step({ kind: "two_factor_missing", count: !account.isProtected && holdsPower(actor) ? 1 : 0 })),
    listSource(step({ kind: "avatar_missing", count: account.avatar === null ? 1 : 0 })),
  ];
}
