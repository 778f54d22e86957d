-- The guard refuses beforehand, and history is written of what came about: a pair that is assigned twice is inserted once.
CREATE OR REPLACE FUNCTION evaluation_guard() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
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
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER evaluation_guard BEFORE UPDATE ON evaluations
  FOR EACH ROW EXECUTE FUNCTION evaluation_guard();
--> statement-breakpoint
CREATE FUNCTION evaluation_history_kept() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.status = OLD.status AND (NEW.status <> 'submitted'
    OR (NEW.scores, NEW.recommendation, NEW.feedback) IS NOT DISTINCT FROM (OLD.scores, OLD.recommendation, OLD.feedback)) THEN
    RETURN NULL;
  END IF;
  INSERT INTO evaluation_history (organization_id, evaluation_id, actor_id, from_status, to_status, scores, weighted_total, recommendation, feedback, created_at)
    VALUES (NEW.organization_id, NEW.id, nullif(current_setting('kerkis.actor', true), '')::uuid,
      CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END, NEW.status, NEW.scores, NEW.weighted_total, NEW.recommendation, NEW.feedback, clock_timestamp());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER evaluation_history_kept AFTER INSERT OR UPDATE ON evaluations
  FOR EACH ROW EXECUTE FUNCTION evaluation_history_kept();
