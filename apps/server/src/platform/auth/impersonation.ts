import { Refusal } from "#platform/http/refusal.ts";
import type { Actor } from "./actor.ts";

/**
 * What only the person themselves may do: password, two-factor, e-mail, sessions, deletion, invitations. A super admin who
 * works as them may not (completions 1). Every such command calls this first.
 * @throws Refusal auth.impersonating
 */
export function refuseWhileImpersonating(actor: Actor): void {
  if (actor.impersonatorId !== null) throw new Refusal("auth.impersonating");
}
