import { RATE_LIMIT_GROUPS, type RateLimitGroup } from "@kerkis/contract/core/endpoint.ts";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "#platform/auth/client-address.ts";
import { Refusal } from "./refusal.ts";

/** Tries per window (seconds), for one address and for one account. */
const LIMITS: Record<RateLimitGroup, { address: number; account: number; seconds: number }> = {
  "sign-in": { address: 60, account: 10, seconds: 15 * 60 },
  "sign-up": { address: 20, account: 5, seconds: 60 * 60 },
  mail: { address: 20, account: 5, seconds: 60 * 60 },
  write: { address: 600, account: 120, seconds: 60 * 60 },
  // Asked while one types; too slow a way to try numbers one after the other.
  lookup: { address: 3000, account: 600, seconds: 60 * 60 },
};

/** The store takes keys of 255 characters, its own prefix included. */
const KEY_MAX = 200;

export interface RateLimiter {
  /**
   * Counts one try of `group` from an address and, where known, for an account (a user id or an e-mail).
   * @throws Refusal request.rate_limited with the seconds to wait
   */
  spend(group: RateLimitGroup, address: string, account: string | null): Promise<void>;
  /** Forgets an account's tries, after it has proved itself. */
  forgive(group: RateLimitGroup, account: string): Promise<void>;
}

/** Limits counted in PostgreSQL, so that every node sees the same. `factor` multiplies them. */
export function createRateLimiter(pool: Pool, factor: number): RateLimiter {
  const limiter = (group: RateLimitGroup, kind: "address" | "account") =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: `${group}:${kind}`,
      points: Math.ceil(LIMITS[group][kind] * factor),
      duration: LIMITS[group].seconds,
      clearExpiredByTimeout: kind === "address",
    });
  const limiters = new Map(
    RATE_LIMIT_GROUPS.map((group) => [
      group,
      { address: limiter(group, "address"), account: limiter(group, "account") },
    ]),
  );
  return {
    async spend(group, address, account) {
      const pair = limiters.get(group);
      if (!pair) return;
      try {
        await pair.address.consume(networkOf(address).slice(0, KEY_MAX));
        if (account) await pair.account.consume(account.slice(0, KEY_MAX));
      } catch (failure) {
        if (!(failure instanceof RateLimiterRes)) throw failure;
        const seconds = Math.max(1, Math.ceil(failure.msBeforeNext / 1000));
        throw new Refusal("request.rate_limited", { params: { seconds, minutes: Math.ceil(seconds / 60) } });
      }
    },
    async forgive(group, account) {
      await limiters.get(group)?.account.delete(account.slice(0, KEY_MAX));
    },
  };
}
