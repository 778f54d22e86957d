ALTER TABLE "evaluations" ADD COLUMN "accepted_at" timestamptz;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "decline_words" text;--> statement-breakpoint
ALTER TABLE evaluations
  DROP CONSTRAINT evaluations_status,
  ADD CONSTRAINT evaluations_status CHECK (status IN ('assigned', 'in_progress', 'submitted', 'recused', 'declined')),
  ADD CONSTRAINT evaluations_declined CHECK ((status = 'declined') = (decline_reason IS NOT NULL)),
  ADD CONSTRAINT evaluations_decline_reason CHECK (decline_reason IN ('no_time', 'not_my_field', 'other'));
--> statement-breakpoint
-- Whoever was given an application before it could be accepted has it as if it were.
UPDATE evaluations SET accepted_at = assigned_at WHERE status <> 'recused';
--> statement-breakpoint
-- What was declined stays so until a coordinator asks anew.
CREATE OR REPLACE FUNCTION evaluation_guard() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.evaluator_id <> OLD.evaluator_id OR NEW.application_id <> OLD.application_id OR NEW.organization_id <> OLD.organization_id THEN
      RAISE EXCEPTION 'an evaluation never changes hands' USING ERRCODE = 'KR001';
    END IF;
    IF OLD.status = 'submitted' AND NEW.status <> 'submitted' THEN
      RAISE EXCEPTION 'a submitted evaluation stays submitted' USING ERRCODE = 'KR001';
    END IF;
    IF OLD.status = 'recused' AND NEW.status <> 'recused' THEN
      RAISE EXCEPTION 'a recusal stands' USING ERRCODE = 'KR001';
    END IF;
    IF OLD.status = 'declined' AND NEW.status NOT IN ('declined', 'assigned') THEN
      RAISE EXCEPTION 'what was declined is asked anew' USING ERRCODE = 'KR001';
    END IF;
    IF NEW.status = OLD.status AND (NEW.status <> 'submitted'
      OR (NEW.scores, NEW.recommendation, NEW.feedback) IS NOT DISTINCT FROM (OLD.scores, OLD.recommendation, OLD.feedback)) THEN
      RETURN NEW;
    END IF;
  END IF;
  INSERT INTO evaluation_history (organization_id, evaluation_id, actor_id, from_status, to_status, scores, weighted_total, recommendation, feedback, created_at)
    VALUES (NEW.organization_id, NEW.id, nullif(current_setting('kerkis.actor', true), '')::uuid,
      CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END, NEW.status, NEW.scores, NEW.weighted_total, NEW.recommendation, NEW.feedback, clock_timestamp());
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE VIEW application_reviews AS
  SELECT id, organization_id, application_id, evaluator_id, status, due_at, assigned_at, submitted_at,
    weighted_total, recommendation, feedback, scores, recusal_reason, accepted_at, decline_reason, decline_words
  FROM evaluations;
