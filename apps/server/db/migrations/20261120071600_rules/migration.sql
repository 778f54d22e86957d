-- Values that only these may take; the application's types say the same.
ALTER TABLE applications
  ADD CONSTRAINT applications_status CHECK (status IN ('pending', 'under_review', 'approved', 'rejected')),
  ADD CONSTRAINT applications_reference CHECK ((submitted_at IS NULL) OR (reference IS NOT NULL));
--> statement-breakpoint
ALTER TABLE evaluations
  ADD CONSTRAINT evaluations_status CHECK (status IN ('assigned', 'in_progress', 'submitted', 'recused')),
  ADD CONSTRAINT evaluations_submitted CHECK ((status = 'submitted') = (submitted_at IS NOT NULL));
--> statement-breakpoint
ALTER TABLE profiles
  ADD CONSTRAINT profiles_role CHECK (role IN ('admin', 'registry_coordinator', 'company_coordinator', 'evaluator', 'investor', 'mentor', 'public'));
--> statement-breakpoint
ALTER TABLE organization_members
  ADD CONSTRAINT organization_members_role CHECK (role IN ('owner', 'admin', 'moderator', 'member'));
--> statement-breakpoint
ALTER TABLE startups
  ADD CONSTRAINT startups_verified CHECK (NOT is_verified OR verified_at IS NOT NULL);
--> statement-breakpoint
ALTER TABLE programmes
  ADD CONSTRAINT programmes_window CHECK (opens_at IS NULL OR closes_at IS NULL OR opens_at < closes_at);
--> statement-breakpoint
CREATE SEQUENCE application_reference;
--> statement-breakpoint
-- The state machine of an application (specification 4, completions 2). Everything else is refused.
INSERT INTO application_transitions (from_phase, to_phase, action) VALUES
  ('draft', 'pending', 'submit'),
  ('pending', 'under_review', 'open_review'),
  ('pending', 'changes_requested', 'request_changes'),
  ('under_review', 'changes_requested', 'request_changes'),
  ('changes_requested', 'pending', 'resubmit'),
  ('changes_requested', 'under_review', 'resubmit'),
  ('pending', 'approved', 'approve'),
  ('under_review', 'approved', 'approve'),
  ('pending', 'rejected', 'reject'),
  ('under_review', 'rejected', 'reject'),
  ('pending', 'withdrawn', 'withdraw'),
  ('under_review', 'withdrawn', 'withdraw'),
  ('changes_requested', 'withdrawn', 'withdraw'),
  ('rejected', 'pending', 'appeal'),
  ('approved', 'under_review', 'reopen');
--> statement-breakpoint
CREATE FUNCTION application_guard() RETURNS trigger
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
    IF NEW.organization_id <> OLD.organization_id OR NEW.applicant_id <> OLD.applicant_id OR NEW.programme_id <> OLD.programme_id THEN
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
CREATE TRIGGER application_guard BEFORE INSERT OR UPDATE ON applications
  FOR EACH ROW EXECUTE FUNCTION application_guard();
--> statement-breakpoint
-- Only a draft can be thrown away; what was submitted stays.
CREATE FUNCTION application_keep() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.submitted_at IS NOT NULL THEN
    RAISE EXCEPTION 'a submitted application is never deleted' USING ERRCODE = 'KR001';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER application_keep BEFORE DELETE ON applications
  FOR EACH ROW EXECUTE FUNCTION application_keep();
--> statement-breakpoint
CREATE FUNCTION evaluation_guard() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
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
    IF NEW.status = OLD.status AND (NEW.status <> 'submitted' OR NEW.scores = OLD.scores) THEN
      RETURN NEW;
    END IF;
  END IF;
  INSERT INTO evaluation_history (organization_id, evaluation_id, actor_id, from_status, to_status, scores, weighted_total, created_at)
    VALUES (NEW.organization_id, NEW.id, nullif(current_setting('kerkis.actor', true), '')::uuid,
      CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END, NEW.status, NEW.scores, NEW.weighted_total, clock_timestamp());
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER evaluation_guard BEFORE INSERT OR UPDATE ON evaluations
  FOR EACH ROW EXECUTE FUNCTION evaluation_guard();
--> statement-breakpoint
CREATE FUNCTION evaluation_keep() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status IN ('submitted', 'recused') THEN
    RAISE EXCEPTION 'a submitted evaluation is never deleted' USING ERRCODE = 'KR001';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER evaluation_keep BEFORE DELETE ON evaluations
  FOR EACH ROW EXECUTE FUNCTION evaluation_keep();
