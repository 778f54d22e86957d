CREATE TABLE "startup_history" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"startup_id" uuid NOT NULL,
	"actor_id" uuid,
	"changes" jsonb NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "startup_history_startup_idx" ON "startup_history" ("startup_id","id");--> statement-breakpoint
CREATE INDEX "startup_history_actor_idx" ON "startup_history" ("actor_id");--> statement-breakpoint
ALTER TABLE "startup_history" ADD CONSTRAINT "startup_history_startup_id_startups_id_fkey" FOREIGN KEY ("startup_id") REFERENCES "startups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "startup_history" ADD CONSTRAINT "startup_history_actor_id_profiles_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "profiles"("id") ON DELETE SET NULL;
--> statement-breakpoint
-- Whoever writes a startup's facts, it is counted and kept: who, what stood and what stands.
CREATE FUNCTION startup_keeps_history() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  facts CONSTANT text[] := ARRAY['name', 'tagline', 'legal_name', 'description', 'industry', 'stage', 'country', 'region',
    'city', 'website_url', 'logo_url', 'founded_on', 'business_model', 'employees_range', 'funding_total', 'currency',
    'tax_number', 'registration_number', 'social_links', 'tags', 'sdgs', 'women_led', 'team', 'milestones', 'is_verified'];
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
--> statement-breakpoint
CREATE TRIGGER startup_keeps_history BEFORE UPDATE ON startups
  FOR EACH ROW EXECUTE FUNCTION startup_keeps_history();
