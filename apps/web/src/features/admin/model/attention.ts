import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import type { OrganizationOverview } from "@kerkis/contract/admin/organization/organization-admin.schema.ts";
import { m } from "#messages";

/** An application that waits longer than this is urgent. */
const PATIENCE_DAYS = 7;

export interface Matter {
  key: string;
  text: string;
  to: string;
  search: Record<string, string>;
  isUrgent: boolean;
}

/** What of an organization needs attention, the urgent first. */
export function attentionOf(overview: OrganizationOverview, now: number): Matter[] {
  const { applications, evaluations, invitations } = overview;
  const { oldest_pending_at: since, oldest_pending_id: id } = applications;
  const days = since ? Math.floor((now - Date.parse(since)) / DAY_MS) : 0;
  const matters: (Matter | false)[] = [
    evaluations.overdue > 0 && {
      key: "overdue",
      text: m.admin_attention_overdue({ count: evaluations.overdue }),
      to: "/evaluation-management",
      search: { phase: "under_review" },
      isUrgent: true,
    },
    id !== null && {
      key: "oldest",
      text: days >= 1 ? m.admin_attention_oldest({ count: days }) : m.admin_attention_waiting(),
      to: "/evaluation-management",
      search: { application: id },
      isUrgent: days >= PATIENCE_DAYS,
    },
    applications.unassigned > 0 && {
      key: "unassigned",
      text: m.admin_attention_unassigned({ count: applications.unassigned }),
      to: "/evaluation-management",
      search: { phase: "open", evaluator: "none" },
      isUrgent: false,
    },
    invitations.expired > 0 && {
      key: "expired",
      text: m.admin_attention_expired({ count: invitations.expired }),
      to: "/admin/users",
      search: { view: "invitations", state: "expired" },
      isUrgent: false,
    },
    overview.members.by_role.owner < 2 && {
      key: "owner",
      text: m.admin_attention_one_owner(),
      to: "/admin/users",
      search: { sort: "role" },
      isUrgent: false,
    },
  ];
  return matters.filter((matter) => matter !== false).toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent));
}
