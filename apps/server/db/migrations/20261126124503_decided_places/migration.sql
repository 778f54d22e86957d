ALTER TABLE "decisions" ADD COLUMN "places" integer;--> statement-breakpoint
-- Of what was applied before, nothing better is known than what its round has now.
ALTER TABLE "decisions" DISABLE TRIGGER "decision_stands";--> statement-breakpoint
UPDATE "decisions" SET "places" = "rounds"."places" FROM "rounds"
  WHERE "rounds"."id" = "decisions"."round_id" AND "decisions"."applied_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "decisions" ENABLE TRIGGER "decision_stands";
