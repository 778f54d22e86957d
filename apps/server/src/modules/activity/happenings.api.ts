import type { ActivityFacts } from "@kerkis/contract/activity/activity.schema.ts";
import type { ActivityType } from "@kerkis/contract/activity/activity.taxonomy.ts";
import {
  accountDeletionCancelled,
  accountDeletionRequested,
  emailChanged,
  impersonationStarted,
  newDeviceSeen,
  profileRoleChanged,
  roleRequestDecided,
  securityChanged,
  twoFactorDisabled,
} from "#modules/identity/identity.api.ts";
import { contactReceived } from "#modules/admin/contact.api.ts";
import {
  coordinatorAppointed,
  coordinatorRevoked,
  invitationAccepted,
  invitationDeclined,
  invitationReceived,
  memberAdded,
  memberRemoved,
  organizationClosed,
  organizationReopened,
  ownershipTransferred,
  roleChanged,
  type MembershipFacts,
  type OrganizationAudience,
  type OrganizationNews,
} from "#modules/organizations/organizations.api.ts";
import type { EventContext, Events } from "#platform/platform.ts";
import { clipped } from "./activity.api.ts";
import { membersOf } from "./audience.reads.ts";

/** What happened to people: told in the bell and written into the feed alike. */
export interface Happening {
  type: ActivityType;
  /** Whom it concerns. */
  userIds: readonly string[];
  /** Null for what concerns an account. */
  organizationId: string | null;
  facts: ActivityFacts;
  /** The module where it happened has mailed them itself. */
  isMailed: boolean;
}
/** What the ways into an account are called in the feed. */
const SECURITY: Record<NonNullable<(typeof securityChanged)["payload"]>["kind"], ActivityType> = {
  password_changed: "password_changed",
  password_set: "password_changed",
  two_factor_on: "two_factor_enabled",
  two_factor_off: "two_factor_disabled",
  backup_codes_renewed: "backup_codes_renewed",
  passkey_added: "passkey_added",
  passkey_removed: "passkey_removed",
  account_linked: "account_linked",
  account_unlinked: "account_unlinked",
};

type Tell = (context: EventContext, happening: Happening) => Promise<void>;

/** Listens to what happens to people, their organizations and their accounts, and tells each in the words of its activity type. */
export function hearOfPeople(events: Events, tell: Tell): void {
  hearOfMembers(events, tell);
  hearOfOrganizations(events, tell);
  hearOfAccounts(events, tell);
  events.on(contactReceived, (context, { name, superAdminIds }) =>
    tell(context, {
      type: "contact_message",
      userIds: superAdminIds,
      organizationId: null,
      facts: { person_name: name },
      isMailed: true,
    }),
  );
}

function hearOfMembers(events: Events, tell: Tell): void {
  const told =
    (type: ActivityType, isMailed = false) =>
    (context: EventContext, event: MembershipFacts & { person?: string; isMailed?: boolean }) =>
      tell(context, {
        type,
        userIds: [event.userId],
        organizationId: event.organizationId,
        facts: {
          organization_name: event.organizationName,
          role: event.role,
          ...(event.person !== undefined && { person_name: event.person }),
        },
        isMailed: event.isMailed ?? isMailed,
      });
  events.on(memberAdded, told("member_added"));
  events.on(memberRemoved, told("member_removed"));
  events.on(roleChanged, told("role_changed"));
  events.on(coordinatorAppointed, told("coordinator_appointed"));
  events.on(coordinatorRevoked, told("coordinator_revoked"));
  events.on(invitationReceived, told("invitation_received", true));
  events.on(invitationAccepted, told("invitation_accepted"));
  events.on(invitationDeclined, told("invitation_declined"));
}

function hearOfOrganizations(events: Events, tell: Tell): void {
  /** Whoever runs it has a mail of its own about it; the other members are mailed as they chose. */
  const told = async (
    context: EventContext,
    { organizationId, name, userIds, mailedIds = [] }: OrganizationNews & OrganizationAudience,
    type: ActivityType,
  ) => {
    const heard = userIds ?? (await membersOf(context.tx, organizationId));
    const happening = { type, organizationId, facts: { organization_name: name } };
    for (const isMailed of [true, false]) {
      const some = heard.filter((userId) => mailedIds.includes(userId) === isMailed);
      if (some.length > 0) await tell(context, { ...happening, userIds: some, isMailed });
    }
  };
  // The new and the former owner have heard of their roles; the others hear who it is now.
  events.on(ownershipTransferred, async (context, { organizationId, organizationName, person, userIds }) => {
    const members = await membersOf(context.tx, organizationId);
    await tell(context, {
      type: "ownership_transferred",
      userIds: members.filter((userId) => !userIds.includes(userId)),
      organizationId,
      facts: { organization_name: organizationName, person_name: person },
      isMailed: false,
    });
  });
  events.on(organizationClosed, (context, { why, ...news }) =>
    told(context, news, why === "deleted" ? "organization_deleted" : "organization_deactivated"),
  );
  events.on(organizationReopened, (context, { why, ...news }) =>
    told(context, news, why === "restored" ? "organization_restored" : "organization_activated"),
  );
}

function hearOfAccounts(events: Events, tell: Tell): void {
  const told = (
    context: EventContext,
    userId: string,
    type: ActivityType,
    { isMailed = true, ...facts }: ActivityFacts & { isMailed?: boolean } = {},
  ) => tell(context, { type, userIds: [userId], organizationId: null, facts, isMailed });
  events.on(roleRequestDecided, (context, { userId, role, approved }) =>
    told(context, userId, approved ? "role_request_approved" : "role_request_rejected", { role }),
  );
  events.on(profileRoleChanged, (context, { userId, role }) =>
    told(context, userId, "profile_role_changed", { role, isMailed: false }),
  );
  events.on(impersonationStarted, (context, { userId, adminName, reason }) =>
    told(context, userId, "impersonated", { person_name: adminName, reason: clipped(reason) }),
  );
  events.on(securityChanged, (context, { userId, kind }) => told(context, userId, SECURITY[kind]));
  events.on(newDeviceSeen, (context, { userId, device }) =>
    told(context, userId, "new_sign_in_device", { device, isMailed: false }),
  );
  events.on(twoFactorDisabled, (context, { userId }) => told(context, userId, "two_factor_disabled"));
  events.on(emailChanged, (context, { userId }) => told(context, userId, "email_changed"));
  events.on(accountDeletionRequested, (context, { userId }) => told(context, userId, "account_deletion_requested"));
  events.on(accountDeletionCancelled, (context, { userId }) => told(context, userId, "account_deletion_cancelled"));
}
