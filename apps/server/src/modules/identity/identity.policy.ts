import {
  REQUESTED_ROLES,
  type ProfileRole,
  type RequestedRole,
  type SignUpRole,
} from "@kerkis/contract/core/permissions.ts";

const isRequested = (role: SignUpRole): role is RequestedRole =>
  REQUESTED_ROLES.some((requested) => requested === role);

/**
 * What a role chosen at sign-up gives (completions 1): founder, investor, mentor and public take effect at once;
 * evaluator and admin become a request and the account works as company_coordinator meanwhile.
 */
export function grantedAtSignUp(choice: SignUpRole): { role: ProfileRole; requested: RequestedRole | null } {
  if (isRequested(choice)) return { role: "company_coordinator", requested: choice };
  return { role: choice === "founder" ? "company_coordinator" : choice, requested: null };
}

const NAME_MAX = 80;

/** A name from a provider, made fit for ours: one line, nothing invisible, nothing that becomes a link in a mail. */
export function cleanName(name: string | null): string {
  const plain = (name ?? "").replace(/[\p{Cc}\p{Cf}\p{Cs}\ufffe\uffff]+/gu, " ").replace(/:\/\/|\bwww\./gi, " ");
  return plain.replace(/\s+/g, " ").trim().slice(0, NAME_MAX).trim();
}
