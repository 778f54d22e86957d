CREATE TABLE "evaluation_template_drafts" (
	"template_id" uuid PRIMARY KEY,
	"organization_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"criteria" jsonb NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"saved_by" uuid,
	"archived_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "evaluation_template_drafts_organization_idx" ON "evaluation_template_drafts" ("organization_id","created_at","template_id");--> statement-breakpoint
CREATE INDEX "evaluation_template_drafts_saved_by_idx" ON "evaluation_template_drafts" ("saved_by");--> statement-breakpoint
ALTER TABLE "evaluation_template_drafts" ADD CONSTRAINT "evaluation_template_drafts_hKLgHDVyZCKL_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "evaluation_template_drafts" ADD CONSTRAINT "evaluation_template_drafts_saved_by_profiles_id_fkey" FOREIGN KEY ("saved_by") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
-- Templates that were published before are written on from their latest version.
INSERT INTO evaluation_template_drafts (template_id, organization_id, title, criteria, created_at, updated_at)
SELECT DISTINCT ON (template_id) template_id, organization_id, title, criteria, created_at, created_at
FROM evaluation_templates ORDER BY template_id, version DESC;
--> statement-breakpoint
-- What was evaluated on stays as it was.
CREATE FUNCTION evaluation_template_stays() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF (NEW.organization_id, NEW.template_id, NEW.version, NEW.title, NEW.criteria)
    IS NOT DISTINCT FROM (OLD.organization_id, OLD.template_id, OLD.version, OLD.title, OLD.criteria) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a published version of an evaluation template stays as it is' USING ERRCODE = 'KR007';
END $$;
--> statement-breakpoint
CREATE TRIGGER evaluation_template_stays BEFORE UPDATE ON evaluation_templates
  FOR EACH ROW EXECUTE FUNCTION evaluation_template_stays();
