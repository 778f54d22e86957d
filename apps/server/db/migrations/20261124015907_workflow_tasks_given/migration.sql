ALTER TABLE "workflow_tasks" ADD COLUMN "given_by" uuid;--> statement-breakpoint
ALTER TABLE "workflow_tasks" ADD COLUMN "given_at" timestamptz;--> statement-breakpoint
CREATE INDEX "workflow_tasks_given_by_idx" ON "workflow_tasks" ("given_by","due_key","id") WHERE given_by is not null;--> statement-breakpoint
ALTER TABLE "workflow_tasks" ADD CONSTRAINT "workflow_tasks_given_by_profiles_id_fkey" FOREIGN KEY ("given_by") REFERENCES "profiles"("id") ON DELETE SET NULL;