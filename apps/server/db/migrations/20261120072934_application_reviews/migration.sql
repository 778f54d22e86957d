-- What the applications module may know of evaluations, so that the two modules form no circle: never the private notes.
CREATE VIEW application_reviews AS
  SELECT id, organization_id, application_id, evaluator_id, status, due_at, assigned_at, submitted_at,
    weighted_total, recommendation, feedback, scores, recusal_reason
  FROM evaluations;
