CREATE TABLE "publications" (
	"programme_id" uuid PRIMARY KEY,
	"organization_id" uuid NOT NULL,
	"published_at" timestamptz,
	"told_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_applications" (
	"programme_id" uuid,
	"application_id" uuid,
	CONSTRAINT "published_applications_pkey" PRIMARY KEY("programme_id","application_id")
);
--> statement-breakpoint
CREATE INDEX "publications_organization_idx" ON "publications" ("organization_id");--> statement-breakpoint
CREATE INDEX "published_applications_application_idx" ON "published_applications" ("application_id");--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_programme_id_programmes_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programmes"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "published_applications" ADD CONSTRAINT "published_applications_Wt5aft9nL4QS_fkey" FOREIGN KEY ("programme_id") REFERENCES "publications"("programme_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "published_applications" ADD CONSTRAINT "published_applications_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE;