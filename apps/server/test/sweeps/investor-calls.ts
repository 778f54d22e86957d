import { randomUUID } from "node:crypto";

interface InvestorTarget {
  investorId: string;
  startupId: string;
}

/** A version nobody has seen: what passes the gate changes nothing. */
const STALE = 999_999;
const pair = ({ investorId }: InvestorTarget) => ({ kept_id: investorId, merged_id: randomUUID() });

/** A valid input for every endpoint of investors. */
export const INVESTOR_CALLS = {
  "investors.facets": () => ({}),
  "investors.changed": () => ({}),
  "investors.get": ({ investorId: id }: InvestorTarget) => ({ id }),
  "investors.backersOf": ({ startupId }: InvestorTarget) => ({ startup_id: startupId }),
  "investors.duplicates": () => ({ name: "A" }),
  "investors.profile": ({ investorId: id }: InvestorTarget) => ({ id }),
  "investors.changeProfile": ({ investorId: id }: InvestorTarget) => ({ id, version: STALE, answers: {} }),
  "investors.verify": ({ investorId: id }: InvestorTarget) => ({ id }),
  "investors.confirm": ({ investorId: id }: InvestorTarget) => ({ id, version: STALE }),
  "investors.history": ({ investorId: id }: InvestorTarget) => ({ id }),
  "investors.pairs": () => ({}),
  "investors.merges": () => ({}),
  "investors.mergeView": pair,
  "investors.merge": (target: InvestorTarget) => ({
    ...pair(target),
    kept_version: STALE,
    merged_version: STALE,
    take: [],
  }),
  "investors.undoMerge": () => ({ id: randomUUID() }),
};
