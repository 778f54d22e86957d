CREATE TABLE "investor_people" (
	"investor_id" uuid,
	"user_id" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "investor_people_pkey" PRIMARY KEY("investor_id","user_id")
);
--> statement-breakpoint
CREATE INDEX "investor_people_user_idx" ON "investor_people" ("user_id","investor_id");--> statement-breakpoint
ALTER TABLE "investor_people" ADD CONSTRAINT "investor_people_investor_id_investors_id_fkey" FOREIGN KEY ("investor_id") REFERENCES "investors"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "investor_people" ADD CONSTRAINT "investor_people_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
-- Applications of investors that were merged before go with them too, noted as every merge notes them.
DO $$
DECLARE merge record; gone jsonb;
BEGIN
  FOR merge IN SELECT id, kept_id, merged_id FROM investor_merges WHERE undone_at IS NULL ORDER BY created_at, id LOOP
    WITH moved AS (UPDATE applications SET investor_id = merge.kept_id WHERE investor_id = merge.merged_id RETURNING id)
    SELECT coalesce(jsonb_agg(id), '[]') INTO gone FROM moved;
    UPDATE investor_merges SET moved = moved || jsonb_build_object('applications', gone) WHERE id = merge.id;
  END LOOP;
END $$;
