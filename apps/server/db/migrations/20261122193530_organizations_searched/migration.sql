ALTER TABLE "organizations" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (kerkis_fold(name)) STORED;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "name_key" text GENERATED ALWAYS AS (kerkis_search_key(name)) STORED;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "search_key" text GENERATED ALWAYS AS (kerkis_search_key(name || ' ' || coalesce(location, '') || ' ' || description)) STORED;--> statement-breakpoint
CREATE INDEX "organizations_open_newest_idx" ON "organizations" ("created_at","id") WHERE is_active and deleted_at is null;--> statement-breakpoint
CREATE INDEX "organizations_name_trigram_idx" ON "organizations" USING gin ("name_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "organizations_search_key_idx" ON "organizations" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "organizations_name_key_idx" ON "organizations" USING gin ("name_key" gin_trgm_ops);