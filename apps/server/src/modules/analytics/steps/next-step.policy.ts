import type { DashboardStep } from "@kerkis/contract/analytics/analytics.schema.ts";

/** Steps of one kind, as many as are shown, and how many there are. */
export interface StepSource {
  steps: DashboardStep[];
  total: number;
}

/** A step with everything that most have not. */
export const step = (given: Partial<DashboardStep> & Pick<DashboardStep, "kind">): DashboardStep => ({
  record_id: null,
  notification_id: null,
  name: "",
  outcome: null,
  subject: null,
  count: 1,
  since: null,
  due_at: null,
  is_urgent: false,
  ...given,
});

/** Rows that carry the count of all beside them, as a source of steps. */
export const source = <Row extends { total: number }>(
  rows: readonly Row[],
  toStep: (row: Row) => DashboardStep,
): StepSource => ({ steps: rows.map(toStep), total: rows[0]?.total ?? 0 });

/** One line for a whole list that waits; nothing when the list is empty. */
export const listSource = (given: DashboardStep): StepSource =>
  given.count > 0 ? { steps: [given], total: 1 } : { steps: [], total: 0 };
