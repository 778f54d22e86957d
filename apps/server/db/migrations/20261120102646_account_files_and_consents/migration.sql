CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"text_version" text NOT NULL,
	"granted" boolean NOT NULL,
	"decided_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY,
	"uploaded_by" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consents_user_idx" ON "consents" ("user_id","subject","decided_at");--> statement-breakpoint
CREATE INDEX "stored_files_uploader_idx" ON "stored_files" ("uploaded_by","created_at");--> statement-breakpoint
CREATE INDEX "stored_files_time_idx" ON "stored_files" ("created_at");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;