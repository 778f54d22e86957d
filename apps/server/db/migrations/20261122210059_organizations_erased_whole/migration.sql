-- A startup that goes takes its people along; of what is gone there is no history to write.
CREATE OR REPLACE FUNCTION startup_people_changed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  startup CONSTANT uuid := coalesce(NEW.startup_id, OLD.startup_id);
  owner uuid;
BEGIN
  IF NOT EXISTS (SELECT FROM startups WHERE id = startup) THEN
    RETURN NULL;
  END IF;
  SELECT user_id INTO owner FROM startup_people WHERE startup_id = startup AND role = 'owner'
    ORDER BY created_at, user_id LIMIT 1;
  UPDATE startups SET owner_id = owner WHERE id = startup AND owner_id IS DISTINCT FROM owner;
  IF pg_trigger_depth() = 1 THEN
    INSERT INTO startup_history (startup_id, actor_id, changes)
      VALUES (startup, nullif(current_setting('kerkis.actor', true), '')::uuid, jsonb_build_object('people', jsonb_build_array(
        CASE WHEN TG_OP <> 'INSERT' THEN jsonb_build_object('user_id', OLD.user_id, 'role', OLD.role) END,
        CASE WHEN TG_OP <> 'DELETE' THEN jsonb_build_object('user_id', NEW.user_id, 'role', NEW.role) END)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Decisions stand on applications and rounds, and go before them.
CREATE OR REPLACE FUNCTION erase_organization(organization uuid, moment timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM organizations WHERE id = organization AND deleted_at <= least(moment, now()) - interval '30 days' FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'only an organization deleted 30 days ago is erased' USING ERRCODE = 'KR002';
  END IF;
  PERFORM set_config('kerkis.erasing', organization::text, true);
  DELETE FROM decisions WHERE organization_id = organization;
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
