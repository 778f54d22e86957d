import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { PROVIDERS } from "@kerkis/contract/identity/security.taxonomy.ts";
import { betterAuth } from "better-auth";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { Config } from "#platform/config/config.ts";

/** A session ends after so long without use, and is extended at most once a day. */
export const SESSION_MS = 30 * DAY_MS;
export const SESSION_REFRESH_MS = DAY_MS;
/** However much it is used, a session ends so long after signing in. */
export const SESSION_MAX_MS = 180 * DAY_MS;

/**
 * better-auth as we use it: its providers speak OAuth with Google and LinkedIn. Accounts, sessions, links by mail, second
 * factors and limits are our own commands over its tables and primitives (decision 9); none of its endpoints is served.
 */
export const createAuth = (config: Config) =>
  betterAuth({
    baseURL: config.publicUrl,
    secret: config.secret,
    plugins: [
      genericOAuth({
        config: PROVIDERS.flatMap((providerId) => {
          const settings = config.providers[providerId];
          if (!settings) return [];
          const { clientId, clientSecret, authorizationUrl, tokenUrl, userInfoUrl, pkce } = settings;
          const scopes = ["openid", "profile", "email"];
          return [{ providerId, clientId, clientSecret, authorizationUrl, tokenUrl, userInfoUrl, pkce, scopes }];
        }),
      }),
    ],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });

export type Auth = ReturnType<typeof createAuth>;
