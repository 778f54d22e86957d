import type { ErrorCode } from "@kerkis/contract/codes.ts";
import { coordinates, isOwnerOrAdmin, mayIn, type Actor } from "#platform/auth/actor.ts";

/** What the rules need to know of an investor. */
export interface InvestorStanding {
  organizationId: string;
  /** Whether the reader runs it. */
  isOwn: boolean;
  isPublished: boolean;
  isDeleted: boolean;
  /** Came through an application: until it is published, that is where it is changed. */
  isRegistered: boolean;
  /** Whether something that was verified is another by now. */
  isChanged: boolean;
}

/** Manages the registry of an organization: a member whose role does, its appointed coordinator, or a super admin. */
const managesRegistry = (actor: Actor, organizationId: string): boolean =>
  mayIn(actor, organizationId, "data.manageApplications") || coordinates(actor, organizationId);

type Part = "editor" | "manager" | "reader" | "stranger";

/**
 * In which part someone meets an investor: whoever stands behind it and those who run its organization edit it, those who
 * manage the registry look at it. What came from a file is theirs from the start, what came through an application once it
 * is published.
 */
function partOf(actor: Actor, facts: InvestorStanding): Part {
  const { organizationId, isOwn, isPublished, isDeleted, isRegistered } = facts;
  if (isDeleted) return "stranger";
  if (isOwn || isOwnerOrAdmin(actor, organizationId)) return "editor";
  if (managesRegistry(actor, organizationId) && (isPublished || !isRegistered)) return "manager";
  return isPublished ? "reader" : "stranger";
}

/** May they change it? What came through an application is changed there until it is published. */
export function editRefusal(actor: Actor, facts: InvestorStanding): ErrorCode | null {
  const part = partOf(actor, facts);
  if (part === "stranger") return "investor.not_found";
  if (part !== "editor") return "auth.forbidden";
  return facts.isRegistered && !facts.isPublished ? "investor.in_application" : null;
}

/** May they know who changed what? Those who may edit it at some time, and coordinators. */
export function historyRefusal(actor: Actor, facts: InvestorStanding): ErrorCode | null {
  const part = partOf(actor, facts);
  if (part === "stranger") return "investor.not_found";
  return part === "reader" ? "auth.forbidden" : null;
}

/** May they say that changed facts are right? Those who manage the registry, but nobody of what is their own. */
export function confirmRefusal(actor: Actor, facts: InvestorStanding): ErrorCode | null {
  if (partOf(actor, facts) === "stranger") return "investor.not_found";
  return facts.isOwn || !managesRegistry(actor, facts.organizationId) ? "auth.forbidden" : null;
}

/** May they verify and publish one that came from a file? Those who manage the registry, but nobody what is their own. */
export function verifyRefusal(actor: Actor, facts: InvestorStanding): ErrorCode | null {
  const refusal = confirmRefusal(actor, facts);
  if (refusal !== null) return refusal;
  return facts.isRegistered && !facts.isPublished ? "investor.in_application" : null;
}

/** May they make it one with another? Those who manage the registry; what an application is about is settled there first. */
export function mergeRefusal(actor: Actor, facts: InvestorStanding): ErrorCode | null {
  const part = partOf(actor, facts);
  if (part === "stranger") return "investor.not_found";
  if (!managesRegistry(actor, facts.organizationId)) return "auth.forbidden";
  return facts.isRegistered && !facts.isPublished ? "investor.in_application" : null;
}

/** What the reader of an investor's page may do there. */
export const abilities = (actor: Actor | null, facts: InvestorStanding) => ({
  edit: actor !== null && editRefusal(actor, facts) === null,
  history: actor !== null && historyRefusal(actor, facts) === null,
  verify: actor !== null && !facts.isPublished && verifyRefusal(actor, facts) === null,
  confirm: actor !== null && facts.isChanged && confirmRefusal(actor, facts) === null,
  merge: actor !== null && mergeRefusal(actor, facts) === null,
});
