-- Each wording that an evaluation was handed in with, for the applications module, which must not depend on evaluations.
CREATE VIEW application_reviews_given AS
  SELECT h.id, h.evaluation_id, e.application_id, h.scores, h.weighted_total, h.feedback
  FROM evaluation_history h JOIN evaluations e ON e.id = h.evaluation_id
  WHERE h.to_status = 'submitted';
