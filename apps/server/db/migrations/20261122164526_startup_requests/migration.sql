CREATE TABLE "startup_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"startup_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"author_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"before" jsonb DEFAULT '{}' NOT NULL,
	"is_proven" boolean DEFAULT false NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "startup_requests_organization_idx" ON "startup_requests" ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "startup_requests_author_idx" ON "startup_requests" ("author_id");--> statement-breakpoint
CREATE INDEX "startup_requests_answered_by_idx" ON "startup_requests" ("answered_by");--> statement-breakpoint
CREATE INDEX "startup_requests_startup_idx" ON "startup_requests" ("startup_id");--> statement-breakpoint
CREATE UNIQUE INDEX "startup_requests_open_idx" ON "startup_requests" ("startup_id","kind","author_id") WHERE state = 'open';--> statement-breakpoint
ALTER TABLE "startup_requests" ADD CONSTRAINT "startup_requests_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "startup_requests" ADD CONSTRAINT "startup_requests_startup_id_startups_id_fkey" FOREIGN KEY ("startup_id") REFERENCES "startups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "startup_requests" ADD CONSTRAINT "startup_requests_author_id_profiles_id_fkey" FOREIGN KEY ("author_id") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "startup_requests" ADD CONSTRAINT "startup_requests_answered_by_profiles_id_fkey" FOREIGN KEY ("answered_by") REFERENCES "profiles"("id") ON DELETE SET NULL;