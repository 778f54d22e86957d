import { PROVIDERS } from "@kerkis/contract/identity/security.taxonomy.ts";
import type { Config } from "#platform/config/config.ts";

/**
 * better-auth as we use it: its providers speak OAuth with Google and LinkedIn. Accounts, sessions, links by mail, second
 * factors and limits are our own commands over its tables and primitives (decision 9); none of its endpoints is served.
 * It takes 30 MB, and comes with the first who signs in through a provider.
 */
export function createAuth(config: Config) {
  let loaded: ReturnType<typeof loadAuth> | undefined;
  return () => (loaded ??= loadAuth(config));
}

export type Auth = ReturnType<typeof createAuth>;

async function loadAuth(config: Config) {
  const [{ betterAuth }, { genericOAuth }] = await Promise.all([
    import("better-auth"),
    import("better-auth/plugins/generic-oauth"),
  ]);
  return betterAuth({
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
}
