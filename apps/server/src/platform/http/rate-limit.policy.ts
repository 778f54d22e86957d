import type { ErrorCode } from "@kerkis/contract/codes.ts";
import { ORPCError } from "@orpc/server";
import { Refusal } from "./refusal.ts";

/** How a try ended; void: it was refused for its form, before it could do or guess anything; failed: nobody knows. */
export type Outcome = "right" | "wrong" | "void" | "failed";

/** The secret that was given is not the right one. */
const WRONG: ReadonlySet<ErrorCode> = new Set([
  "auth.invalid_credentials",
  "auth.link_invalid",
  "auth.setup_link_invalid",
  "auth.code_invalid",
  "auth.second_factor_expired",
  "auth.passkey_failed",
  "auth.proof_required",
  "invitation.not_found",
]);
const VOID: ReadonlySet<ErrorCode> = new Set(["input.invalid", "auth.weak_password", "auth.terms_required"]);

/** What a failure says of the try; other refusals come after the secret was right. */
export function outcomeOf(failure: unknown): Outcome {
  if (failure instanceof ORPCError && failure.code === "BAD_REQUEST") return "void";
  if (!(failure instanceof Refusal)) return "failed";
  if (WRONG.has(failure.code)) return "wrong";
  return VOID.has(failure.code) ? "void" : "right";
}
