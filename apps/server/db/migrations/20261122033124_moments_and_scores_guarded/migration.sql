-- When an organization was deleted decides when it is erased with its histories, so the database sets it: back-dated, it would
-- let anyone who can write the row erase at once. Only the owner of the tables may repair it.
CREATE FUNCTION deletion_is_dated_now() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.deleted_at IS NOT NULL THEN
    NEW.deleted_at := OLD.deleted_at;
  ELSE
    NEW.deleted_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER deletion_is_dated_now BEFORE INSERT OR UPDATE OF deleted_at ON organizations
  FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION deletion_is_dated_now();
--> statement-breakpoint
-- The same for an account's grace period and for a conversation thrown away: never earlier than now.
CREATE FUNCTION moment_is_not_past() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  name text := TG_ARGV[0];
  given timestamptz := (to_jsonb(NEW) ->> name)::timestamptz;
  known timestamptz := CASE WHEN TG_OP = 'UPDATE' THEN (to_jsonb(OLD) ->> name)::timestamptz END;
BEGIN
  IF current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID) THEN
    RETURN NEW;
  END IF;
  IF given < coalesce(known, now()) THEN
    NEW := jsonb_populate_record(NEW, jsonb_build_object(name, coalesce(known, now())));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER moment_is_not_past BEFORE INSERT OR UPDATE OF deletion_requested_at ON profiles
  FOR EACH ROW WHEN (NEW.deletion_requested_at IS NOT NULL) EXECUTE FUNCTION moment_is_not_past('deletion_requested_at');
--> statement-breakpoint
CREATE TRIGGER moment_is_not_past BEFORE INSERT OR UPDATE OF deleted_at ON chat_conversations
  FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION moment_is_not_past('deleted_at');
--> statement-breakpoint
-- The caller's clock may be behind, never ahead.
CREATE OR REPLACE FUNCTION erase_organization(organization uuid, moment timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM organizations WHERE id = organization AND deleted_at <= least(moment, now()) - interval '30 days' FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'only an organization deleted 30 days ago is erased' USING ERRCODE = 'KR002';
  END IF;
  PERFORM set_config('kerkis.erasing', organization::text, true);
  DELETE FROM evaluation_history WHERE organization_id = organization;
  DELETE FROM evaluations WHERE organization_id = organization;
  DELETE FROM application_history WHERE organization_id = organization;
  DELETE FROM applications WHERE organization_id = organization;
  DELETE FROM programmes WHERE organization_id = organization;
  DELETE FROM evaluation_templates WHERE organization_id = organization;
  DELETE FROM startups WHERE organization_id = organization;
  DELETE FROM organizations WHERE id = organization;
  PERFORM set_config('kerkis.erasing', '', true);
END $$;
--> statement-breakpoint
-- A decision stands on what was handed in before it: afterwards nothing of it changes, nor is more handed in. The row of the
-- application is held, so that a decision under way is waited for.
CREATE FUNCTION evaluation_stands_after_decision() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  phase text;
BEGIN
  SELECT application_phase(status, submitted_at, withdrawn_at, changes_requested_at) INTO phase
    FROM applications WHERE id = NEW.application_id FOR SHARE;
  IF phase IN ('approved', 'rejected', 'withdrawn') THEN
    RAISE EXCEPTION 'scores do not change once the application is %', phase USING ERRCODE = 'KR001';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER evaluation_stands_after_decision BEFORE UPDATE ON evaluations
  FOR EACH ROW WHEN (
    (NEW.status, NEW.scores, NEW.recommendation, NEW.feedback, NEW.weighted_total, NEW.submitted_at)
      IS DISTINCT FROM (OLD.status, OLD.scores, OLD.recommendation, OLD.feedback, OLD.weighted_total, OLD.submitted_at)
  ) EXECUTE FUNCTION evaluation_stands_after_decision();
