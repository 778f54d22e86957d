ALTER TABLE "forms" ADD COLUMN "subject" text DEFAULT 'startup' NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "investor_form_id" uuid;--> statement-breakpoint
CREATE INDEX "programmes_investor_form_idx" ON "programmes" ("investor_form_id");--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_investor_form_id_forms_id_fkey" FOREIGN KEY ("investor_form_id") REFERENCES "forms"("id") ON DELETE SET NULL;