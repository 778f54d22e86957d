CREATE TABLE "form_versions" (
	"form_id" uuid,
	"version" integer,
	"definition" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "form_versions_pkey" PRIMARY KEY("form_id","version")
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"definition" jsonb NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "questions_version" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "responses" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "form_id" uuid;--> statement-breakpoint
CREATE INDEX "form_versions_author_idx" ON "form_versions" ("created_by");--> statement-breakpoint
CREATE INDEX "forms_organization_idx" ON "forms" ("organization_id");--> statement-breakpoint
CREATE INDEX "programmes_form_idx" ON "programmes" ("form_id");--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_form_id_forms_id_fkey" FOREIGN KEY ("form_id") REFERENCES "forms"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_created_by_profiles_id_fkey" FOREIGN KEY ("created_by") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_form_id_forms_id_fkey" FOREIGN KEY ("form_id") REFERENCES "forms"("id") ON DELETE SET NULL;
--> statement-breakpoint
-- What people were asked stays as it was; only who published it may be forgotten.
CREATE FUNCTION form_version_stays() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF to_jsonb(NEW) - 'created_by' <> to_jsonb(OLD) - 'created_by' OR (NEW.created_by IS NOT NULL AND NEW.created_by IS DISTINCT FROM OLD.created_by) THEN
    RAISE EXCEPTION 'a published version of a form stays as it is' USING ERRCODE = 'KR007';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER form_version_stays BEFORE UPDATE ON form_versions
  FOR EACH ROW EXECUTE FUNCTION form_version_stays();
