import {
  PROVIDER_INTENTS,
  isProvider,
  type Provider,
  type ProviderIntent,
} from "@kerkis/contract/identity/security.taxonomy.ts";
import { m } from "#messages";
import { errorData } from "#shared/api/errors.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";

/** What an attempt at a provider was for, as far as it is known. */
export interface ProviderAttempt {
  provider: Provider | undefined;
  intent: ProviderIntent;
  next: string | undefined;
}

/** Reads it from a refusal's parameters or from the page's address. */
export function attemptFrom(search: Record<string, unknown>): ProviderAttempt {
  const { provider, intent, next } = search;
  return {
    provider: isProvider(provider) ? provider : undefined,
    intent: PROVIDER_INTENTS.find((known) => known === intent) ?? "sign-in",
    next: typeof next === "string" ? next : undefined,
  };
}

export const attemptOf = (error: unknown): ProviderAttempt => attemptFrom(errorData(error).params ?? {});

/** Specification 8: a failure is named after the provider and what was begun. */
export function providerFailureTitle({ provider, intent }: ProviderAttempt): string {
  if (intent === "link") return m.identity_link_failed();
  if (provider === "google")
    return intent === "sign-up" ? m.identity_google_sign_up_failed() : m.identity_google_sign_in_failed();
  if (provider === "linkedin") {
    return intent === "sign-up" ? m.identity_linkedin_sign_up_failed() : m.identity_linkedin_sign_in_failed();
  }
  return m.identity_sign_in_failed();
}

export function toastProviderFailure(attempt: ProviderAttempt, text: string): void {
  toast.error(providerFailureTitle(attempt), { id: "provider-failure", description: text });
}
