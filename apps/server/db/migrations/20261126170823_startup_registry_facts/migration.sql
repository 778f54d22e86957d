ALTER TABLE "startups" ADD COLUMN "legal_form" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "registry_status" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "activities" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
-- The new facts are counted and kept as the others.
CREATE OR REPLACE FUNCTION startup_keeps_history() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  facts CONSTANT text[] := ARRAY['name', 'tagline', 'legal_name', 'description', 'industry', 'stage', 'country', 'region',
    'city', 'website_url', 'logo_url', 'founded_on', 'business_model', 'employees_range', 'funding_total', 'currency',
    'tax_number', 'registration_number', 'legal_form', 'registry_status', 'activities', 'social_links', 'tags', 'sdgs', 'women_led', 'team', 'milestones', 'is_verified'];
  stood CONSTANT jsonb := to_jsonb(OLD);
  stands CONSTANT jsonb := to_jsonb(NEW);
  changes jsonb;
BEGIN
  SELECT jsonb_object_agg(fact, jsonb_build_array(stood -> fact, stands -> fact)) INTO changes
    FROM unnest(facts) fact WHERE stood -> fact IS DISTINCT FROM stands -> fact;
  IF changes IS NULL THEN
    RETURN NEW;
  END IF;
  NEW.version := OLD.version + 1;
  INSERT INTO startup_history (startup_id, actor_id, changes)
    VALUES (NEW.id, nullif(current_setting('kerkis.actor', true), '')::uuid, changes);
  RETURN NEW;
END $$;
