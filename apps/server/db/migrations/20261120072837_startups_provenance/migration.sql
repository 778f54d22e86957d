ALTER TABLE "startups" ADD COLUMN "provenance" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "startups_kept_newest_idx" ON "startups" ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_kept_name_idx" ON "startups" ("name_folded","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_slug_idx" ON "startups" ("slug" text_pattern_ops);