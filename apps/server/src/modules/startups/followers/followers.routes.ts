import { followersContract } from "@kerkis/contract/startups/followers/followers.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { startupVisibility } from "../startups.policy.ts";
import { startupPageById } from "../startups.reads.ts";
import { followersOf } from "./followers.reads.ts";
import { followStartup } from "./followers.service.ts";

const os = gated(followersContract);

export const followersRoutes = {
  followers: os.followers.handler(async ({ context: { platform, actor }, input: { id } }) => {
    const found = await startupPageById(platform.db, startupVisibility(actor), id);
    if (!found) throw new Refusal("startup.not_found");
    return followersOf(platform.db, id, actor?.userId ?? null);
  }),
  follow: os.follow.handler(({ context: { platform, actor }, input }) => followStartup(platform, actor, input)),
};
