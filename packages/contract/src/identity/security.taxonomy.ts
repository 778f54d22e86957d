/** The providers that one may sign in with, and why one goes to them. */

export const PROVIDERS = ["google", "linkedin"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Names as the providers write them, for mails and buttons. */
export const PROVIDER_NAMES: Record<Provider, string> = { google: "Google", linkedin: "LinkedIn" };

export const isProvider = (value: unknown): value is Provider => PROVIDERS.some((provider) => provider === value);

/** Where a provider sign-in was begun: its failures are named after it (specification 8). */
export const PROVIDER_INTENTS = ["sign-in", "sign-up", "link"] as const;
export type ProviderIntent = (typeof PROVIDER_INTENTS)[number];
