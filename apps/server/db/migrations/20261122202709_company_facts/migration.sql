CREATE TABLE "company_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_facts" (
	"tax_number" text PRIMARY KEY,
	"state" text NOT NULL,
	"facts" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamptz NOT NULL,
	"answered_at" timestamptz
);
--> statement-breakpoint
CREATE INDEX "company_facts_asked_idx" ON "company_facts" ("asked_at");