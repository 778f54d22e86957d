import type { ProfileRole, RequestedRole } from "@kerkis/contract/core/permissions.ts";
import { defineEvent } from "#platform/events/events.ts";

/** A role asked for at sign-up was decided (completions 1). */
export const roleRequestDecided = defineEvent<{ userId: string; role: RequestedRole; approved: boolean; note: string }>(
  "identity.role_request_decided",
);

/** A super admin gave someone another profile role. */
export const profileRoleChanged = defineEvent<{ userId: string; role: ProfileRole }>("identity.profile_role_changed");

/** A super admin works as someone. */
export const impersonationStarted = defineEvent<{ userId: string; adminName: string; reason: string }>(
  "identity.impersonation_started",
);

/** A super admin switched off someone's two-factor sign-in. */
export const twoFactorDisabled = defineEvent<{ userId: string }>("identity.two_factor_disabled");
