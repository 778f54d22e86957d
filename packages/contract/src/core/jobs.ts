/** Queues of background work; the screens have words for each. */
export const JOB_QUEUES = [
  "account.erase-due",
  "admin.impersonations",
  "admin.retention",
  "assistant.retention",
  "files.delete-unused",
  "files.remove",
  "identity.forgotten_password",
  "identity.unverified_address",
  "mail.deliver",
  "notifications.digests",
  "organizations.erase_due",
  "organizations.retention",
  "push.deliver",
] as const;
export type QueueName = (typeof JOB_QUEUES)[number];
