CREATE TABLE "event_cohosts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"event_id" uuid NOT NULL,
	"organization_id" uuid,
	"user_id" uuid,
	"email" text,
	"invited_by" uuid,
	"accepted_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "event_cohosts_one" CHECK (num_nonnulls(organization_id, user_id, email) = 1),
	CONSTRAINT "event_cohosts_answered" CHECK (email is null or accepted_at is null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "event_cohosts_organization_idx" ON "event_cohosts" ("event_id","organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_cohosts_person_idx" ON "event_cohosts" ("event_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_cohosts_address_idx" ON "event_cohosts" ("event_id","email");--> statement-breakpoint
CREATE INDEX "event_cohosts_of_organization_idx" ON "event_cohosts" ("organization_id");--> statement-breakpoint
CREATE INDEX "event_cohosts_of_person_idx" ON "event_cohosts" ("user_id");--> statement-breakpoint
CREATE INDEX "event_cohosts_of_address_idx" ON "event_cohosts" ("email");--> statement-breakpoint
CREATE INDEX "event_cohosts_invited_by_idx" ON "event_cohosts" ("invited_by");--> statement-breakpoint
ALTER TABLE "event_cohosts" ADD CONSTRAINT "event_cohosts_event_id_events_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "event_cohosts" ADD CONSTRAINT "event_cohosts_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "event_cohosts" ADD CONSTRAINT "event_cohosts_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "event_cohosts" ADD CONSTRAINT "event_cohosts_invited_by_profiles_id_fkey" FOREIGN KEY ("invited_by") REFERENCES "profiles"("id") ON DELETE SET NULL;