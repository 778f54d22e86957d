import type { Provider } from "@kerkis/contract/identity/security.taxonomy.ts";
import * as z from "zod";

/** An OpenID Connect provider as this installation knows it (completions 1). */
export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  /** As the provider's ID tokens name it; several where it names itself in several ways. */
  issuer: string[];
  authorizationUrl: string;
  tokenUrl: string;
  userInfoUrl: string;
  jwksUrl: string;
  /** LinkedIn's web sign-in takes no code challenge and puts no nonce into its tokens. */
  pkce: boolean;
  nonce: boolean;
}

type Endpoints = Omit<ProviderSettings, "clientId" | "clientSecret">;

const DEFAULTS: Record<Provider, Endpoints> = {
  google: {
    issuer: ["https://accounts.google.com", "accounts.google.com"],
    authorizationUrl: "https://accounts.google.com/o/oauth2/v2/auth",
    tokenUrl: "https://oauth2.googleapis.com/token",
    userInfoUrl: "https://openidconnect.googleapis.com/v1/userinfo",
    jwksUrl: "https://www.googleapis.com/oauth2/v3/certs",
    pkce: true,
    nonce: true,
  },
  linkedin: {
    issuer: ["https://www.linkedin.com/oauth", "https://www.linkedin.com"],
    authorizationUrl: "https://www.linkedin.com/oauth/v2/authorization",
    tokenUrl: "https://www.linkedin.com/oauth/v2/accessToken",
    userInfoUrl: "https://api.linkedin.com/v2/userinfo",
    jwksUrl: "https://www.linkedin.com/oauth/openid/jwks",
    pkce: false,
    nonce: false,
  },
};

const text = z.string().min(1).optional();
const address = z.url({ protocol: /^https?$/ }).optional();

/** `GOOGLE_CLIENT_ID` and its like; the addresses are there for tests and for other providers behind the same buttons. */
export const PROVIDER_ENVIRONMENT = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: text,
  GOOGLE_AUTHORIZATION_URL: address,
  GOOGLE_TOKEN_URL: address,
  GOOGLE_USERINFO_URL: address,
  GOOGLE_JWKS_URL: address,
  LINKEDIN_CLIENT_ID: text,
  LINKEDIN_CLIENT_SECRET: text,
  LINKEDIN_ISSUER: text,
  LINKEDIN_AUTHORIZATION_URL: address,
  LINKEDIN_TOKEN_URL: address,
  LINKEDIN_USERINFO_URL: address,
  LINKEDIN_JWKS_URL: address,
};
type Settings = Partial<Record<keyof typeof PROVIDER_ENVIRONMENT, string | undefined>>;

/** A provider is set up when it has a client id and a secret. */
export const providerSettings = (settings: Settings): Record<Provider, ProviderSettings | null> => ({
  google: settingsOf("GOOGLE", DEFAULTS.google, settings),
  linkedin: settingsOf("LINKEDIN", DEFAULTS.linkedin, settings),
});

function settingsOf(name: "GOOGLE" | "LINKEDIN", defaults: Endpoints, settings: Settings): ProviderSettings | null {
  const clientId = settings[`${name}_CLIENT_ID`];
  const clientSecret = settings[`${name}_CLIENT_SECRET`];
  if (!clientId || !clientSecret) return null;
  const issuer = settings[`${name}_ISSUER`];
  return {
    ...defaults,
    clientId,
    clientSecret,
    issuer: issuer ? [issuer] : defaults.issuer,
    authorizationUrl: settings[`${name}_AUTHORIZATION_URL`] ?? defaults.authorizationUrl,
    tokenUrl: settings[`${name}_TOKEN_URL`] ?? defaults.tokenUrl,
    userInfoUrl: settings[`${name}_USERINFO_URL`] ?? defaults.userInfoUrl,
    jwksUrl: settings[`${name}_JWKS_URL`] ?? defaults.jwksUrl,
  };
}
