CREATE TABLE "call_letters" (
	"organization_id" uuid NOT NULL,
	"programme_id" uuid,
	"verdict" text,
	"texts" jsonb NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "call_letters_pkey" PRIMARY KEY("programme_id","verdict")
);
--> statement-breakpoint
CREATE INDEX "call_letters_organization_idx" ON "call_letters" ("organization_id");--> statement-breakpoint
ALTER TABLE "call_letters" ADD CONSTRAINT "call_letters_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "call_letters" ADD CONSTRAINT "call_letters_programme_id_programmes_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programmes"("id") ON DELETE CASCADE;