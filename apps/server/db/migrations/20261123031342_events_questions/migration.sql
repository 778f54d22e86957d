ALTER TABLE "events" ADD COLUMN "questions" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "responses" jsonb DEFAULT '{}' NOT NULL;