import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { betterAuth } from "better-auth";
import type { Pool } from "pg";
import type { Config } from "#platform/config/config.ts";
import { passwordHash, passwordMatches } from "./passwords.ts";

const SESSION_SECONDS = 30 * 24 * 60 * 60;
export const SESSION_REFRESH_MS = 24 * 60 * 60 * 1000;
export const SESSION_MS = SESSION_SECONDS * 1000;

const snake = <Names extends Record<string, string>>(modelName: string, fields: Names) => ({ modelName, fields });
const TIMES = { createdAt: "created_at", updatedAt: "updated_at" };

/**
 * Passwords, sessions and accounts by better-auth, over our own tables. Profiles, organizations, links by mail and
 * limits are ours; its own are switched off.
 */
export const createAuth = (config: Config, pool: Pool) =>
  betterAuth({
    baseURL: config.publicUrl,
    basePath: "/api/identity",
    secret: config.secret,
    database: pool,
    user: snake("auth_users", { ...TIMES, emailVerified: "email_verified" }),
    session: {
      ...snake("auth_sessions", {
        ...TIMES,
        userId: "user_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
      }),
      expiresIn: SESSION_SECONDS,
      cookieCache: { enabled: false },
    },
    account: snake("auth_accounts", {
      ...TIMES,
      userId: "user_id",
      accountId: "account_id",
      providerId: "provider_id",
      accessToken: "access_token",
      refreshToken: "refresh_token",
      accessTokenExpiresAt: "access_token_expires_at",
      refreshTokenExpiresAt: "refresh_token_expires_at",
      idToken: "id_token",
    }),
    verification: snake("auth_verifications", { ...TIMES, expiresAt: "expires_at" }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: false,
      minPasswordLength: LIMITS.passwordMin,
      maxPasswordLength: LIMITS.passwordMax,
      password: { hash: passwordHash, verify: passwordMatches },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    trustedOrigins: [config.publicUrl],
    advanced: {
      cookiePrefix: "kerkis",
      useSecureCookies: config.publicUrl.startsWith("https:"),
      ipAddress: { ipAddressHeaders: ["x-kerkis-address"] },
      database: { generateId: "uuid" },
    },
    logger: { level: "error" },
  });

export type Auth = ReturnType<typeof createAuth>;
