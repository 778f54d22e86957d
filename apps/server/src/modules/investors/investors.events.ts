import { defineEvent } from "#platform/events/events.ts";
import type { InvestorFacts } from "./investors.repo.ts";

/** An investor became active and verified: it is listed once the transaction commits. */
export const investorPublished = defineEvent<InvestorFacts>("investors.investor_published");

/** An investor left the public list. */
export const investorUnpublished = defineEvent<InvestorFacts>("investors.investor_unpublished");

/** What a listed investor's page says is another. */
export const investorChanged = defineEvent<InvestorFacts>("investors.investor_changed");
