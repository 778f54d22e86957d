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

export const PHASE_COLORS: Record<ShownPhase, string> = {
  pending: "var(--warning)",
  under_review: "var(--info)",
  changes_requested: "var(--public)",
  approved: "var(--success)",
  rejected: "var(--danger)",
  withdrawn: "var(--muted-foreground)",
};

export const ROLE_COLORS: Record<OrganizationRole, string> = {
  owner: "var(--founder)",
  admin: "var(--evaluator)",
  moderator: "var(--mentor)",
  member: "var(--investor)",
};
