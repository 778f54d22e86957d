CREATE TABLE "organization_retention" (
	"organization_id" uuid PRIMARY KEY,
	"activity_days" integer NOT NULL,
	"notifications_days" integer NOT NULL,
	"invitations_days" integer NOT NULL,
	"drafts_days" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "last_active_at" timestamptz;--> statement-breakpoint
CREATE INDEX "organization_retention_updated_by_idx" ON "organization_retention" ("updated_by");--> statement-breakpoint
ALTER TABLE "organization_retention" ADD CONSTRAINT "organization_retention_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "organization_retention" ADD CONSTRAINT "organization_retention_updated_by_profiles_id_fkey" FOREIGN KEY ("updated_by") REFERENCES "profiles"("id") ON DELETE SET NULL;