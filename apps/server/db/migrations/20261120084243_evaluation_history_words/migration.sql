ALTER TABLE "evaluation_history" ADD COLUMN "recommendation" text;--> statement-breakpoint
ALTER TABLE "evaluation_history" ADD COLUMN "feedback" text DEFAULT '' NOT NULL;