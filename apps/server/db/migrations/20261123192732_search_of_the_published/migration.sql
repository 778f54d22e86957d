CREATE INDEX "investors_kept_best_idx" ON "investors" ("is_verified","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "investors_public_search_key_idx" ON "investors" USING gin ("search_key" gin_trgm_ops) WHERE is_active and is_verified and deleted_at is null;--> statement-breakpoint
CREATE INDEX "investors_public_name_key_idx" ON "investors" USING gin ("name_key" gin_trgm_ops) WHERE is_active and is_verified and deleted_at is null;--> statement-breakpoint
CREATE INDEX "organizations_open_name_idx" ON "organizations" ("name_folded","id") WHERE is_active and deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_kept_best_idx" ON "startups" ("is_verified","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_public_search_key_idx" ON "startups" USING gin ("search_key" gin_trgm_ops) WHERE is_active and is_verified and deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_public_name_key_idx" ON "startups" USING gin ("name_key" gin_trgm_ops) WHERE is_active and is_verified and deleted_at is null;