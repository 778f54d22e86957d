/** The words of every refusal. They load with the first failed call (error-wording.ts): hardly a page ever needs them. */
import type { ErrorCode } from "@kerkis/contract/core/errors.ts";
import { m } from "#messages";

type Params = Record<string, string | number> | undefined;

/** One text per refusal; a code without one does not compile. */
const TEXTS: Record<ErrorCode, (params: Params) => string> = {
  "input.invalid": m.error_input_invalid,
  "input.too_large": m.error_input_too_large,
  "request.origin": m.error_request_origin,
  "request.rate_limited": (params) => tooMany(Number(params?.["minutes"])),
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
  "auth.code_invalid": m.error_auth_code_invalid,
  "auth.second_factor_expired": m.error_auth_second_factor_expired,
  "auth.sign_in_again": m.error_auth_sign_in_again,
  "auth.last_way_in": m.error_auth_last_way_in,
  "auth.sign_up_closed": m.error_auth_sign_up_closed,
  "auth.passkey_failed": m.error_auth_passkey_failed,
  "auth.provider_missing": m.error_auth_provider_missing,
  "auth.provider_refused": m.error_auth_provider_refused,
  "auth.provider_unavailable": m.error_auth_provider_unavailable,
  "auth.provider_state": m.error_auth_provider_state,
  "auth.provider_email_missing": m.error_auth_provider_email_missing,
  "auth.provider_email_unverified": m.error_auth_provider_email_unverified,
  "auth.account_linked_elsewhere": m.error_auth_account_linked_elsewhere,
  "auth.impersonating": m.error_auth_impersonating,
  "auth.impersonation_refused": m.error_auth_impersonation_refused,
  "auth.last_super_admin": m.error_auth_last_super_admin,
  "person.not_found": m.error_person_not_found,
  "org.not_member": m.error_org_not_member,
  "org.not_found": m.error_org_not_found,
  "org.last_owner": m.error_org_last_owner,
  "org.owner_unknown": m.error_org_owner_unknown,
  "org.owner_not_self": m.error_org_owner_not_self,
  "org.creation_closed": m.error_org_creation_closed,
  "org.default_stays": m.error_org_default_stays,
  "org.inactive": m.error_org_inactive,
  "org.name_differs": m.error_org_name_differs,
  "org.new_owner_unknown": m.error_org_new_owner_unknown,
  "member.not_found": m.error_member_not_found,
  "member.not_coordinator": m.error_member_not_coordinator,
  "member.rank": m.error_member_rank,
  "member.self": m.error_member_self,
  "conversation.not_found": m.error_conversation_not_found,
  "conversation.full": m.error_conversation_full,
  "conversation.too_many": m.error_conversation_too_many,
  "invitation.not_found": m.error_invitation_not_found,
  "invitation.expired": m.error_invitation_expired,
  "invitation.closed": m.error_invitation_closed,
  "invitation.other_person": m.error_invitation_other_person,
  "invitation.already_member": m.error_invitation_already_member,
  "invitation.pending": m.error_invitation_pending,
  "invitation.too_soon": m.error_invitation_too_soon,
  "invitation.quota": (params) =>
    params?.["limit"] === undefined
      ? m.error_invitation_quota()
      : m.error_invitation_quota_limit({ limit: params["limit"] }),
  "invitation.quota_person": m.error_invitation_quota_person,
  "invitation.quota_address": m.error_invitation_quota_address,
  "permission.locked": m.error_permission_locked,
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
  "notification.fixed": m.error_notification_fixed,
  "notification.push_off": m.error_notification_push_off,
  "notification.push_service": m.error_notification_push_service,
  "notification.not_subscribed": m.error_notification_not_subscribed,
  "file.too_large": m.error_file_too_large,
  "file.empty": m.error_file_empty,
  "file.not_an_image": m.error_file_not_an_image,
  "file.dimensions": m.error_file_dimensions,
  "file.quota": m.error_file_quota,
  "account.role_requested": m.error_account_role_requested,
  "account.role_held": m.error_account_role_held,
  "account.last_owner": m.error_account_last_owner,
  "account.confirmation_differs": m.error_account_confirmation_differs,
  "account.email_same": m.error_account_email_same,
  "account.changed_elsewhere": m.error_account_changed_elsewhere,
  "auth.proof_required": m.error_auth_proof_required,
};

/** Too many tries, and when the next one is allowed as far as the server said. */
const tooMany = (minutes: number): string =>
  minutes > 0 ? m.error_request_rate_limited_minutes({ minutes }) : m.error_request_rate_limited();

/** What a refusal's code means, in the person's language: for lists of outcomes too, where one call has many. */
export const codeText = (code: string, params?: Params): string =>
  isWorded(code) ? TEXTS[code](params) : m.error_server_unexpected();

const isWorded = (code: string): code is ErrorCode => Object.hasOwn(TEXTS, code);
