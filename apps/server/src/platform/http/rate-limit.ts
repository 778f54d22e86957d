import { RATE_LIMIT_GROUPS, type RateLimitGroup } from "@kerkis/contract/core/endpoint.ts";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "#platform/auth/client-address.ts";
import { Refusal } from "./refusal.ts";

interface Limit {
  address: number;
  account: number;
  /** Where anyone can name any account: tries count for account and network together, and this many for the account from all networks. */
  ceiling?: number;
  seconds: number;
}

/**
 * Tries per window (seconds), for one address and for one account. A stranger who uses up an account's tries shuts out only
 * their own network; its owner still gets in from another, up to the ceiling.
 */
const LIMITS: Record<RateLimitGroup, Limit> = {
  "sign-in": { address: 60, account: 10, ceiling: 150, seconds: 15 * 60 },
  "sign-up": { address: 20, account: 5, ceiling: 20, seconds: 60 * 60 },
  mail: { address: 20, account: 5, ceiling: 20, seconds: 60 * 60 },
  write: { address: 600, account: 120, seconds: 60 * 60 },
  // A call may carry a whole list; how many mails an organization sends a day is limited besides.
  invite: { address: 600, account: 120, seconds: 60 * 60 },
  // Asked while one types; too slow a way to try numbers one after the other.
  lookup: { address: 3000, account: 600, seconds: 60 * 60 },
  // What browsers tell by themselves: a broken page must not use up what its user may still do.
  report: { address: 120, account: 60, seconds: 60 * 60 },
  // Failures that nobody reported before: one network leaves room for those of others.
  "new-failure": { address: 10, account: 10, seconds: 60 * 60 },
  metrics: { address: 1200, account: 240, seconds: 60 * 60 },
  // A copy of everything reads everything.
  export: { address: 30, account: 5, seconds: 24 * 60 * 60 },
  chat: { address: 600, account: 120, seconds: 60 * 60 },
  "report-export": { address: 120, account: 30, seconds: 60 * 60 },
};

/** The store takes keys of 255 characters, its own prefix included. */
const KEY_MAX = 200;
const NETWORK_MAX = 50;

export interface RateLimiter {
  /**
   * Counts one try of `group` from an address and, where known, for an account (a user id or an e-mail).
   * @throws Refusal request.rate_limited with the seconds to wait
   */
  spend(group: RateLimitGroup, address: string, account: string | null): Promise<void>;
  /** Forgets an account's tries from a network, after it has proved itself there. */
  forgive(group: RateLimitGroup, address: string, account: string): Promise<void>;
}

/** Limits counted in PostgreSQL, so that every node sees the same. `factor` multiplies them. */
export function createRateLimiter(pool: Pool, factor: number): RateLimiter {
  const limiter = (group: RateLimitGroup, kind: "address" | "account" | "ceiling") =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: `${group}:${kind}`,
      points: Math.ceil((LIMITS[group][kind] ?? Number.MAX_SAFE_INTEGER) * factor),
      duration: LIMITS[group].seconds,
      clearExpiredByTimeout: kind === "address",
    });
  const limiters = new Map(
    RATE_LIMIT_GROUPS.map((group) => [
      group,
      {
        address: limiter(group, "address"),
        account: limiter(group, "account"),
        ceiling: LIMITS[group].ceiling === undefined ? null : limiter(group, "ceiling"),
      },
    ]),
  );
  const accountKey = (group: RateLimitGroup, address: string, account: string): string => {
    const key = account.slice(0, KEY_MAX - NETWORK_MAX);
    return LIMITS[group].ceiling === undefined ? key : `${key}|${networkOf(address).slice(0, NETWORK_MAX - 1)}`;
  };
  return {
    async spend(group, address, account) {
      const limits = limiters.get(group);
      if (!limits) return;
      try {
        await limits.address.consume(networkOf(address).slice(0, KEY_MAX));
        if (!account) return;
        await limits.account.consume(accountKey(group, address, account));
        await limits.ceiling?.consume(account.slice(0, KEY_MAX));
      } catch (failure) {
        if (!(failure instanceof RateLimiterRes)) throw failure;
        const seconds = Math.max(1, Math.ceil(failure.msBeforeNext / 1000));
        throw new Refusal("request.rate_limited", { params: { seconds, minutes: Math.ceil(seconds / 60) } });
      }
    },
    async forgive(group, address, account) {
      await limiters.get(group)?.account.delete(accountKey(group, address, account));
    },
  };
}
