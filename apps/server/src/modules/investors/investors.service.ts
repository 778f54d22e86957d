import { investorsHappenings } from "@kerkis/contract/investors/investors.happenings.ts";
import type { InvestorProfile } from "@kerkis/contract/investors/profile.schema.ts";
import { startupVisibility } from "#modules/startups/startups.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { EventContext } from "#platform/platform.ts";
import { investorPublished, investorUnpublished } from "./investors.events.ts";
import { markPublished, markUnpublished, replacePortfolio, upsertInvestor } from "./investors.repo.ts";
import { seenPortfolio } from "./portfolio.reads.ts";

interface Registration {
  organizationId: string;
  actor: Actor;
  /** The investor of an earlier submission of the same application; null for the first. */
  investorId: string | null;
  profile: InvestorProfile;
  at: string;
}

/**
 * Writes the investor of a submitted application with its portfolio, unpublished.
 * @returns its id, and the startups of the portfolio as they are called
 * @throws Refusal application.incomplete where a startup of the portfolio is not there any more
 */
export async function registerInvestor({ tx }: EventContext, registration: Registration) {
  const { actor, profile, ...rest } = registration;
  const visibility = startupVisibility(actor);
  const portfolio = await seenPortfolio(tx, visibility, profile.portfolio, "application.incomplete");
  const id = await upsertInvestor(tx, { ...rest, ownerId: actor.userId, profile });
  await replacePortfolio(tx, visibility, id, portfolio);
  return { id, portfolio };
}

/**
 * Lists an investor of the organization: active and verified by whoever acts, from this transaction on.
 * @throws Refusal investor.not_found
 */
export async function publishInvestor(context: EventContext, scope: OrgScope, investorId: string): Promise<void> {
  const at = isoNow(context.platform.clock);
  const investor = await markPublished(context.tx, scope, investorId, { by: context.actorId, at });
  if (!investor) throw new Refusal("investor.not_found");
  await context.platform.events.emit(context, investorPublished, investor);
  await announce(context, investorsHappenings.registered, {
    audience: "organization",
    organizationId: investor.organizationId,
    facts: { investor_id: investor.id, investor_name: investor.name },
  });
}

/**
 * Takes an investor of the organization off the public list again, when its approval is reopened.
 * @throws Refusal investor.not_found
 */
export async function unpublishInvestor(context: EventContext, scope: OrgScope, investorId: string): Promise<void> {
  const investor = await markUnpublished(context.tx, scope, investorId, isoNow(context.platform.clock));
  if (!investor) throw new Refusal("investor.not_found");
  await context.platform.events.emit(context, investorUnpublished, investor);
}
