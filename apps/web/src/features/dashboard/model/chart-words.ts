import type { CourseKey, SeriesKey, ShareKey } from "@kerkis/contract/analytics/analytics.schema.ts";
import { INDUSTRY_LABELS, REGION_LABELS } from "@kerkis/contract/startups/taxonomy.texts.ts";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { APPLICATION_TONES, EVALUATION_TONES } from "#shared/ui/marks/status-tones.ts";
import { statusColor } from "#shared/ui/marks/tone.ts";

interface Heading {
  title: () => string;
  lead?: () => string;
}

/** Counts of each week are columns, totals that go on are lines. */
export const COURSES: Record<CourseKey, Heading & { shape: "columns" | "line" }> = {
  applications: {
    title: m.dashboard_chart_applications,
    lead: m.dashboard_chart_applications_lead,
    shape: "columns",
  },
  my_evaluations: {
    title: m.dashboard_chart_my_evaluations,
    lead: m.dashboard_chart_my_evaluations_lead,
    shape: "columns",
  },
  registry_growth: { title: m.dashboard_chart_registry, lead: m.dashboard_chart_registry_lead, shape: "line" },
  platform_growth: { title: m.dashboard_chart_platform, lead: m.dashboard_chart_platform_lead, shape: "line" },
};

export const SERIES: Record<SeriesKey, { label: () => string; color: string }> = {
  submitted: { label: m.dashboard_series_submitted, color: "var(--primary)" },
  approved: { label: m.dashboard_series_approved, color: statusColor(APPLICATION_TONES.approved) },
  evaluations: { label: m.dashboard_series_evaluations, color: "var(--evaluator)" },
  startups: { label: m.dashboard_series_startups, color: "var(--primary)" },
  people: { label: m.dashboard_series_people, color: "var(--primary)" },
};

/** Heading of a chart of parts, and what its whole counts. */
export const SHARE_HEADINGS: Record<ShareKey, Heading & { unit: () => string }> = {
  application_states: { title: m.dashboard_chart_states, unit: m.dashboard_unit_applications },
  my_evaluation_states: { title: m.dashboard_chart_my_states, unit: m.dashboard_unit_evaluations },
  member_roles: { title: m.dashboard_chart_roles, unit: m.dashboard_unit_members },
  time_to_decision: {
    title: m.dashboard_chart_time,
    lead: m.dashboard_chart_time_lead,
    unit: m.dashboard_unit_applications,
  },
  industries: { title: m.dashboard_chart_industries, unit: m.dashboard_series_startups },
  regions: { title: m.dashboard_chart_regions, unit: m.dashboard_series_startups },
};

interface Part {
  label: () => string;
  /** Status and role colours; a plain bar has the primary one. */
  color?: string;
}

const PARTS: Partial<Record<ShareKey, Record<string, Part>>> = {
  application_states: {
    pending: { label: m.dashboard_state_pending, color: statusColor(APPLICATION_TONES.pending) },
    under_review: { label: m.dashboard_state_under_review, color: statusColor(APPLICATION_TONES.under_review) },
    changes_requested: {
      label: m.dashboard_state_changes_requested,
      color: statusColor(APPLICATION_TONES.changes_requested),
    },
    approved: { label: m.dashboard_state_approved, color: statusColor(APPLICATION_TONES.approved) },
    rejected: { label: m.dashboard_state_rejected, color: statusColor(APPLICATION_TONES.rejected) },
  },
  my_evaluation_states: {
    submitted: { label: m.dashboard_state_submitted, color: statusColor(EVALUATION_TONES.submitted) },
    in_progress: { label: m.dashboard_state_in_progress, color: statusColor(EVALUATION_TONES.in_progress) },
    assigned: { label: m.dashboard_state_assigned, color: statusColor(EVALUATION_TONES.assigned) },
    overdue: { label: m.dashboard_state_overdue, color: statusColor(EVALUATION_TONES.overdue) },
  },
  member_roles: {
    founder: { label: m.dashboard_seat_founder, color: "var(--founder)" },
    investor: { label: m.dashboard_seat_investor, color: "var(--investor)" },
    evaluator: { label: m.dashboard_seat_evaluator, color: "var(--evaluator)" },
    mentor: { label: m.dashboard_seat_mentor, color: "var(--mentor)" },
    public: { label: m.dashboard_seat_public, color: "var(--public)" },
    staff: { label: m.dashboard_seat_staff, color: "var(--foreground)" },
  },
  time_to_decision: {
    week: { label: m.dashboard_time_week },
    fortnight: { label: m.dashboard_time_fortnight },
    month: { label: m.dashboard_time_month },
    longer: { label: m.dashboard_time_longer },
  },
};

const TAXONOMY: Record<string, Record<string, { el: string; en: string }>> = {
  industries: INDUSTRY_LABELS,
  regions: REGION_LABELS,
};

/** Name and colour of a part of a chart; its key, should it be one that these words do not know yet. */
export function partOf(chart: ShareKey, key: string): { label: string; color?: string | undefined } {
  const known = PARTS[chart]?.[key];
  if (known) return { label: known.label(), color: known.color };
  return { label: TAXONOMY[chart]?.[key]?.[currentLanguage()] ?? key };
}
