import type { RateLimitGroup } from "@kerkis/contract/core/endpoint.ts";

const MINUTES = 60;
const HOURS = 60 * MINUTES;
const DAYS = 24 * HOURS;

/** What counts: every call that did its work, guesses that were wrong, or links and keys that nobody can guess and were wrong. */
type Counting = "calls" | "guesses" | "wrong-secrets";

interface Limit {
  counts: Counting;
  /** Of one account, or where anyone can name any account, of one account from one network. */
  account: number;
  /** Of one network, where the caller has no session. */
  network: number;
  /** Where anyone can name any account: of one account from all networks. */
  ceiling?: number;
  /** A network that has used up its guesses still has so many for each account: one person there shuts nobody else out. */
  perAccountAfter?: number;
  /** More than this from one network is a flood, whatever it names. */
  flood?: number;
  seconds: number;
}

/**
 * One bucket per purpose. Guesses count when they were wrong; a right password gives its try back. A right link or key passes
 * whatever was tried before, since trying many brings no one closer to it.
 */
export const RATE_LIMITS: Record<RateLimitGroup, Limit> = {
  "sign-in": {
    counts: "guesses",
    account: 10,
    network: 60,
    ceiling: 150,
    perAccountAfter: 2,
    flood: 600,
    seconds: 15 * MINUTES,
  },
  // The present password before a change; counted by session, so that a stolen one does not shut its owner out.
  proof: { counts: "guesses", account: 10, network: 60, seconds: 15 * MINUTES },
  "second-factor": { counts: "wrong-secrets", account: 60, network: 60, seconds: 15 * MINUTES },
  passkey: { counts: "wrong-secrets", account: 60, network: 60, seconds: 15 * MINUTES },
  "passkey-options": { counts: "calls", account: 600, network: 3000, seconds: HOURS },
  provider: { counts: "calls", account: 60, network: 300, seconds: 15 * MINUTES },
  link: { counts: "wrong-secrets", account: 60, network: 60, seconds: 15 * MINUTES },
  "invitation-link": { counts: "wrong-secrets", account: 60, network: 60, seconds: 15 * MINUTES },
  "sign-up": { counts: "calls", account: 5, network: 60, ceiling: 20, seconds: HOURS },
  "verification-mail": { counts: "calls", account: 5, network: 60, ceiling: 20, seconds: HOURS },
  "reset-mail": { counts: "calls", account: 5, network: 60, ceiling: 20, seconds: HOURS },
  contact: { counts: "calls", account: 5, network: 20, ceiling: 20, seconds: HOURS },
  "account-mail": { counts: "calls", account: 5, network: 20, seconds: HOURS },
  account: { counts: "calls", account: 120, network: 600, seconds: HOURS },
  organization: { counts: "calls", account: 120, network: 600, seconds: HOURS },
  application: { counts: "calls", account: 120, network: 600, seconds: HOURS },
  startup: { counts: "calls", account: 240, network: 1200, seconds: HOURS },
  event: { counts: "calls", account: 240, network: 3000, seconds: HOURS },
  person: { counts: "calls", account: 120, network: 600, seconds: HOURS },
  impersonation: { counts: "calls", account: 60, network: 60, seconds: HOURS },
  push: { counts: "calls", account: 120, network: 600, seconds: HOURS },
  upload: { counts: "calls", account: 120, network: 600, seconds: HOURS },
  // A call may carry a whole list; how many mails an organization sends a day is limited besides.
  invite: { counts: "calls", account: 120, network: 600, seconds: HOURS },
  // Asked while one types; too slow a way to try numbers one after the other.
  lookup: { counts: "calls", account: 600, network: 3000, seconds: HOURS },
  // What browsers tell by themselves: a broken page must not use up what its user may still do.
  report: { counts: "calls", account: 60, network: 120, seconds: HOURS },
  // Failures that nobody reported before: one network leaves room for those of others.
  "new-failure": { counts: "calls", account: 10, network: 10, seconds: HOURS },
  metrics: { counts: "calls", account: 240, network: 1200, seconds: HOURS },
  // A copy of everything reads everything.
  export: { counts: "calls", account: 5, network: 30, seconds: DAYS },
  "report-export": { counts: "calls", account: 30, network: 120, seconds: HOURS },
  conversation: { counts: "calls", account: 120, network: 600, seconds: HOURS },
  chat: { counts: "calls", account: 120, network: 600, seconds: HOURS },
};
