import type { ActivityType } from "@kerkis/contract/activity/activity.taxonomy.ts";
import type { NotificationType } from "@kerkis/contract/notifications/notifications.schema.ts";
import { hearOfPeople } from "#modules/activity/happenings.api.ts";
import type { Events } from "#platform/platform.ts";
import { notifyOf } from "./deliver.service.ts";

/** How what happens to people looks; the rest is information. */
const LOOKS: Partial<Record<ActivityType, NotificationType>> = {
  member_added: "success",
  member_removed: "warning",
  coordinator_appointed: "success",
  coordinator_revoked: "warning",
  invitation_accepted: "success",
  organization_deleted: "warning",
  organization_deactivated: "warning",
  organization_restored: "success",
  organization_activated: "success",
  role_request_approved: "success",
  role_request_rejected: "error",
  impersonated: "warning",
  password_changed: "warning",
  email_changed: "warning",
  two_factor_enabled: "success",
  two_factor_disabled: "warning",
  passkey_removed: "warning",
  account_unlinked: "warning",
  new_sign_in_device: "warning",
  account_deletion_requested: "warning",
};

/** Where a click leads; what concerns the account leads to /settings. */
const LINKS: Partial<Record<ActivityType, string>> = {
  member_added: "/dashboard",
  member_removed: "/dashboard",
  role_changed: "/dashboard",
  coordinator_appointed: "/evaluation-management",
  coordinator_revoked: "/dashboard",
  ownership_transferred: "/dashboard",
  invitation_received: "/dashboard",
  invitation_accepted: "/admin/users",
  invitation_declined: "/admin/users",
  organization_deleted: "/dashboard",
  organization_deactivated: "/dashboard",
  organization_restored: "/dashboard",
  organization_activated: "/dashboard",
  role_request_approved: "/dashboard",
  role_request_rejected: "/dashboard",
  profile_role_changed: "/dashboard",
  password_changed: "/settings?section=password",
  email_changed: "/settings?section=email",
  two_factor_enabled: "/settings?section=two-factor",
  two_factor_disabled: "/settings?section=two-factor",
  backup_codes_renewed: "/settings?section=two-factor",
  passkey_added: "/settings?section=passkeys",
  passkey_removed: "/settings?section=passkeys",
  account_linked: "/settings?section=linked-accounts",
  account_unlinked: "/settings?section=linked-accounts",
  new_sign_in_device: "/settings?section=sessions",
  account_deletion_requested: "/settings?section=delete",
  contact_message: "/system-admin",
};

/** What people are told about themselves, their organizations and their accounts. */
export function peopleListeners(events: Events): void {
  hearOfPeople(events, (context, { userIds, organizationId, type, facts, isMailed }) =>
    notifyOf(context, userIds, {
      organizationId,
      activityType: type,
      type: LOOKS[type] ?? "info",
      facts,
      link: LINKS[type] ?? "/settings",
      isMailed,
    }),
  );
}
