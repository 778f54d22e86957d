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
  "auth.proof_required": 403,
  "account.changed_elsewhere": 409,
  "account.email_same": 409,
  "account.confirmation_differs": 422,
  "account.last_owner": 409,
  "account.role_held": 409,
  "account.role_requested": 409,
  "auth.weak_password": 422,
  "auth.terms_required": 422,
  "auth.setup_link_invalid": 400,
  "auth.code_invalid": 422,
  "auth.second_factor_expired": 400,
  "auth.sign_in_again": 403,
  "auth.last_way_in": 409,
  "auth.sign_up_closed": 403,
  "auth.passkey_failed": 403,
  "auth.provider_missing": 409,
  "auth.provider_refused": 403,
  "auth.provider_unavailable": 503,
  "auth.provider_state": 400,
  "auth.provider_email_missing": 422,
  "auth.provider_email_unverified": 403,
  "auth.account_linked_elsewhere": 409,
  "auth.impersonating": 403,
  "auth.impersonation_refused": 409,
  "auth.last_super_admin": 409,
  "person.not_found": 404,
  "org.not_member": 403,
  "org.not_found": 404,
  "org.last_owner": 409,
  "org.owner_unknown": 422,
  "org.owner_not_self": 403,
  "org.creation_closed": 403,
  "org.default_stays": 409,
  "org.inactive": 409,
  "org.name_differs": 422,
  "org.new_owner_unknown": 422,
  "member.not_found": 404,
  "member.rank": 403,
  "member.self": 409,
  "invitation.not_found": 404,
  "invitation.expired": 409,
  "invitation.closed": 409,
  "invitation.other_person": 403,
  "invitation.already_member": 409,
  "invitation.pending": 409,
  "invitation.too_soon": 429,
  "invitation.quota": 429,
  "invitation.quota_person": 429,
  "invitation.quota_address": 429,
  "permission.locked": 409,
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
  "notification.fixed": 422,
  "notification.push_off": 409,
  "notification.push_service": 422,
  "notification.not_subscribed": 409,
  "conversation.not_found": 404,
  "file.too_large": 413,
  "file.not_an_image": 422,
  "file.quota": 429,
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
  "hidden_marks",
  "taken",
] as const;
export type FieldIssueCode = (typeof FIELD_ISSUES)[number];

/** What travels as `data` of an error reply. */
export interface ErrorData {
  params?: Record<string, string | number>;
  fields?: FieldIssue[];
  requestId?: string;
}
