/** What a message to the people behind the installation is about. */
export const CONTACT_TOPICS = [
  "account",
  "application",
  "organization",
  "technical",
  "accessibility",
  "privacy",
  "other",
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];
export const isContactTopic = (value: unknown): value is ContactTopic =>
  CONTACT_TOPICS.some((topic) => topic === value);
