import type { MailDelivery } from "@kerkis/contract/admin/admin.contract.ts";
import type { ErrorCode } from "@kerkis/contract/codes.ts";
import { coordinates, isOwnerOrAdmin, type Actor } from "#platform/auth/actor.ts";

/** Where this installation's mail goes; kept mail is shown in demo mode only, because its links open accounts (completions 1). */
export function mailDelivery(config: { smtpUrl: string | null; demo: boolean }): MailDelivery {
  if (config.smtpUrl) return "smtp";
  return config.demo ? "outbox" : "withheld";
}

/**
 * May someone who has the administration page see the organization's figures on it? A profile admin has the page everywhere,
 * and power where they were appointed (completions 1).
 */
export const overviewRefusal = (actor: Actor, organizationId: string | null): ErrorCode | null => {
  if (organizationId === null || actor.role !== "admin" || isOwnerOrAdmin(actor, organizationId)) return null;
  return coordinates(actor, organizationId) ? null : "auth.forbidden";
};
