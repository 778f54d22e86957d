CREATE TABLE "evaluator_profiles" (
	"organization_id" uuid,
	"user_id" uuid,
	"fields" text[] DEFAULT '{}'::text[] NOT NULL,
	"cap" integer,
	"reminded_at" timestamptz,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "evaluator_profiles_pkey" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "round_proposals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"made_by" uuid,
	"fingerprint" text NOT NULL,
	"pairs" jsonb NOT NULL,
	"applied_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "evaluator_profiles_user_idx" ON "evaluator_profiles" ("user_id");--> statement-breakpoint
CREATE INDEX "round_proposals_organization_idx" ON "round_proposals" ("organization_id");--> statement-breakpoint
CREATE INDEX "round_proposals_round_idx" ON "round_proposals" ("round_id","created_at");--> statement-breakpoint
CREATE INDEX "round_proposals_made_by_idx" ON "round_proposals" ("made_by");--> statement-breakpoint
ALTER TABLE "evaluator_profiles" ADD CONSTRAINT "evaluator_profiles_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "evaluator_profiles" ADD CONSTRAINT "evaluator_profiles_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "round_proposals" ADD CONSTRAINT "round_proposals_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "round_proposals" ADD CONSTRAINT "round_proposals_round_id_rounds_id_fkey" FOREIGN KEY ("round_id") REFERENCES "rounds"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "round_proposals" ADD CONSTRAINT "round_proposals_made_by_profiles_id_fkey" FOREIGN KEY ("made_by") REFERENCES "profiles"("id") ON DELETE SET NULL;