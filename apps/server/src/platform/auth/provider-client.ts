import { createHash } from "node:crypto";
import type { Provider } from "@kerkis/contract/identity/security.taxonomy.ts";
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from "jose";
import * as z from "zod";
import type { Clock } from "#platform/clock/clock.ts";
import type { Config } from "#platform/config/config.ts";
import type { ProviderSettings } from "#platform/config/providers.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Auth } from "./better-auth.ts";

/** Who someone is at a provider, as its signed token and its own answer say. */
export interface ProviderPerson {
  /** Stays the same for the person at this provider. */
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
}

/** What one attempt keeps on our side until the person comes back. */
export interface ProviderAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

const ANSWER_MS = 10_000;

const claims = z.object({
  sub: z.string().min(1),
  nonce: z.string().optional(),
  email: z.string().optional(),
  // LinkedIn sends words.
  email_verified: z.union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
});
type Claims = z.infer<typeof claims>;

export interface ProviderClient {
  /** Where the person goes to sign in. */
  authorizationUrl(attempt: ProviderAttempt): Promise<string>;
  /**
   * Exchanges the code that came back. @returns who it is
   * @throws Refusal auth.provider_unavailable when the provider fails, or its answer is not what it must be
   */
  personOf(code: string, attempt: ProviderAttempt): Promise<ProviderPerson>;
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** @throws Refusal auth.provider_missing when the provider is not set up on this installation */
export async function providerClient(
  auth: Auth,
  { config, clock }: { config: Config; clock: Clock },
  provider: Provider,
): Promise<ProviderClient> {
  const settings = config.providers[provider];
  if (!settings) throw new Refusal("auth.provider_missing");
  const { socialProviders } = await (await auth()).$context;
  const client = socialProviders.find(({ id }) => id === provider);
  if (!client) throw new Refusal("auth.provider_missing");
  const redirectURI = `${config.publicUrl}/auth-callback`;
  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      const url = await client.createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce: nonce });
      return url.toString();
    },
    async personOf(code, { codeVerifier, nonce }) {
      const tokens = await inTime(client.validateAuthorizationCode({ code, codeVerifier, redirectURI }));
      if (!tokens?.idToken || !tokens.accessToken) throw new Refusal("auth.provider_unavailable");
      const signed = claims.parse(await verified(tokens.idToken, settings, clock));
      const hasNonce = signed.nonce === undefined ? !settings.nonce : signed.nonce === nonce;
      if (!hasNonce) throw new Refusal("auth.provider_state");
      const info = signed.email === undefined ? await userInfo(settings, tokens.accessToken) : null;
      // What is not signed counts only when it speaks of the same person.
      return personFrom(info?.sub === signed.sub ? { ...info, ...signed } : signed);
    },
  };
}

/** The token's content when the provider signed it, for us, and it is still valid. */
async function verified(idToken: string, settings: ProviderSettings, clock: Clock): Promise<JWTPayload> {
  const keys =
    keySets.get(settings.jwksUrl) ?? createRemoteJWKSet(new URL(settings.jwksUrl), { timeoutDuration: ANSWER_MS });
  keySets.set(settings.jwksUrl, keys);
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: settings.issuer,
      audience: settings.clientId,
      algorithms: ["RS256", "ES256"],
      clockTolerance: 60,
      currentDate: clock.now(),
    });
    return payload;
  } catch (failure) {
    throw failure instanceof errors.JOSEError || failure instanceof TypeError
      ? new Refusal("auth.provider_unavailable")
      : failure;
  }
}

async function userInfo({ userInfoUrl }: ProviderSettings, accessToken: string): Promise<Claims | null> {
  const response = await fetch(userInfoUrl, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => null);
  const answer = claims.safeParse(await response?.json().catch(() => null));
  return response?.ok && answer.success ? answer.data : null;
}

function personFrom(claims: Claims): ProviderPerson {
  const [first, ...rest] = claims.name?.split(" ") ?? [];
  return {
    subject: claims.sub,
    email: claims.email?.trim().toLowerCase() || null,
    emailVerified: claims.email_verified ?? false,
    firstName: claims.given_name ?? first ?? null,
    lastName: claims.family_name ?? (rest.join(" ") || null),
  };
}

/** The provider's answer; a failure or a silence of 10 s is its fault, not the person's. */
async function inTime<Value>(work: Promise<Value>): Promise<Value | null> {
  const silence = AbortSignal.timeout(ANSWER_MS);
  return Promise.race([
    work.catch(() => null),
    new Promise<null>((resolve) => silence.addEventListener("abort", () => resolve(null), { once: true })),
  ]);
}

/** Ties an attempt to the browser that began it: only the hash is kept on our side. */
export const bindingHash = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
