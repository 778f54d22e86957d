ALTER TABLE "forms" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
CREATE INDEX "forms_saved_by_idx" ON "forms" ("saved_by");--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_saved_by_profiles_id_fkey" FOREIGN KEY ("saved_by") REFERENCES "profiles"("id") ON DELETE SET NULL;