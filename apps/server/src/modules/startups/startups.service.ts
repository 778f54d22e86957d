import { startupsHappenings } from "@kerkis/contract/startups/startups.happenings.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { EventContext } from "#platform/platform.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { startupPublished, startupUnpublished } from "./startups.events.ts";
import { markPublished, markUnpublished } from "./startups.repo.ts";

/**
 * Puts a startup of the organization into the registry: active and verified by whoever acts, from this transaction on.
 * @throws Refusal startup.not_found
 */
export async function publishStartup(context: EventContext, scope: OrgScope, startupId: string): Promise<void> {
  const at = isoNow(context.platform.clock);
  const startup = await markPublished(context.tx, scope, startupId, { by: context.actorId, at });
  if (!startup) throw new Refusal("startup.not_found");
  await context.platform.events.emit(context, startupPublished, startup);
  await announce(context, startupsHappenings.published, {
    audience: "organization",
    organizationId: startup.organizationId,
    facts: { startup_id: startup.id, startup_name: startup.name },
  });
}

/**
 * Takes a startup of the organization out of the registry again, when its approval is reopened.
 * @throws Refusal startup.not_found
 */
export async function unpublishStartup(context: EventContext, scope: OrgScope, startupId: string): Promise<void> {
  const startup = await markUnpublished(context.tx, scope, startupId, isoNow(context.platform.clock));
  if (!startup) throw new Refusal("startup.not_found");
  await context.platform.events.emit(context, startupUnpublished, startup);
}
