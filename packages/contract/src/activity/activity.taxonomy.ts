/**
 * What can have happened so far; each has its words in activity.texts.ts and its kind in notifications/preferences.schema.ts.
 *
 * A module tells of it by emitting a domain event in its transaction (its `events` file, re-exported by its `api`); the
 * server's activity/happenings.api.ts says which event is which type, and for whom.
 */
export const ACTIVITY_TYPES = [
  "application_submitted",
  "application_resubmitted",
  "application_under_review",
  "application_changes_requested",
  "application_approved",
  "application_rejected",
  "application_withdrawn",
  "application_appealed",
  "application_reopened",
  "evaluation_assigned",
  "evaluation_unassigned",
  "evaluation_submitted",
  "evaluation_recused",
  "startup_created",
  "user_registered",
  "user_login",
  "member_added",
  "member_removed",
  "role_changed",
  "coordinator_appointed",
  "coordinator_revoked",
  "ownership_transferred",
  "invitation_received",
  "invitation_accepted",
  "invitation_declined",
  "organization_deleted",
  "organization_restored",
  "organization_activated",
  "organization_deactivated",
  "role_request_approved",
  "role_request_rejected",
  "profile_role_changed",
  "impersonated",
  "password_changed",
  "email_changed",
  "two_factor_enabled",
  "two_factor_disabled",
  "backup_codes_renewed",
  "passkey_added",
  "passkey_removed",
  "account_linked",
  "account_unlinked",
  "new_sign_in_device",
  "account_deletion_requested",
  "account_deletion_cancelled",
  "contact_message",
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const isActivityType = (value: string): value is ActivityType => ACTIVITY_TYPES.some((type) => type === value);
