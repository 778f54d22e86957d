CREATE TABLE "programme_rules" (
	"programme_id" uuid,
	"version" integer,
	"rules" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "programme_rules_pkey" PRIMARY KEY("programme_id","version")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "rules_version" integer;--> statement-breakpoint
CREATE INDEX "programme_rules_author_idx" ON "programme_rules" ("created_by");--> statement-breakpoint
ALTER TABLE "programme_rules" ADD CONSTRAINT "programme_rules_programme_id_programmes_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programmes"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "programme_rules" ADD CONSTRAINT "programme_rules_created_by_profiles_id_fkey" FOREIGN KEY ("created_by") REFERENCES "profiles"("id") ON DELETE SET NULL;