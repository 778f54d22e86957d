import type { MailDelivery } from "@kerkis/contract/admin/admin.contract.ts";

/** Where this installation's mail goes; kept mail is shown in demo mode only, because its links open accounts (completions 1). */
export function mailDelivery(config: { smtpUrl: string | null; demo: boolean }): MailDelivery {
  if (config.smtpUrl) return "smtp";
  return config.demo ? "outbox" : "withheld";
}
