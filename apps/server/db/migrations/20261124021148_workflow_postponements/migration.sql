CREATE TABLE "workflow_postponements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"until_on" date NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "workflow_postponements_user_idx" ON "workflow_postponements" ("user_id","task_id");--> statement-breakpoint
CREATE INDEX "workflow_postponements_task_idx" ON "workflow_postponements" ("task_id");--> statement-breakpoint
CREATE INDEX "workflow_postponements_organization_idx" ON "workflow_postponements" ("organization_id");--> statement-breakpoint
ALTER TABLE "workflow_postponements" ADD CONSTRAINT "workflow_postponements_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_postponements" ADD CONSTRAINT "workflow_postponements_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_postponements" ADD CONSTRAINT "workflow_postponements_task_id_workflow_tasks_id_fkey" FOREIGN KEY ("task_id") REFERENCES "workflow_tasks"("id") ON DELETE CASCADE;