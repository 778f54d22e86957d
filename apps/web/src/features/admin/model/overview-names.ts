import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { m } from "#messages";

/** Phases that /admin counts; drafts are nobody's business yet. */
export const PHASES_SHOWN = [
  "pending",
  "under_review",
  "changes_requested",
  "approved",
  "rejected",
  "withdrawn",
] as const;
export type ShownPhase = (typeof PHASES_SHOWN)[number];

export const PHASE_NAMES: Record<ShownPhase, () => string> = {
  pending: m.admin_phase_pending,
  under_review: m.admin_phase_under_review,
  changes_requested: m.admin_phase_changes_requested,
  approved: m.admin_phase_approved,
  rejected: m.admin_phase_rejected,
  withdrawn: m.admin_phase_withdrawn,
};

/** Steps of ink: colours belong to profile roles. */
export const ROLE_INK: Record<OrganizationRole, string> = {
  owner: "var(--foreground)",
  admin: "color-mix(in oklab, var(--foreground) 45%, var(--muted-foreground))",
  moderator: "var(--muted-foreground)",
  member: "var(--control-edge)",
};
