CREATE TABLE "application_conflicts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"declared_by" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "round_entries" (
	"round_id" uuid,
	"application_id" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "round_entries_pkey" PRIMARY KEY("round_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" jsonb NOT NULL,
	"required_reviews" integer DEFAULT 2 NOT NULL,
	"load_cap" integer,
	"places" integer,
	"deadline" timestamptz,
	"template_version_id" uuid,
	"hide_applicant" boolean DEFAULT false NOT NULL,
	"hide_reviewers" boolean DEFAULT true NOT NULL,
	"scores_visible" text DEFAULT 'never' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"state_reason" text,
	"state_changed_at" timestamptz,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "round_id" uuid;--> statement-breakpoint
-- What was evaluated before there were rounds belongs to its programme's first one.
INSERT INTO rounds (organization_id, programme_id, number, title)
  SELECT organization_id, id, 1, '{"el": "Α΄ γύρος", "en": "First round"}' FROM programmes;--> statement-breakpoint
UPDATE evaluations SET round_id = rounds.id FROM applications, rounds
  WHERE applications.id = evaluations.application_id AND rounds.programme_id = applications.programme_id;--> statement-breakpoint
ALTER TABLE "evaluations" ALTER COLUMN "round_id" SET NOT NULL;--> statement-breakpoint
-- Nodes of the release before this one assign without a round: theirs is the first one of the programme.
CREATE FUNCTION evaluations_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rounds (organization_id, programme_id, number, title)
    SELECT organization_id, programme_id, 1, '{"el": "Α΄ γύρος", "en": "First round"}'
    FROM applications WHERE id = NEW.application_id
    ON CONFLICT DO NOTHING;
  SELECT rounds.id INTO NEW.round_id FROM rounds JOIN applications ON applications.programme_id = rounds.programme_id
    WHERE applications.id = NEW.application_id AND rounds.number = 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER evaluations_round BEFORE INSERT ON evaluations
  FOR EACH ROW WHEN (NEW.round_id IS NULL) EXECUTE FUNCTION evaluations_round();--> statement-breakpoint
DROP INDEX "evaluations_one_each_idx";--> statement-breakpoint
CREATE UNIQUE INDEX "evaluations_one_each_idx" ON "evaluations" ("application_id","evaluator_id","round_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_conflicts_one_each_idx" ON "application_conflicts" ("application_id","user_id");--> statement-breakpoint
CREATE INDEX "application_conflicts_user_idx" ON "application_conflicts" ("user_id","organization_id");--> statement-breakpoint
CREATE INDEX "application_conflicts_organization_idx" ON "application_conflicts" ("organization_id");--> statement-breakpoint
CREATE INDEX "application_conflicts_declared_by_idx" ON "application_conflicts" ("declared_by");--> statement-breakpoint
CREATE INDEX "evaluations_round_idx" ON "evaluations" ("round_id","evaluator_id");--> statement-breakpoint
CREATE INDEX "round_entries_application_idx" ON "round_entries" ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rounds_number_idx" ON "rounds" ("programme_id","number");--> statement-breakpoint
CREATE INDEX "rounds_organization_idx" ON "rounds" ("organization_id","created_at","id");--> statement-breakpoint
ALTER TABLE "application_conflicts" ADD CONSTRAINT "application_conflicts_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "application_conflicts" ADD CONSTRAINT "application_conflicts_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "application_conflicts" ADD CONSTRAINT "application_conflicts_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "application_conflicts" ADD CONSTRAINT "application_conflicts_declared_by_profiles_id_fkey" FOREIGN KEY ("declared_by") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_round_id_rounds_id_fkey" FOREIGN KEY ("round_id") REFERENCES "rounds"("id");--> statement-breakpoint
ALTER TABLE "round_entries" ADD CONSTRAINT "round_entries_round_id_rounds_id_fkey" FOREIGN KEY ("round_id") REFERENCES "rounds"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "round_entries" ADD CONSTRAINT "round_entries_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_programme_id_programmes_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programmes"("id") ON DELETE CASCADE;