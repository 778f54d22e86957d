ALTER TABLE "events" ADD COLUMN "source_uid" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "source_id" text;--> statement-breakpoint
CREATE INDEX "events_source_idx" ON "events" ("source_uid");--> statement-breakpoint
CREATE INDEX "events_named_at_idx" ON "events" ((kerkis_fold(title) || ' ' || extract(epoch from start_date at time zone 'UTC')::bigint));--> statement-breakpoint
CREATE INDEX "import_rows_source_idx" ON "import_rows" ("import_id","source_id");