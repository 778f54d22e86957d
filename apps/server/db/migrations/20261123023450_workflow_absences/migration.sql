CREATE TABLE "workflow_absences" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"substitute_id" uuid NOT NULL,
	"from_on" date NOT NULL,
	"until_on" date NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "workflow_absences_days" CHECK (until_on >= from_on and substitute_id <> user_id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "workflow_absences_user_idx" ON "workflow_absences" ("user_id","organization_id");--> statement-breakpoint
CREATE INDEX "workflow_absences_substitute_idx" ON "workflow_absences" ("substitute_id","organization_id");--> statement-breakpoint
CREATE INDEX "workflow_absences_organization_idx" ON "workflow_absences" ("organization_id");--> statement-breakpoint
ALTER TABLE "workflow_absences" ADD CONSTRAINT "workflow_absences_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_absences" ADD CONSTRAINT "workflow_absences_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_absences" ADD CONSTRAINT "workflow_absences_substitute_id_profiles_id_fkey" FOREIGN KEY ("substitute_id") REFERENCES "profiles"("id") ON DELETE CASCADE;