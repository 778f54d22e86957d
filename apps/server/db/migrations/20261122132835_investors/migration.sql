CREATE TABLE "investor_portfolio" (
	"investor_id" uuid,
	"startup_id" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "investor_portfolio_pkey" PRIMARY KEY("investor_id","startup_id")
);
--> statement-breakpoint
CREATE TABLE "investors" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"owner_id" uuid,
	"company_name" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"thesis" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"industries" text[] DEFAULT '{}'::text[] NOT NULL,
	"stages" text[] DEFAULT '{}'::text[] NOT NULL,
	"ticket_min" numeric(16,2),
	"ticket_max" numeric(16,2),
	"currency" text DEFAULT 'EUR' NOT NULL,
	"countries" text[] DEFAULT '{}'::text[] NOT NULL,
	"website_url" text,
	"logo_url" text,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"verified_at" timestamptz,
	"verified_by" uuid,
	"deleted_at" timestamptz,
	"organization_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (kerkis_fold(company_name)) STORED NOT NULL,
	"name_key" text GENERATED ALWAYS AS (kerkis_search_key(company_name)) STORED NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kerkis_search_key(company_name || ' ' || city || ' ' || thesis || ' ' || description)) STORED NOT NULL,
	CONSTRAINT "investors_ticket" CHECK (ticket_min >= 0 and ticket_max >= coalesce(ticket_min, 0))
);
--> statement-breakpoint
CREATE INDEX "investor_portfolio_startup_idx" ON "investor_portfolio" ("startup_id");--> statement-breakpoint
CREATE INDEX "investors_kept_newest_idx" ON "investors" ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "investors_kept_name_idx" ON "investors" ("name_folded","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "investors_public_newest_idx" ON "investors" ("created_at","id") WHERE is_active and is_verified and deleted_at is null;--> statement-breakpoint
CREATE INDEX "investors_public_name_idx" ON "investors" ("name_folded","id") WHERE is_active and is_verified and deleted_at is null;--> statement-breakpoint
CREATE INDEX "investors_public_type_idx" ON "investors" ("type","created_at","id") WHERE is_active and is_verified and deleted_at is null;--> statement-breakpoint
CREATE INDEX "investors_stages_idx" ON "investors" USING gin ("stages");--> statement-breakpoint
CREATE INDEX "investors_countries_idx" ON "investors" USING gin ("countries");--> statement-breakpoint
CREATE INDEX "investors_industries_idx" ON "investors" USING gin ("industries");--> statement-breakpoint
CREATE INDEX "investors_organization_idx" ON "investors" ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "investors_owner_idx" ON "investors" ("owner_id");--> statement-breakpoint
CREATE INDEX "investors_verified_by_idx" ON "investors" ("verified_by");--> statement-breakpoint
CREATE INDEX "investors_search_key_idx" ON "investors" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "investors_name_key_idx" ON "investors" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "investor_portfolio" ADD CONSTRAINT "investor_portfolio_investor_id_investors_id_fkey" FOREIGN KEY ("investor_id") REFERENCES "investors"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "investor_portfolio" ADD CONSTRAINT "investor_portfolio_startup_id_startups_id_fkey" FOREIGN KEY ("startup_id") REFERENCES "startups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "investors" ADD CONSTRAINT "investors_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "investors" ADD CONSTRAINT "investors_owner_id_profiles_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "investors" ADD CONSTRAINT "investors_verified_by_profiles_id_fkey" FOREIGN KEY ("verified_by") REFERENCES "profiles"("id") ON DELETE SET NULL;
--> statement-breakpoint
-- An investor knows whether its organization is open, as a startup does.
CREATE TRIGGER investor_knows_its_organization BEFORE INSERT OR UPDATE OF organization_id, organization_open ON investors
  FOR EACH ROW EXECUTE FUNCTION startup_knows_its_organization();
--> statement-breakpoint
CREATE FUNCTION organization_tells_its_investors() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE investors SET organization_open = NEW.is_active AND NEW.deleted_at IS NULL WHERE organization_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER organization_tells_its_investors AFTER UPDATE OF is_active, deleted_at ON organizations
  FOR EACH ROW WHEN ((OLD.is_active AND OLD.deleted_at IS NULL) <> (NEW.is_active AND NEW.deleted_at IS NULL))
  EXECUTE FUNCTION organization_tells_its_investors();
