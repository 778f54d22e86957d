-- An application to a call whose applicant no longer owns its startup may go to another owner of it; no other changes hands.
CREATE OR REPLACE FUNCTION application_guard() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  actor uuid := nullif(current_setting('kerkis.actor', true), '')::uuid;
  reason text := nullif(current_setting('kerkis.reason', true), '');
  old_phase text;
  new_phase text := application_phase(NEW.status, NEW.submitted_at, NEW.withdrawn_at, NEW.changes_requested_at);
  step text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF new_phase <> 'draft' THEN
      RAISE EXCEPTION 'an application begins as a draft, not as %', new_phase USING ERRCODE = 'KR001';
    END IF;
    step := 'create';
  ELSE
    old_phase := application_phase(OLD.status, OLD.submitted_at, OLD.withdrawn_at, OLD.changes_requested_at);
    IF NEW.organization_id <> OLD.organization_id OR NEW.programme_id <> OLD.programme_id THEN
      RAISE EXCEPTION 'an application never changes hands' USING ERRCODE = 'KR001';
    END IF;
    IF NEW.applicant_id <> OLD.applicant_id AND NOT (
      old_phase NOT IN ('draft', 'withdrawn')
      AND NOT EXISTS (SELECT FROM startup_people WHERE startup_id = OLD.startup_id AND user_id = OLD.applicant_id AND role = 'owner')
      AND EXISTS (SELECT FROM startup_people WHERE startup_id = OLD.startup_id AND user_id = NEW.applicant_id AND role = 'owner')
      AND EXISTS (SELECT FROM programmes WHERE id = OLD.programme_id AND kind <> 'registry')
    ) THEN
      RAISE EXCEPTION 'an application never changes hands' USING ERRCODE = 'KR001';
    END IF;
    IF old_phase NOT IN ('draft', 'changes_requested') AND NEW.answers IS DISTINCT FROM OLD.answers THEN
      RAISE EXCEPTION 'a submitted application is read-only' USING ERRCODE = 'KR001';
    END IF;
    IF old_phase = new_phase THEN
      IF NEW.status <> OLD.status THEN
        RAISE EXCEPTION 'no transition from % to %', OLD.status, NEW.status USING ERRCODE = 'KR001';
      END IF;
      RETURN NEW;
    END IF;
    IF old_phase = 'changes_requested' AND new_phase IN ('pending', 'under_review') AND NEW.status <> OLD.status THEN
      RAISE EXCEPTION 'resubmitting keeps the status' USING ERRCODE = 'KR001';
    END IF;
    SELECT action INTO step FROM application_transitions WHERE from_phase = old_phase AND to_phase = new_phase;
    IF step IS NULL THEN
      RAISE EXCEPTION 'no transition from % to %', old_phase, new_phase USING ERRCODE = 'KR001';
    END IF;
    IF step IN ('reject', 'request_changes', 'appeal', 'reopen') AND reason IS NULL THEN
      RAISE EXCEPTION '% needs a reason', step USING ERRCODE = 'KR002';
    END IF;
    IF step = 'appeal' AND OLD.appealed_at IS NOT NULL THEN
      RAISE EXCEPTION 'an appeal can be made once' USING ERRCODE = 'KR003';
    END IF;
    IF OLD.appealed_at IS NOT NULL AND NEW.appealed_at IS NULL THEN
      RAISE EXCEPTION 'an appeal is never forgotten' USING ERRCODE = 'KR003';
    END IF;
    IF step = 'appeal' AND NEW.appealed_at IS NULL THEN
      NEW.appealed_at := now();
    END IF;
  END IF;
  INSERT INTO application_history (organization_id, application_id, actor_id, action, from_phase, to_phase, reason, created_at)
    VALUES (NEW.organization_id, NEW.id, actor, step, old_phase, new_phase, reason, clock_timestamp());
  RETURN NEW;
END $$;
--> statement-breakpoint
ALTER FUNCTION application_guard() SET search_path = public, pg_temp;
