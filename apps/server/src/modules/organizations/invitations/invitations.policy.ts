import type { ErrorCode } from "@kerkis/contract/codes.ts";
import type { InvitationStanding } from "@kerkis/contract/organizations/invitations.schema.ts";
import { MEMBER_LIMITS, type InvitationState } from "@kerkis/contract/organizations/members.taxonomy.ts";

/** An invitation as its rules see it. */
export interface InvitationFacts {
  status: "pending" | "accepted" | "declined" | "revoked";
  expiresAt: string;
  /** The organization is active and not deleted. */
  isOpen: boolean;
  /** Who opens it belongs to the organization already. */
  isMember: boolean;
}

export const hasExpired = (expiresAt: string, now: string): boolean => Date.parse(expiresAt) <= Date.parse(now);

/** A pending invitation whose time is over is expired; the row itself stays as it is. */
export const invitationState = (status: InvitationFacts["status"], expiresAt: string, now: string): InvitationState =>
  status === "pending" && hasExpired(expiresAt, now) ? "expired" : status;

/** Where it stands for whoever opens it: what is over stays over, and who is a member already needs none. */
export function invitationStanding(facts: InvitationFacts, now: string): InvitationStanding {
  if (!facts.isOpen) return "unavailable";
  const state = invitationState(facts.status, facts.expiresAt, now);
  if (facts.isMember && (state === "pending" || state === "accepted" || state === "expired")) return "already_member";
  return state === "pending" ? "open" : state;
}

/** Why it cannot be answered any more; null when it can. */
export function answerRefusal(standing: InvitationStanding): ErrorCode | null {
  if (standing === "open" || standing === "already_member") return null;
  if (standing === "unavailable") return "org.not_found";
  return standing === "expired" ? "invitation.expired" : "invitation.closed";
}

/** How old an organization is; the installation's own is never new. */
export interface OrganizationAge {
  createdAt: string;
  isDefault: boolean;
}

/** When an organization has the limit of an established one; null when it has it already. */
export function establishedAt({ createdAt, isDefault }: OrganizationAge, now: Date): string | null {
  const at = new Date(createdAt).getTime() + MEMBER_LIMITS.newOrganizationMs;
  return isDefault || at <= now.getTime() ? null : new Date(at).toISOString();
}

/** Invitation mails that an organization sends in 24 hours. A new one sends fewer: nobody knows it yet. */
export const mailsPerDay = (organization: OrganizationAge, now: Date): number =>
  establishedAt(organization, now) === null ? MEMBER_LIMITS.mailsPerDay : MEMBER_LIMITS.mailsPerDayWhenNew;
