import { type ProfileRole, REQUESTED_ROLES } from "../core/permissions.ts";

/** Version of the terms at sign-up; when it changes, people are asked again at /settings. */
export const TERMS_VERSION = "2026-11";

/** Roles that people give themselves: founder, investor, mentor, public sector. The rest is asked for (completions 1). */
export const OWN_ROLES = ["company_coordinator", "investor", "mentor", "public"] as const;
export const SELECTABLE_ROLES = [...OWN_ROLES, ...REQUESTED_ROLES] as const;

/** Roles that a profile can have and nobody gives themselves; shown as they are. */
export const isOwnRole = (role: ProfileRole): boolean => OWN_ROLES.some((own) => own === role);
