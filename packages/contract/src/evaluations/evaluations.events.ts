/** Sent on `user:<id>` to an evaluator who sees what the others handed in, when that changed, with the id of their own evaluation. */
export const OTHERS_CHANGED_EVENT = "other_reviews_changed";
