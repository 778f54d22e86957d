CREATE TABLE "conflict_statements" (
	"round_id" uuid,
	"user_id" uuid,
	"asked_at" timestamptz,
	"stated_at" timestamptz,
	CONSTRAINT "conflict_statements_pkey" PRIMARY KEY("round_id","user_id")
);
--> statement-breakpoint
CREATE INDEX "conflict_statements_user_idx" ON "conflict_statements" ("user_id");--> statement-breakpoint
ALTER TABLE "conflict_statements" ADD CONSTRAINT "conflict_statements_round_id_rounds_id_fkey" FOREIGN KEY ("round_id") REFERENCES "rounds"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "conflict_statements" ADD CONSTRAINT "conflict_statements_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;