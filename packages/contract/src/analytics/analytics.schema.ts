import * as z from "zod/mini";
import { APPLICATION_SUBJECTS } from "../applications/applications.taxonomy.ts";
import { id, timestamp } from "../core/fields.ts";
import { programme } from "../programmes/programmes.schema.ts";

/** What a person's dashboard is about: what they decide, run, score or applied for, or the registry. */
export const DASHBOARD_VIEWS = [
  "platform",
  "organization",
  "coordinator",
  "evaluator",
  "founder",
  "investor",
  "mentor",
  "public",
] as const;
export type DashboardView = (typeof DASHBOARD_VIEWS)[number];

/** What can wait for a person; the most pressing first. */
export const STEP_KINDS = [
  "changes_requested",
  "evaluation_overdue",
  "decision_ready",
  "role_requests",
  "application_waiting",
  "reviews_overdue",
  "evaluation_due",
  "evaluators_missing",
  "decision_to_read",
  "draft_unfinished",
  "contact_messages",
  "browser_errors",
  "invitations_pending",
  "two_factor_missing",
  "organization_profile",
  "avatar_missing",
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export const dashboardStep = z.object({
  kind: z.enum(STEP_KINDS),
  /** The application, evaluation or organization it is done on; null where a whole list waits. */
  record_id: z.nullable(id),
  /** The notice that it answers, to be marked read when opened. */
  notification_id: z.nullable(id),
  /** Of the startup or the organization; empty for a draft without one. */
  name: z.string(),
  /** For a decision: which. */
  outcome: z.nullable(z.enum(["approved", "rejected"])),
  /** Of an unfinished registration: whose. */
  subject: z.nullable(z.enum(APPLICATION_SUBJECTS)),
  /** How many wait behind this line. */
  count: z.int(),
  /** Since when it waits. */
  since: z.nullable(timestamp),
  due_at: z.nullable(timestamp),
  is_urgent: z.boolean(),
});
export type DashboardStep = z.infer<typeof dashboardStep>;

export const FIGURE_KEYS = [
  "my_applications",
  "my_pending",
  "my_under_review",
  "my_approved",
  "to_score",
  "overdue",
  "scored",
  "pending",
  "under_review",
  "submitted",
  "approved",
  "days_to_decision",
  "members",
  "registered_startups",
  "new_startups",
  "total_funding",
  "represented_organizations",
  "organizations",
  "people",
] as const;
export type FigureKey = (typeof FIGURE_KEYS)[number];

export const dashboardFigure = z.object({
  key: z.enum(FIGURE_KEYS),
  /** Null while there is nothing to measure. */
  value: z.nullable(z.number()),
  unit: z.enum(["count", "days", "eur"]),
  /** The same a month before; null where nothing compares. */
  previous: z.nullable(z.number()),
  /** How it went, oldest first; empty where nothing is drawn. */
  course: z.array(z.number()),
});
export type DashboardFigure = z.infer<typeof dashboardFigure>;

export const COURSE_KEYS = ["applications", "my_evaluations", "registry_growth", "platform_growth"] as const;
export type CourseKey = (typeof COURSE_KEYS)[number];
export const SERIES_KEYS = ["submitted", "approved", "evaluations", "startups", "people"] as const;
export type SeriesKey = (typeof SERIES_KEYS)[number];
export const SHARE_KEYS = [
  "application_states",
  "my_evaluation_states",
  "member_roles",
  "time_to_decision",
  "industries",
  "regions",
] as const;
export type ShareKey = (typeof SHARE_KEYS)[number];

const cells = z.array(z.object({ key: z.string(), value: z.nullable(z.int()) }));

/** Values over weeks or months; parts of a whole; values side by side. A null cell is below `suppressed_below`. */
export const dashboardChart = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("course"),
    key: z.enum(COURSE_KEYS),
    period: z.enum(["week", "month"]),
    /** First days of the weeks or months. */
    days: z.array(z.string()),
    series: z.array(z.object({ key: z.enum(SERIES_KEYS), values: z.array(z.int()) })),
  }),
  z.object({ kind: z.literal("parts"), key: z.enum(SHARE_KEYS), cells, suppressed_below: z.int() }),
  z.object({ kind: z.literal("bars"), key: z.enum(SHARE_KEYS), cells, suppressed_below: z.int() }),
]);
export type DashboardChart = z.infer<typeof dashboardChart>;

export const dashboard = z.object({
  view: z.enum(DASHBOARD_VIEWS),
  steps: z.array(dashboardStep),
  /** Steps beyond those given. */
  steps_more: z.int(),
  figures: z.array(dashboardFigure),
  charts: z.array(dashboardChart),
  /** Open to applications now, the soonest to close first. */
  programmes: z.array(programme),
});
export type Dashboard = z.infer<typeof dashboard>;

/** What /about shows of the registry: the same for everyone. */
export const publicFigures = z.object({
  registered_startups: z.int(),
  represented_organizations: z.int(),
  regions: z.int(),
  industries: cells,
  suppressed_below: z.int(),
});
export type PublicFigures = z.infer<typeof publicFigures>;
