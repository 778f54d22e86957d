-- Members are counted as they come and go, one statement at a time.
INSERT INTO organization_counts (organization_id, members)
  SELECT o.id, (SELECT count(*) FROM organization_members m WHERE m.organization_id = o.id) FROM organizations o;
--> statement-breakpoint
CREATE FUNCTION organization_members_added() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO organization_counts AS counted (organization_id, members)
    SELECT organization_id, count(*) FROM added GROUP BY organization_id ORDER BY organization_id
    ON CONFLICT (organization_id) DO UPDATE SET members = counted.members + excluded.members;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER organization_members_added AFTER INSERT ON organization_members
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION organization_members_added();
--> statement-breakpoint
CREATE FUNCTION organization_members_gone() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE organization_counts SET members = members - gone_there.members
    FROM (SELECT organization_id, count(*) AS members FROM gone GROUP BY organization_id) AS gone_there
    WHERE organization_counts.organization_id = gone_there.organization_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER organization_members_gone AFTER DELETE ON organization_members
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION organization_members_gone();
--> statement-breakpoint
-- The organization that everybody lands in (completions 1) is always there.
ALTER TABLE organizations
  ADD CONSTRAINT organizations_default_stays CHECK (slug <> 'kerkis' OR (is_active AND deleted_at IS NULL));
--> statement-breakpoint
-- A startup knows whether its organization is open, so that public lists need no second table.
CREATE FUNCTION startup_knows_its_organization() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  SELECT is_active AND deleted_at IS NULL INTO NEW.organization_open
    FROM organizations WHERE id = NEW.organization_id FOR SHARE;
  -- A missing organization is the foreign key's to refuse.
  NEW.organization_open := coalesce(NEW.organization_open, false);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER startup_knows_its_organization BEFORE INSERT OR UPDATE OF organization_id, organization_open ON startups
  FOR EACH ROW EXECUTE FUNCTION startup_knows_its_organization();
--> statement-breakpoint
CREATE FUNCTION organization_tells_its_startups() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE startups SET organization_open = NEW.is_active AND NEW.deleted_at IS NULL WHERE organization_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER organization_tells_its_startups AFTER UPDATE OF is_active, deleted_at ON organizations
  FOR EACH ROW WHEN ((OLD.is_active AND OLD.deleted_at IS NULL) <> (NEW.is_active AND NEW.deleted_at IS NULL))
  EXECUTE FUNCTION organization_tells_its_startups();
--> statement-breakpoint
-- True only inside erase_organization: the setting alone can be made by anyone, the tables' owner can not.
CREATE FUNCTION organization_is_being_erased(organization uuid) RETURNS boolean
LANGUAGE sql STABLE SET search_path = public, pg_temp
RETURN coalesce(current_setting('kerkis.erasing', true), '') = organization::text
  AND current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = 'public.organizations'::regclass);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION application_keep() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.submitted_at IS NOT NULL AND NOT organization_is_being_erased(OLD.organization_id) THEN
    RAISE EXCEPTION 'a submitted application is never deleted' USING ERRCODE = 'KR001';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION evaluation_keep() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status IN ('submitted', 'recused') AND NOT organization_is_being_erased(OLD.organization_id) THEN
    RAISE EXCEPTION 'a submitted evaluation is never deleted' USING ERRCODE = 'KR001';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
-- Erases an organization that was deleted 30 days before `moment`, with everything that is its own; the audit log stays.
CREATE FUNCTION erase_organization(organization uuid, moment timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM organizations WHERE id = organization AND deleted_at <= moment - interval '30 days' FOR UPDATE;
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
