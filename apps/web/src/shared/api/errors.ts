import { isErrorCode, type ErrorCode, type ErrorData, type FieldIssue } from "@kerkis/contract/core/errors.ts";
import { m } from "#messages";
import { refusalOf } from "./client.ts";

/** One text per refusal; a code without one does not compile. */
const TEXTS: Record<ErrorCode, () => string> = {
  "input.invalid": m.error_input_invalid,
  "input.too_large": m.error_input_too_large,
  "request.origin": m.error_request_origin,
  "request.rate_limited": m.error_request_rate_limited,
  "request.not_found": m.error_request_not_found,
  "request.conflict": m.error_request_conflict,
  "request.unavailable": m.error_request_unavailable,
  "server.unexpected": m.error_server_unexpected,
  "auth.required": m.error_auth_required,
  "auth.forbidden": m.error_auth_forbidden,
  "auth.invalid_credentials": m.error_auth_invalid_credentials,
  "auth.email_unverified": m.error_auth_email_unverified,
  "auth.link_invalid": m.error_auth_link_invalid,
  "auth.email_taken": m.error_auth_email_taken,
  "auth.weak_password": m.error_auth_weak_password,
  "auth.terms_required": m.error_auth_terms_required,
  "auth.setup_link_invalid": m.error_auth_setup_link_invalid,
  "org.not_member": m.error_org_not_member,
  "org.not_found": m.error_org_not_found,
  "org.last_owner": m.error_org_last_owner,
  "startup.not_found": m.error_startup_not_found,
  "programme.none_open": m.error_programme_none_open,
  "application.not_found": m.error_application_not_found,
  "application.transition": m.error_application_transition,
  "application.incomplete": m.error_application_incomplete,
  "application.not_editable": m.error_application_not_editable,
  "application.appeal_used": m.error_application_appeal_used,
  "application.evaluation_missing": m.error_application_evaluation_missing,
  "evaluation.not_found": m.error_evaluation_not_found,
  "evaluation.already_assigned": m.error_evaluation_already_assigned,
  "evaluation.conflict_of_interest": m.error_evaluation_conflict_of_interest,
  "evaluation.not_evaluator": m.error_evaluation_not_evaluator,
  "evaluation.incomplete": m.error_evaluation_incomplete,
  "evaluation.closed": m.error_evaluation_closed,
  "file.too_large": m.error_file_too_large,
  "file.not_an_image": m.error_file_not_an_image,
};

/** Our code of a refused call; undefined for a network failure or an error of the browser's own. */
export function errorCode(error: unknown): ErrorCode | undefined {
  const code = refusalOf(error)?.code;
  return isErrorCode(code) ? code : undefined;
}

/** Parameters, field problems and request id that came with a refusal. */
export function errorData(error: unknown): ErrorData {
  const data = refusalOf(error)?.data;
  return typeof data === "object" && data !== null ? data : {};
}

export const fieldIssues = (error: unknown): readonly FieldIssue[] => errorData(error).fields ?? [];

/** What to tell a person about a failed call, in their language. */
export function errorText(error: unknown): string {
  const code = errorCode(error);
  if (code) return TEXTS[code]();
  return isNetworkFailure(error) ? m.error_offline() : m.error_server_unexpected();
}

/** The call never got an answer: offline, or the server is gone. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError && refusalOf(error) === undefined;
