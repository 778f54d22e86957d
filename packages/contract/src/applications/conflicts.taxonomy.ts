/** What keeps someone from judging an application, the plainest first (completions 2). */
export const CONFLICT_KINDS = [
  "applicant",
  "recused",
  "declared",
  "founder",
  "investor",
  "mentor",
  "organization",
  "email_domain",
  "same_name",
] as const;
export type ConflictKind = (typeof CONFLICT_KINDS)[number];
