export const EVALUATION_STATUSES = ["assigned", "in_progress", "submitted", "recused"] as const;
export type EvaluationStatus = (typeof EVALUATION_STATUSES)[number];

export const RECOMMENDATIONS = ["approve", "approve_with_conditions", "reject"] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];
