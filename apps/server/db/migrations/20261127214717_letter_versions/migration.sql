CREATE TABLE "letter_versions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"programme_id" uuid,
	"verdict" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "letter_versions_letter_key" UNIQUE NULLS NOT DISTINCT("organization_id","programme_id","verdict")
);
--> statement-breakpoint
CREATE INDEX "letter_versions_programme_idx" ON "letter_versions" ("programme_id");--> statement-breakpoint
ALTER TABLE "letter_versions" ADD CONSTRAINT "letter_versions_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "letter_versions" ADD CONSTRAINT "letter_versions_programme_id_programmes_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programmes"("id") ON DELETE CASCADE;