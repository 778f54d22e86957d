DROP INDEX "startups_search_idx";--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "name_key" text GENERATED ALWAYS AS (kerkis_search_key(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "search_key" text GENERATED ALWAYS AS (kerkis_search_key(name || ' ' || legal_name || ' ' || tagline || ' ' || location || ' ' || city || ' ' || kerkis_words(tags) || ' ' || description)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "startups_search_key_idx" ON "startups" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "startups_name_key_idx" ON "startups" USING gin ("name_key" gin_trgm_ops);