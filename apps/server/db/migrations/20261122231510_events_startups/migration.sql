CREATE TABLE "event_startups" (
	"event_id" uuid,
	"startup_id" uuid,
	"place" integer NOT NULL,
	CONSTRAINT "event_startups_pkey" PRIMARY KEY("event_id","startup_id")
);
--> statement-breakpoint
CREATE INDEX "event_startups_startup_idx" ON "event_startups" ("startup_id");--> statement-breakpoint
ALTER TABLE "event_startups" ADD CONSTRAINT "event_startups_event_id_events_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "event_startups" ADD CONSTRAINT "event_startups_startup_id_startups_id_fkey" FOREIGN KEY ("startup_id") REFERENCES "startups"("id") ON DELETE CASCADE;