ALTER TABLE "evaluations" ADD COLUMN "is_fixed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "evaluations_fixed_idx" ON "evaluations" ("round_id") WHERE is_fixed;