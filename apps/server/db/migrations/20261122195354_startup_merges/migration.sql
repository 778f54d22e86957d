CREATE TABLE "startup_merges" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"actor_id" uuid,
	"changes" jsonb NOT NULL,
	"moved" jsonb NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"undone_at" timestamptz,
	"undone_by" uuid
);
--> statement-breakpoint
CREATE INDEX "startup_merges_organization_idx" ON "startup_merges" ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "startup_merges_kept_idx" ON "startup_merges" ("kept_id");--> statement-breakpoint
CREATE INDEX "startup_merges_actor_idx" ON "startup_merges" ("actor_id");--> statement-breakpoint
CREATE INDEX "startup_merges_undone_by_idx" ON "startup_merges" ("undone_by");--> statement-breakpoint
CREATE INDEX "startup_merges_merged_idx" ON "startup_merges" ("merged_id");--> statement-breakpoint
CREATE UNIQUE INDEX "startup_merges_once_idx" ON "startup_merges" ("merged_id") WHERE undone_at is null;--> statement-breakpoint
ALTER TABLE "startup_merges" ADD CONSTRAINT "startup_merges_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "startup_merges" ADD CONSTRAINT "startup_merges_kept_id_startups_id_fkey" FOREIGN KEY ("kept_id") REFERENCES "startups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "startup_merges" ADD CONSTRAINT "startup_merges_merged_id_startups_id_fkey" FOREIGN KEY ("merged_id") REFERENCES "startups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "startup_merges" ADD CONSTRAINT "startup_merges_actor_id_profiles_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "startup_merges" ADD CONSTRAINT "startup_merges_undone_by_profiles_id_fkey" FOREIGN KEY ("undone_by") REFERENCES "profiles"("id") ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE "startup_merges" ADD CONSTRAINT startup_merges_two CHECK (kept_id <> merged_id);
--> statement-breakpoint
-- A merge and its undoing stand in the history of the startup that stayed.
CREATE FUNCTION startup_merge_in_history() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  merged jsonb;
BEGIN
  SELECT jsonb_build_object('id', id, 'name', name) INTO merged FROM startups WHERE id = NEW.merged_id;
  INSERT INTO startup_history (startup_id, actor_id, changes)
    VALUES (NEW.kept_id, nullif(current_setting('kerkis.actor', true), '')::uuid, jsonb_build_object('merged',
      CASE WHEN NEW.undone_at IS NULL THEN jsonb_build_array(NULL, merged) ELSE jsonb_build_array(merged, NULL) END));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER startup_merge_in_history AFTER INSERT OR UPDATE OF undone_at ON startup_merges
  FOR EACH ROW EXECUTE FUNCTION startup_merge_in_history();
