import { investorsHappenings } from "@kerkis/contract/investors/investors.happenings.ts";
import type { InvestorProfile } from "@kerkis/contract/investors/profile.schema.ts";
import { startupVisibility } from "#modules/startups/startups.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { mergedInto } from "#platform/merging/merges.ts";
import type { EventContext } from "#platform/platform.ts";
import { investorPublished, investorUnpublished } from "./investors.events.ts";
import { markPublished, markUnpublished, replacePortfolio, upsertInvestor } from "./investors.repo.ts";
import { investorMerges } from "./merge/merge.tables.ts";
import { seenPortfolio } from "./portfolio.reads.ts";

interface Registration {
  organizationId: string;
  actor: Actor;
  /** The investor of an earlier submission of the same application; null for the first. */
  investorId: string | null;
  profile: InvestorProfile;
  at: string;
}

/** An application goes on about what its investor became. */
const whatItIsNow = async (tx: Tx, investorId: string): Promise<string> =>
  (await mergedInto(tx, investorMerges, investorId)) ?? investorId;

/**
 * Writes the investor of a submitted application with its portfolio, unpublished.
 * @returns its id, and the startups of the portfolio as they are called
 * @throws Refusal application.incomplete where a startup of the portfolio is not there any more
 */
export async function registerInvestor({ tx }: EventContext, registration: Registration) {
  const { actor, profile, ...rest } = registration;
  const visibility = startupVisibility(actor);
  const portfolio = await seenPortfolio(tx, visibility, profile.portfolio, "application.incomplete");
  const investorId = rest.investorId && (await whatItIsNow(tx, rest.investorId));
  const id = await upsertInvestor(tx, { ...rest, investorId, ownerId: actor.userId, profile });
  await replacePortfolio(tx, visibility, id, portfolio);
  return { id, portfolio };
}

/**
 * Lists an investor of the organization: active and verified by whoever acts, from this transaction on.
 * @throws Refusal investor.not_found
 */
export async function publishInvestor(context: EventContext, scope: OrgScope, investorId: string): Promise<void> {
  const at = isoNow(context.platform.clock);
  const investor = await markPublished(context.tx, scope, await whatItIsNow(context.tx, investorId), {
    by: context.actorId,
    at,
  });
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
  const now = await whatItIsNow(context.tx, investorId);
  const investor = await markUnpublished(context.tx, scope, now, isoNow(context.platform.clock));
  if (!investor) throw new Refusal("investor.not_found");
  await context.platform.events.emit(context, investorUnpublished, investor);
}
