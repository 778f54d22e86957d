CREATE TABLE "application_comments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queue_views" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"view" jsonb NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "application_comments_application_idx" ON "application_comments" ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_comments_author_idx" ON "application_comments" ("author_id","id");--> statement-breakpoint
CREATE INDEX "application_comments_organization_idx" ON "application_comments" ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "queue_views_name_idx" ON "queue_views" ("user_id","organization_id","name");--> statement-breakpoint
CREATE INDEX "queue_views_organization_idx" ON "queue_views" ("organization_id");--> statement-breakpoint
ALTER TABLE "application_comments" ADD CONSTRAINT "application_comments_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "application_comments" ADD CONSTRAINT "application_comments_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "application_comments" ADD CONSTRAINT "application_comments_author_id_profiles_id_fkey" FOREIGN KEY ("author_id") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "queue_views" ADD CONSTRAINT "queue_views_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "queue_views" ADD CONSTRAINT "queue_views_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;