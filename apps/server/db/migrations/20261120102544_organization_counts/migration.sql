CREATE TABLE "organization_counts" (
	"organization_id" uuid PRIMARY KEY,
	"members" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "organization_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "organization_counts" ADD CONSTRAINT "organization_counts_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;