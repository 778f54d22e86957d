import type { StartupFollowers } from "@kerkis/contract/startups/followers/followers.schema.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { startupVisibility } from "../startups.policy.ts";
import { startupPageById } from "../startups.reads.ts";
import { followersOf } from "./followers.reads.ts";
import { addFollower, removeFollower } from "./followers.repo.ts";

/** Follows a startup that the person sees, or no longer follows any. @throws Refusal startup.not_found */
export async function followStartup(
  platform: Platform,
  actor: Actor,
  { id, follows }: { id: string; follows: boolean },
): Promise<StartupFollowers> {
  if (!(await startupPageById(platform.db, startupVisibility(actor), id))) throw new Refusal("startup.not_found");
  return transact(platform.db, actor.userId, async (tx) => {
    await (follows ? addFollower : removeFollower)(tx, id, actor.userId);
    return followersOf(tx, id, actor.userId);
  });
}
