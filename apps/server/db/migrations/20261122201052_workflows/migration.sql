CREATE TABLE "workflow_comments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflow_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"instance_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"node" text,
	"actor_id" uuid,
	"details" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflow_instances" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"title" text NOT NULL,
	"application_id" uuid,
	"submitter_id" uuid,
	"flow" jsonb NOT NULL,
	"troubles" jsonb DEFAULT '[]' NOT NULL,
	"ended_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"search_folded" text GENERATED ALWAYS AS (kerkis_fold(title)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflow_tasks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"instance_id" uuid NOT NULL,
	"token" integer NOT NULL,
	"node" text NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"assign_kind" text NOT NULL,
	"assign_role" text,
	"assignee_id" uuid,
	"not_by" text[] DEFAULT '{}'::text[] NOT NULL,
	"due_on" date,
	"due_days" integer,
	"outcome" text,
	"answers" jsonb DEFAULT '{}' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"completed_by" uuid,
	"completed_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"due_key" date GENERATED ALWAYS AS (coalesce(due_on, '9999-12-31'::date)) STORED NOT NULL,
	CONSTRAINT "workflow_tasks_held" CHECK (case status when 'open' then assignee_id is null else true end)
);
--> statement-breakpoint
CREATE TABLE "workflow_templates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"trigger" text DEFAULT 'manual' NOT NULL,
	"draft" jsonb NOT NULL,
	"is_changed" boolean DEFAULT true NOT NULL,
	"published" integer,
	"archived_at" timestamptz,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflow_timers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"instance_id" uuid NOT NULL,
	"task_id" uuid,
	"token" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflow_versions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"published_by" uuid,
	"published_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "workflow_comments_task_idx" ON "workflow_comments" ("task_id","id");--> statement-breakpoint
CREATE INDEX "workflow_comments_author_idx" ON "workflow_comments" ("author_id");--> statement-breakpoint
CREATE INDEX "workflow_comments_organization_idx" ON "workflow_comments" ("organization_id");--> statement-breakpoint
CREATE INDEX "workflow_events_instance_idx" ON "workflow_events" ("instance_id","id");--> statement-breakpoint
CREATE INDEX "workflow_events_actor_idx" ON "workflow_events" ("actor_id");--> statement-breakpoint
CREATE INDEX "workflow_events_organization_idx" ON "workflow_events" ("organization_id");--> statement-breakpoint
CREATE INDEX "workflow_instances_organization_idx" ON "workflow_instances" ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "workflow_instances_submitter_idx" ON "workflow_instances" ("submitter_id","created_at","id");--> statement-breakpoint
CREATE INDEX "workflow_instances_template_idx" ON "workflow_instances" ("template_id","status");--> statement-breakpoint
CREATE INDEX "workflow_instances_version_idx" ON "workflow_instances" ("version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workflow_instances_application_open_idx" ON "workflow_instances" ("application_id") WHERE status in ('running', 'suspended', 'failed');--> statement-breakpoint
CREATE INDEX "workflow_instances_application_idx" ON "workflow_instances" ("application_id");--> statement-breakpoint
CREATE INDEX "workflow_instances_search_idx" ON "workflow_instances" USING gin ("search_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "workflow_tasks_organization_idx" ON "workflow_tasks" ("organization_id","status","due_key","id");--> statement-breakpoint
CREATE INDEX "workflow_tasks_assignee_idx" ON "workflow_tasks" ("assignee_id","status","due_key","id");--> statement-breakpoint
CREATE INDEX "workflow_tasks_completed_by_idx" ON "workflow_tasks" ("completed_by","completed_at");--> statement-breakpoint
CREATE INDEX "workflow_tasks_instance_idx" ON "workflow_tasks" ("instance_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "workflow_tasks_once_idx" ON "workflow_tasks" ("instance_id","token") WHERE status in ('open', 'claimed');--> statement-breakpoint
CREATE INDEX "workflow_templates_organization_idx" ON "workflow_templates" ("organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "workflow_timers_at_idx" ON "workflow_timers" ("at");--> statement-breakpoint
CREATE INDEX "workflow_timers_instance_idx" ON "workflow_timers" ("instance_id");--> statement-breakpoint
CREATE INDEX "workflow_timers_task_idx" ON "workflow_timers" ("task_id");--> statement-breakpoint
CREATE INDEX "workflow_timers_organization_idx" ON "workflow_timers" ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workflow_versions_number_idx" ON "workflow_versions" ("template_id","number");--> statement-breakpoint
CREATE INDEX "workflow_versions_organization_idx" ON "workflow_versions" ("organization_id");--> statement-breakpoint
ALTER TABLE "workflow_comments" ADD CONSTRAINT "workflow_comments_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_comments" ADD CONSTRAINT "workflow_comments_task_id_workflow_tasks_id_fkey" FOREIGN KEY ("task_id") REFERENCES "workflow_tasks"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_comments" ADD CONSTRAINT "workflow_comments_author_id_profiles_id_fkey" FOREIGN KEY ("author_id") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "workflow_events" ADD CONSTRAINT "workflow_events_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_events" ADD CONSTRAINT "workflow_events_instance_id_workflow_instances_id_fkey" FOREIGN KEY ("instance_id") REFERENCES "workflow_instances"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_events" ADD CONSTRAINT "workflow_events_actor_id_profiles_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "workflow_instances" ADD CONSTRAINT "workflow_instances_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_instances" ADD CONSTRAINT "workflow_instances_template_id_workflow_templates_id_fkey" FOREIGN KEY ("template_id") REFERENCES "workflow_templates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_instances" ADD CONSTRAINT "workflow_instances_version_id_workflow_versions_id_fkey" FOREIGN KEY ("version_id") REFERENCES "workflow_versions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_instances" ADD CONSTRAINT "workflow_instances_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "workflow_instances" ADD CONSTRAINT "workflow_instances_submitter_id_profiles_id_fkey" FOREIGN KEY ("submitter_id") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "workflow_tasks" ADD CONSTRAINT "workflow_tasks_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_tasks" ADD CONSTRAINT "workflow_tasks_instance_id_workflow_instances_id_fkey" FOREIGN KEY ("instance_id") REFERENCES "workflow_instances"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_tasks" ADD CONSTRAINT "workflow_tasks_assignee_id_profiles_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "workflow_tasks" ADD CONSTRAINT "workflow_tasks_completed_by_profiles_id_fkey" FOREIGN KEY ("completed_by") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "workflow_templates" ADD CONSTRAINT "workflow_templates_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_timers" ADD CONSTRAINT "workflow_timers_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_timers" ADD CONSTRAINT "workflow_timers_instance_id_workflow_instances_id_fkey" FOREIGN KEY ("instance_id") REFERENCES "workflow_instances"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_timers" ADD CONSTRAINT "workflow_timers_task_id_workflow_tasks_id_fkey" FOREIGN KEY ("task_id") REFERENCES "workflow_tasks"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_versions" ADD CONSTRAINT "workflow_versions_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workflow_versions" ADD CONSTRAINT "workflow_versions_template_id_workflow_templates_id_fkey" FOREIGN KEY ("template_id") REFERENCES "workflow_templates"("id") ON DELETE CASCADE;
--> statement-breakpoint
-- A task goes through its states one way, and whoever holds it is named; what ended stays as it ended.
CREATE FUNCTION workflow_task_guard() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.status = 'claimed' AND NEW.assignee_id IS NULL THEN
    RAISE EXCEPTION 'a claimed task names nobody' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.status = 'completed' AND (NEW.completed_at IS NULL OR NEW.outcome IS NULL) THEN
    RAISE EXCEPTION 'a completed task says neither when nor how' USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.status NOT IN ('open', 'claimed') THEN
      RAISE EXCEPTION 'a task begins open or claimed, not %', NEW.status USING ERRCODE = 'check_violation';
    END IF;
  ELSIF OLD.status IS DISTINCT FROM NEW.status AND (
    OLD.status NOT IN ('open', 'claimed') OR (OLD.status = 'open' AND NEW.status = 'completed')
  ) THEN
    RAISE EXCEPTION 'a task does not go from % to %', OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER workflow_task_guard BEFORE INSERT OR UPDATE ON workflow_tasks
  FOR EACH ROW EXECUTE FUNCTION workflow_task_guard();
--> statement-breakpoint
-- What was published and what happened stays as it was written.
CREATE FUNCTION workflow_stays() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME = 'workflow_events' AND to_jsonb(NEW) ->> 'actor_id' IS NULL
    AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what stands in % is never changed', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER workflow_stays BEFORE UPDATE ON workflow_versions FOR EACH ROW EXECUTE FUNCTION workflow_stays();
--> statement-breakpoint
CREATE TRIGGER workflow_stays BEFORE UPDATE ON workflow_events FOR EACH ROW EXECUTE FUNCTION workflow_stays();
