CREATE TABLE "event_interests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"event_id" uuid NOT NULL,
	"startup_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"taken_back_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "jury" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "pitches_start_at" timestamptz;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "pitch_minutes" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "event_interests_once_idx" ON "event_interests" ("event_id","startup_id","user_id");--> statement-breakpoint
CREATE INDEX "event_interests_startup_idx" ON "event_interests" ("startup_id");--> statement-breakpoint
CREATE INDEX "event_interests_user_idx" ON "event_interests" ("user_id");--> statement-breakpoint
CREATE INDEX "event_interests_taken_back_idx" ON "event_interests" ("event_id") WHERE taken_back_at is not null;--> statement-breakpoint
ALTER TABLE "event_interests" ADD CONSTRAINT "event_interests_event_id_events_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "event_interests" ADD CONSTRAINT "event_interests_startup_id_startups_id_fkey" FOREIGN KEY ("startup_id") REFERENCES "startups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "event_interests" ADD CONSTRAINT "event_interests_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_pitches" CHECK (pitch_minutes is null or (pitch_minutes > 0 and pitches_start_at is not null));