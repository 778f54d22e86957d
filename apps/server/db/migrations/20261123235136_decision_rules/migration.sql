CREATE TABLE "decision_rules" (
	"organization_id" uuid PRIMARY KEY,
	"second_person" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "decision_rules" ADD CONSTRAINT "decision_rules_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;