CREATE TABLE "event_calendars" (
	"user_id" uuid PRIMARY KEY,
	"secret" text NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "event_calendars_secret_idx" ON "event_calendars" ("secret");--> statement-breakpoint
ALTER TABLE "event_calendars" ADD CONSTRAINT "event_calendars_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;