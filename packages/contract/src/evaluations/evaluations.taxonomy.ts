export const EVALUATION_STATUSES = ["assigned", "in_progress", "submitted", "recused", "declined"] as const;
export type EvaluationStatus = (typeof EVALUATION_STATUSES)[number];

/** Whether an evaluation counts as one that its application has or will have: whoever stepped back or declined gives none. */
export const stands = (status: EvaluationStatus): boolean => status !== "recused" && status !== "declined";

/** Why an assignment is declined. A conflict of interest is none of these: it is declared as one. */
export const DECLINE_REASONS = ["no_time", "not_my_field", "other"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const RECOMMENDATIONS = ["approve", "approve_with_conditions", "reject"] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];
