CREATE TABLE "application_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"application_id" uuid NOT NULL,
	"question" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_url" text NOT NULL UNIQUE,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "application_files_application_idx" ON "application_files" ("application_id");--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE;