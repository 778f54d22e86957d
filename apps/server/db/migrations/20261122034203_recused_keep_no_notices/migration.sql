-- What was told before a conflict of interest was declared still names the application (completions 2): it goes.
DELETE FROM notifications USING evaluations
  WHERE evaluations.status = 'recused' AND notifications.user_id = evaluations.evaluator_id
    AND notifications.metadata ->> 'application_id' = evaluations.application_id::text;
--> statement-breakpoint
DELETE FROM activity_feed USING evaluations
  WHERE evaluations.status = 'recused' AND activity_feed.user_id = evaluations.evaluator_id
    AND activity_feed.metadata ->> 'application_id' = evaluations.application_id::text;
