CREATE TABLE "investor_history" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"investor_id" uuid NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "subject" text DEFAULT 'startup' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "investor_id" uuid;--> statement-breakpoint
ALTER TABLE "investors" ADD COLUMN "verified_facts_changed_at" timestamptz;--> statement-breakpoint
ALTER TABLE "investors" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "investors" ADD COLUMN "website_domain" text GENERATED ALWAYS AS (substring(lower(website_url) from '^[a-z][a-z0-9+.-]*://(?:www[.])?([^/:?#]+)')) STORED;--> statement-breakpoint
CREATE INDEX "applications_investor_idx" ON "applications" ("investor_id");--> statement-breakpoint
CREATE INDEX "investor_history_investor_idx" ON "investor_history" ("investor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "investors_domain_idx" ON "investors" ("website_domain");--> statement-breakpoint
CREATE INDEX "investors_name_trigram_idx" ON "investors" USING gin ("name_folded" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_investor_id_investors_id_fkey" FOREIGN KEY ("investor_id") REFERENCES "investors"("id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_subject" CHECK (case subject when 'startup' then investor_id is null when 'investor' then startup_id is null else false end);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_submitted_subject" CHECK (subject <> 'investor' or submitted_at is null or investor_id is not null);--> statement-breakpoint
ALTER TABLE "investors" ADD CONSTRAINT "investors_verified" CHECK (not is_verified or verified_at is not null);--> statement-breakpoint
ALTER TABLE "investors" ADD CONSTRAINT "investors_facts_of_verified" CHECK (verified_facts_changed_at is null or is_verified);
--> statement-breakpoint
-- What an application is about is settled when it begins.
CREATE FUNCTION application_subject_kept() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an application never becomes one about something else' USING ERRCODE = 'KR001';
END $$;
--> statement-breakpoint
CREATE TRIGGER application_subject_kept BEFORE UPDATE ON applications
  FOR EACH ROW WHEN (OLD.subject <> NEW.subject) EXECUTE FUNCTION application_subject_kept();
--> statement-breakpoint
-- Keeps what changed of an investor, by whom and when, and marks a verified one whose name, type or website changed.
CREATE FUNCTION investor_guard() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  old_facts jsonb := '{}';
  new_facts jsonb := '{}';
  step text := 'register';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NOT (NEW.is_verified AND OLD.is_verified) THEN
      NEW.verified_facts_changed_at := NULL;
    ELSIF (NEW.company_name, NEW.type, NEW.website_url) IS DISTINCT FROM (OLD.company_name, OLD.type, OLD.website_url) THEN
      NEW.verified_facts_changed_at := coalesce(OLD.verified_facts_changed_at, clock_timestamp());
    END IF;
    SELECT coalesce(jsonb_object_agg(name, was), '{}'), coalesce(jsonb_object_agg(name, becomes), '{}') INTO old_facts, new_facts
      FROM (VALUES
        ('company_name', to_jsonb(OLD.company_name), to_jsonb(NEW.company_name)),
        ('type', to_jsonb(OLD.type), to_jsonb(NEW.type)),
        ('website_url', to_jsonb(OLD.website_url), to_jsonb(NEW.website_url)),
        ('logo_url', to_jsonb(OLD.logo_url), to_jsonb(NEW.logo_url)),
        ('city', to_jsonb(OLD.city), to_jsonb(NEW.city)),
        ('description', to_jsonb(OLD.description), to_jsonb(NEW.description)),
        ('thesis', to_jsonb(OLD.thesis), to_jsonb(NEW.thesis)),
        ('stages', to_jsonb(OLD.stages), to_jsonb(NEW.stages)),
        ('countries', to_jsonb(OLD.countries), to_jsonb(NEW.countries)),
        ('industries', to_jsonb(OLD.industries), to_jsonb(NEW.industries)),
        ('ticket_min', to_jsonb(OLD.ticket_min), to_jsonb(NEW.ticket_min)),
        ('ticket_max', to_jsonb(OLD.ticket_max), to_jsonb(NEW.ticket_max)),
        ('currency', to_jsonb(OLD.currency), to_jsonb(NEW.currency))
      ) facts (name, was, becomes) WHERE was IS DISTINCT FROM becomes;
    step := CASE
      WHEN (NEW.is_active AND NEW.is_verified) AND NOT (OLD.is_active AND OLD.is_verified) THEN 'publish'
      WHEN (OLD.is_active AND OLD.is_verified) AND NOT (NEW.is_active AND NEW.is_verified) THEN 'unpublish'
      WHEN OLD.verified_facts_changed_at IS NOT NULL AND NEW.verified_facts_changed_at IS NULL THEN 'confirm'
      WHEN new_facts <> '{}' THEN 'edit'
    END;
    IF step IS NULL THEN
      RETURN NEW;
    END IF;
  END IF;
  INSERT INTO investor_history (organization_id, investor_id, actor_id, action, before, after, created_at)
    VALUES (NEW.organization_id, NEW.id, nullif(current_setting('kerkis.actor', true), '')::uuid, step, old_facts, new_facts,
      CASE WHEN step = 'register' THEN NEW.created_at ELSE clock_timestamp() END);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER investor_guard BEFORE INSERT OR UPDATE ON investors
  FOR EACH ROW EXECUTE FUNCTION investor_guard();
--> statement-breakpoint
-- The history of an organization's investors goes with the organization.
CREATE FUNCTION organization_takes_investor_history() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM investor_history WHERE organization_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER organization_takes_investor_history AFTER DELETE ON organizations
  FOR EACH ROW EXECUTE FUNCTION organization_takes_investor_history();
