CREATE TABLE "startup_followers" (
	"startup_id" uuid,
	"user_id" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "startup_followers_pkey" PRIMARY KEY("startup_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "startup_milestones" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"startup_id" uuid NOT NULL,
	"title" text NOT NULL,
	"on" date NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "startup_rounds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"startup_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"on" date NOT NULL,
	"amount" numeric(16,2),
	"currency" text DEFAULT 'EUR' NOT NULL,
	"givers" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "startup_updates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"startup_id" uuid NOT NULL,
	"author_id" uuid,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "startup_followers_user_idx" ON "startup_followers" ("user_id","startup_id");--> statement-breakpoint
CREATE INDEX "startup_milestones_startup_idx" ON "startup_milestones" ("startup_id","on");--> statement-breakpoint
CREATE INDEX "startup_rounds_startup_idx" ON "startup_rounds" ("startup_id","on");--> statement-breakpoint
CREATE INDEX "startup_updates_startup_idx" ON "startup_updates" ("startup_id","created_at","id");--> statement-breakpoint
CREATE INDEX "startup_updates_author_idx" ON "startup_updates" ("author_id");--> statement-breakpoint
ALTER TABLE "startup_followers" ADD CONSTRAINT "startup_followers_startup_id_startups_id_fkey" FOREIGN KEY ("startup_id") REFERENCES "startups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "startup_followers" ADD CONSTRAINT "startup_followers_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "startup_milestones" ADD CONSTRAINT "startup_milestones_startup_id_startups_id_fkey" FOREIGN KEY ("startup_id") REFERENCES "startups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "startup_rounds" ADD CONSTRAINT "startup_rounds_startup_id_startups_id_fkey" FOREIGN KEY ("startup_id") REFERENCES "startups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "startup_updates" ADD CONSTRAINT "startup_updates_startup_id_startups_id_fkey" FOREIGN KEY ("startup_id") REFERENCES "startups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "startup_updates" ADD CONSTRAINT "startup_updates_author_id_profiles_id_fkey" FOREIGN KEY ("author_id") REFERENCES "profiles"("id") ON DELETE SET NULL;
--> statement-breakpoint
-- Milestones and rounds that stood in the startup's own row.
INSERT INTO startup_milestones (startup_id, title, "on")
  SELECT id, entry ->> 'title', (entry ->> 'on')::date FROM startups, jsonb_array_elements(milestones) entry;
--> statement-breakpoint
INSERT INTO startup_rounds (startup_id, kind, "on", amount, currency)
  SELECT id, 'other', (entry ->> 'on')::date, (entry ->> 'amount')::numeric, coalesce(entry ->> 'currency', 'EUR')
  FROM startups, jsonb_array_elements(funding_rounds) entry;
