CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"prepared_by" uuid,
	"applied_by" uuid,
	"applied_at" timestamptz,
	"protocol" text,
	"letter" jsonb,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter_templates" (
	"organization_id" uuid,
	"verdict" text,
	"texts" jsonb NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "letter_templates_pkey" PRIMARY KEY("organization_id","verdict")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_prepared_idx" ON "decisions" ("application_id") WHERE applied_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_protocol_idx" ON "decisions" ("organization_id","protocol");--> statement-breakpoint
CREATE INDEX "decisions_round_idx" ON "decisions" ("round_id","created_at");--> statement-breakpoint
CREATE INDEX "decisions_application_idx" ON "decisions" ("application_id");--> statement-breakpoint
CREATE INDEX "decisions_prepared_by_idx" ON "decisions" ("prepared_by");--> statement-breakpoint
CREATE INDEX "decisions_applied_by_idx" ON "decisions" ("applied_by");--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_round_id_rounds_id_fkey" FOREIGN KEY ("round_id") REFERENCES "rounds"("id");--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id");--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_prepared_by_profiles_id_fkey" FOREIGN KEY ("prepared_by") REFERENCES "profiles"("id");--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_applied_by_profiles_id_fkey" FOREIGN KEY ("applied_by") REFERENCES "profiles"("id");--> statement-breakpoint
ALTER TABLE "letter_templates" ADD CONSTRAINT "letter_templates_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;