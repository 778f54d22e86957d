CREATE TABLE "workflow_mentors" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"mentor_id" uuid NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "workflow_mentors_other" CHECK (mentor_id <> user_id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "workflow_mentors_user_idx" ON "workflow_mentors" ("user_id","organization_id");--> statement-breakpoint
CREATE INDEX "workflow_mentors_mentor_idx" ON "workflow_mentors" ("mentor_id","organization_id");--> statement-breakpoint
CREATE INDEX "workflow_mentors_organization_idx" ON "workflow_mentors" ("organization_id");--> statement-breakpoint
ALTER TABLE "workflow_mentors" ADD CONSTRAINT "workflow_mentors_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_mentors" ADD CONSTRAINT "workflow_mentors_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_mentors" ADD CONSTRAINT "workflow_mentors_mentor_id_profiles_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "profiles"("id") ON DELETE CASCADE;