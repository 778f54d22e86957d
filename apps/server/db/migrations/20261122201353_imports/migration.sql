CREATE TABLE "import_mappings" (
	"organization_id" uuid,
	"kind" text,
	"header" text,
	"field" text,
	"translations" jsonb DEFAULT '{}' NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_pkey" PRIMARY KEY("organization_id","kind","header")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid,
	"number" integer,
	"cells" jsonb NOT NULL,
	"standing" text DEFAULT 'unread' NOT NULL,
	"record" jsonb,
	"problems" jsonb DEFAULT '[]' NOT NULL,
	"tax_number" text,
	"website_domain" text,
	"name_folded" text,
	"match_id" uuid,
	"match_row" integer,
	"match_reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"likeness" integer,
	"decision" text,
	"record_id" uuid,
	"written_at" timestamptz,
	"before" jsonb,
	CONSTRAINT "import_rows_pkey" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"created_by" uuid,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"file_url" text,
	"bytes" integer NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"problem" jsonb,
	"format" text,
	"encoding" text,
	"delimiter" text,
	"columns" jsonb DEFAULT '[]' NOT NULL,
	"values" jsonb DEFAULT '{}' NOT NULL,
	"translations" jsonb DEFAULT '{}' NOT NULL,
	"defaults" jsonb DEFAULT '{}' NOT NULL,
	"duplicates" text DEFAULT 'skip' NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"checkpoint" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	"finished_at" timestamptz
);
--> statement-breakpoint
CREATE INDEX "import_rows_standing_idx" ON "import_rows" ("import_id","standing","number");--> statement-breakpoint
CREATE INDEX "import_rows_tax_number_idx" ON "import_rows" ("import_id","tax_number");--> statement-breakpoint
CREATE INDEX "import_rows_domain_idx" ON "import_rows" ("import_id","website_domain");--> statement-breakpoint
CREATE INDEX "import_rows_name_idx" ON "import_rows" ("import_id","name_folded");--> statement-breakpoint
CREATE INDEX "import_rows_record_idx" ON "import_rows" ("record_id");--> statement-breakpoint
CREATE INDEX "imports_newest_idx" ON "imports" ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "imports_creator_idx" ON "imports" ("created_by");--> statement-breakpoint
CREATE INDEX "imports_file_idx" ON "imports" ("file_url");--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fkey" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_profiles_id_fkey" FOREIGN KEY ("created_by") REFERENCES "profiles"("id") ON DELETE SET NULL;