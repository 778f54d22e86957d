/** A field's problem: where, which, and the numbers its message names. */
export interface FieldIssue {
  path: string;
  code: FieldIssueCode;
  params?: Record<string, string | number>;
}
export const FIELD_ISSUES = [
  "required",
  "invalid",
  "too_short",
  "too_long",
  "too_small",
  "too_big",
  "email",
  "url",
  "date",
  "date_future",
  "date_past",
  "date_order",
  "tax_number",
  "passwords_differ",
  "hidden_marks",
  "unseen",
  "password_common",
  "password_name",
  "password_email",
  "taken",
  "ticket_order",
  "time_order",
  "gone",
  "too_many_words",
] as const;
export type FieldIssueCode = (typeof FIELD_ISSUES)[number];

/** What travels as `data` of an error reply. */
export interface ErrorData {
  params?: Record<string, string | number>;
  fields?: FieldIssue[];
  requestId?: string;
}
