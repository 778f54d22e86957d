CREATE TABLE "investor_merges" (
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
CREATE INDEX "investor_merges_organization_idx" ON "investor_merges" ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "investor_merges_kept_idx" ON "investor_merges" ("kept_id");--> statement-breakpoint
CREATE INDEX "investor_merges_actor_idx" ON "investor_merges" ("actor_id");--> statement-breakpoint
CREATE INDEX "investor_merges_undone_by_idx" ON "investor_merges" ("undone_by");--> statement-breakpoint
CREATE INDEX "investor_merges_merged_idx" ON "investor_merges" ("merged_id");--> statement-breakpoint
CREATE UNIQUE INDEX "investor_merges_once_idx" ON "investor_merges" ("merged_id") WHERE undone_at is null;--> statement-breakpoint
ALTER TABLE "investor_merges" ADD CONSTRAINT "investor_merges_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "investor_merges" ADD CONSTRAINT "investor_merges_kept_id_investors_id_fkey" FOREIGN KEY ("kept_id") REFERENCES "investors"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "investor_merges" ADD CONSTRAINT "investor_merges_merged_id_investors_id_fkey" FOREIGN KEY ("merged_id") REFERENCES "investors"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "investor_merges" ADD CONSTRAINT "investor_merges_actor_id_profiles_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "investor_merges" ADD CONSTRAINT "investor_merges_undone_by_profiles_id_fkey" FOREIGN KEY ("undone_by") REFERENCES "profiles"("id") ON DELETE SET NULL;