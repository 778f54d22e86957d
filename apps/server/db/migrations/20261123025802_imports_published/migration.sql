ALTER TABLE "imports" ADD COLUMN "published_by" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "published_at" timestamptz;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "published" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "imports_publisher_idx" ON "imports" ("published_by");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_published_by_profiles_id_fkey" FOREIGN KEY ("published_by") REFERENCES "profiles"("id") ON DELETE SET NULL;