import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { memberScope } from "#platform/auth/scope.ts";
import { transact } from "#platform/db/db.ts";
import { isPublished } from "#platform/db/published.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { verifyRefusal } from "../startups.policy.ts";
import { publishStartup } from "../startups.service.ts";
import { lockStartup } from "./profile.repo.ts";
import { standingOf } from "./profile.service.ts";

/**
 * Verifies a profile that came from a file, which publishes it; one that is published stays as it is.
 * @throws Refusal startup.not_found, auth.forbidden, startup.in_application
 */
export function verifyStartup(platform: Platform, actor: Actor, id: string): Promise<void> {
  return transact(platform.db, actor.userId, async (tx) => {
    const row = await lockStartup(tx, id);
    if (!row) throw new Refusal("startup.not_found");
    enforce(verifyRefusal(actor, await standingOf(tx, row, actor)));
    if (isPublished(row)) return;
    const scope = memberScope(actor, row.organization_id);
    await publishStartup({ tx, platform, actorId: actor.userId }, scope, id);
    await recordAudit(tx, actor, {
      action: "startup.verified",
      organizationId: row.organization_id,
      entity: { type: "startup", id, name: row.name },
      details: {},
    });
  });
}
