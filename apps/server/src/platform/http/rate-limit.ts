import { RATE_LIMIT_GROUPS, type RateLimitGroup } from "@kerkis/contract/core/endpoint.ts";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "#platform/auth/client-address.ts";
import { outcomeOf, type Outcome } from "./rate-limit.policy.ts";
import { RATE_LIMITS } from "./rate-limits.ts";
import { Refusal } from "./refusal.ts";

/** Who tries. */
export interface Trying {
  address: string;
  /** A user, a session, or the e-mail that a form names; null where nothing tells. */
  account: string | null;
  /** The account has a session behind it: it alone counts, so that nobody in the same network is shut out. */
  isSignedIn?: boolean;
  /** A browser that has signed in to the account before; it has tries of its own that no stranger can use up. */
  device?: string | null;
}

/** One try that was let through. */
export interface Try {
  /** No further one is left: when this one is wrong, the next is refused. */
  isLast: boolean;
  /** Says how it went. @throws Refusal request.rate_limited for a wrong secret too many */
  end(outcome: Outcome): Promise<void>;
}

export interface RateLimiter {
  /** Counts a try as its group counts. @throws Refusal request.rate_limited with the seconds to wait */
  begin(group: RateLimitGroup, who: Trying): Promise<Try>;
  /** Does the work as one try, and counts it by how it ends. @throws Refusal request.rate_limited, and what the work throws */
  within<Result>(group: RateLimitGroup, who: Trying, work: (attempt: Try) => Promise<Result>): Promise<Result>;
}

/** The store takes keys of 255 characters, its own prefix included. */
const KEY_MAX = 200;
const NETWORK_MAX = 50;
type Bucket = "account" | "network" | "ceiling" | "flood";

/** Limits counted in PostgreSQL, so that every node sees the same. `factor` multiplies them. */
export function createRateLimiter(pool: Pool, factor: number): RateLimiter {
  const stores = new Map<string, RateLimiterPostgres>();
  for (const group of RATE_LIMIT_GROUPS) {
    for (const bucket of ["account", "network", "ceiling", "flood"] as const) {
      const points = RATE_LIMITS[group][bucket];
      if (points !== undefined)
        stores.set(`${group}:${bucket}`, storeOf(pool, group, bucket, Math.ceil(points * factor)));
    }
  }
  const begin = async (group: RateLimitGroup, who: Trying): Promise<Try> => {
    const { counts, perAccountAfter } = RATE_LIMITS[group];
    const buckets = bucketsOf(group, who).flatMap(({ bucket, key }) => {
      const store = stores.get(`${group}:${bucket}`);
      return store ? [{ bucket, key, store }] : [];
    });
    const giveBack = async (from: typeof buckets) => {
      for (const { store, key } of from) await store.reward(key);
    };
    if (counts === "wrong-secrets") {
      const end = async (outcome: Outcome) => {
        if (outcome !== "wrong") return;
        for (const { store, key } of buckets) await store.consume(key).catch(refuse);
      };
      return { isLast: false, end };
    }
    let isLast = false;
    let used = 0;
    for (const [index, { bucket, key, store }] of buckets.entries()) {
      try {
        const { remainingPoints, consumedPoints } = await store.consume(key);
        if (bucket === "account") used = consumedPoints;
        if (bucket !== "network") isLast ||= remainingPoints === 0;
      } catch (failure) {
        const after = perAccountAfter === undefined ? 0 : Math.ceil(perAccountAfter * factor);
        if (bucket === "network" && failure instanceof RateLimiterRes && used > 0 && used <= after) {
          isLast ||= used === after;
          continue;
        }
        await giveBack(buckets.slice(0, index + 1));
        refuse(failure);
      }
    }
    const free: readonly Outcome[] = counts === "guesses" ? ["void", "right"] : ["void", "wrong"];
    return { isLast, end: async (outcome) => (free.includes(outcome) ? giveBack(buckets) : undefined) };
  };
  return {
    begin,
    async within(group, who, work) {
      const attempt = await begin(group, who);
      let result;
      try {
        result = await work(attempt);
      } catch (failure) {
        await attempt.end(outcomeOf(failure));
        throw failure;
      }
      await attempt.end("right");
      return result;
    },
  };
}

/** Counts a call of a route outside the contract. @param actor null for a visitor @throws Refusal request.rate_limited */
export async function countCall(
  { limiter }: { limiter: RateLimiter },
  group: RateLimitGroup,
  address: string,
  actor: { userId: string } | null,
): Promise<void> {
  await limiter.begin(group, { address, account: actor?.userId ?? null, isSignedIn: actor !== null });
}

const storeOf = (pool: Pool, group: RateLimitGroup, bucket: Bucket, points: number) =>
  new RateLimiterPostgres({
    storeClient: pool,
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: `${group}:${bucket}`,
    points,
    duration: RATE_LIMITS[group].seconds,
    // One of them clears the table for all.
    clearExpiredByTimeout: group === "sign-in" && bucket === "network",
  });

/** Where a try counts, the narrowest first: what one person has used up costs nobody else a try. */
function bucketsOf(group: RateLimitGroup, { address, account, isSignedIn = false, device }: Trying) {
  const network = networkOf(address);
  const key = account?.slice(0, KEY_MAX - NETWORK_MAX) ?? null;
  if (key !== null && device) return [{ bucket: "account", key: `${key}|${device}`.slice(0, KEY_MAX) }] as const;
  const hasCeiling = RATE_LIMITS[group].ceiling !== undefined;
  const own = hasCeiling && !isSignedIn ? `${key}|${network.slice(0, NETWORK_MAX - 1)}` : key;
  return [
    ...(own !== null && key !== null ? [{ bucket: "account", key: own } as const] : []),
    ...(hasCeiling && key !== null ? [{ bucket: "ceiling", key } as const] : []),
    ...(isSignedIn ? [] : [{ bucket: "network", key: network.slice(0, KEY_MAX) } as const]),
    ...(isSignedIn ? [] : [{ bucket: "flood", key: network.slice(0, KEY_MAX) } as const]),
  ];
}

function refuse(failure: unknown): never {
  if (!(failure instanceof RateLimiterRes)) throw failure;
  const seconds = Math.max(1, Math.ceil(failure.msBeforeNext / 1000));
  throw new Refusal("request.rate_limited", { params: { seconds, minutes: Math.ceil(seconds / 60) } });
}
