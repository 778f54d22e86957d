/**
 * Every refusal the server gives: its code, its HTTP status and the parameters its message uses.
 * The browser holds one message per code and language; a missing one does not compile.
 */
export const ERRORS = {
  "input.invalid": 422,
  "input.too_large": 413,
  "request.origin": 403,
  "request.rate_limited": 429,
  "request.not_found": 404,
  "request.conflict": 409,
  "request.unavailable": 503,
  "server.unexpected": 500,
  "auth.required": 401,
  "auth.forbidden": 403,
  "auth.invalid_credentials": 401,
  "auth.email_unverified": 403,
  "auth.link_invalid": 400,
  "auth.email_taken": 409,
  "auth.weak_password": 422,
  "auth.terms_required": 422,
  "auth.setup_link_invalid": 400,
  "org.not_member": 403,
  "org.not_found": 404,
  "org.last_owner": 409,
  "startup.not_found": 404,
  "programme.none_open": 409,
  "application.not_found": 404,
  "application.transition": 409,
  "application.incomplete": 422,
  "application.not_editable": 409,
  "application.appeal_used": 409,
  "application.evaluation_missing": 409,
  "evaluation.not_found": 404,
  "evaluation.already_assigned": 409,
  "evaluation.conflict_of_interest": 409,
  "evaluation.not_evaluator": 422,
  "evaluation.incomplete": 422,
  "evaluation.closed": 409,
  "file.too_large": 413,
  "file.not_an_image": 422,
} as const;
export type ErrorCode = keyof typeof ERRORS;

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
  "passwords_differ",
  "taken",
] as const;
export type FieldIssueCode = (typeof FIELD_ISSUES)[number];

/** What travels as `data` of an error reply. */
export interface ErrorData {
  params?: Record<string, string | number>;
  fields?: FieldIssue[];
  requestId?: string;
}

export const isErrorCode = (value: unknown): value is ErrorCode => typeof value === "string" && value in ERRORS;
