import { defineEvent } from "#platform/events/events.ts";
import type { InvestorFacts } from "./investors.repo.ts";

/** An investor became active and verified: it is listed once the transaction commits. */
export const investorPublished = defineEvent<InvestorFacts>("investors.investor_published");

/** An investor left the public list. */
export const investorUnpublished = defineEvent<InvestorFacts>("investors.investor_unpublished");

/** What a listed investor's page says is another. */
export const investorChanged = defineEvent<InvestorFacts>("investors.investor_changed");

interface MergedPair {
  keptId: string;
  mergedId: string;
}

/** Two investors become one: who keeps something of the one that goes brings it along, and notes what by its kind. */
export const investorMerged = defineEvent<MergedPair & { note: (kind: string, ids: string[]) => void }>(
  "investors.investor_merged",
);

/** A merge is undone: what was noted goes back. */
export const investorMergeUndone = defineEvent<MergedPair & { moved: Readonly<Record<string, string[]>> }>(
  "investors.investor_merge_undone",
);
