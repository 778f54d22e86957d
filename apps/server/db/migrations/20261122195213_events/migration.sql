CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"title" text NOT NULL,
	"event_type" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"cover_url" text,
	"start_date" timestamptz NOT NULL,
	"end_date" timestamptz NOT NULL,
	"timezone" text DEFAULT 'Europe/Athens' NOT NULL,
	"venue" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"access_note" text DEFAULT '' NOT NULL,
	"online_url" text,
	"capacity" integer,
	"needs_approval" boolean DEFAULT false NOT NULL,
	"registration_opens_at" timestamptz,
	"registration_closes_at" timestamptz,
	"agenda" jsonb DEFAULT '[]' NOT NULL,
	"speakers" jsonb DEFAULT '[]' NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"is_listed" boolean GENERATED ALWAYS AS (is_published and not is_private) STORED NOT NULL,
	"cancelled_at" timestamptz,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"places" integer DEFAULT 0 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded" text[] DEFAULT '{}'::text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"deleted_at" timestamptz,
	"organization_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (kerkis_fold(title)) STORED NOT NULL,
	"city_folded" text GENERATED ALWAYS AS (kerkis_fold(city)) STORED NOT NULL,
	"name_key" text GENERATED ALWAYS AS (kerkis_search_key(title)) STORED NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kerkis_search_key(title || ' ' || summary || ' ' || city || ' ' || venue || ' ' || description)) STORED NOT NULL,
	CONSTRAINT "events_in_order" CHECK (end_date > start_date),
	CONSTRAINT "events_seats" CHECK (capacity > 0 and taken >= 0 and waiting >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"place" integer NOT NULL,
	"ticket_code" text NOT NULL,
	"since" timestamptz NOT NULL,
	"offered_until" timestamptz,
	"checked_in_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "events_public_start_idx" ON "events" ("start_date","id") WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "events_public_end_idx" ON "events" ("end_date","start_date","id") WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "events_public_newest_idx" ON "events" ("created_at","id") WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "events_public_type_idx" ON "events" ("event_type","start_date","id") WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "events_public_city_idx" ON "events" ("city_folded","start_date","id") WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "events_organization_idx" ON "events" ("organization_id","start_date","id");--> statement-breakpoint
CREATE INDEX "events_changed_by_idx" ON "events" ("changed_by");--> statement-breakpoint
CREATE INDEX "events_start_idx" ON "events" ("start_date");--> statement-breakpoint
CREATE INDEX "events_search_key_idx" ON "events" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_name_key_idx" ON "events" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_name_trigram_idx" ON "events" USING gin ("name_folded" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_person_idx" ON "event_registrations" ("event_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_place_idx" ON "event_registrations" ("event_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_code_idx" ON "event_registrations" ("ticket_code");--> statement-breakpoint
CREATE INDEX "event_registrations_state_idx" ON "event_registrations" ("event_id","status","place");--> statement-breakpoint
CREATE INDEX "event_registrations_user_idx" ON "event_registrations" ("user_id","event_id");--> statement-breakpoint
CREATE INDEX "event_registrations_offered_idx" ON "event_registrations" ("offered_until") WHERE status = 'offered';--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_changed_by_profiles_id_fkey" FOREIGN KEY ("changed_by") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;
--> statement-breakpoint
-- An event knows whether its organization is open, as a startup does.
CREATE TRIGGER event_knows_its_organization BEFORE INSERT OR UPDATE OF organization_id, organization_open ON events
  FOR EACH ROW EXECUTE FUNCTION startup_knows_its_organization();
--> statement-breakpoint
CREATE FUNCTION organization_tells_its_events() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE events SET organization_open = NEW.is_active AND NEW.deleted_at IS NULL WHERE organization_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER organization_tells_its_events AFTER UPDATE OF is_active, deleted_at ON organizations
  FOR EACH ROW WHEN ((OLD.is_active AND OLD.deleted_at IS NULL) <> (NEW.is_active AND NEW.deleted_at IS NULL))
  EXECUTE FUNCTION organization_tells_its_events();
--> statement-breakpoint
-- Seats that are held and people who wait are counted as they come and go, whoever writes them. Nobody is seated beyond the
-- capacity: the service takes the event's row lock before it looks, and this refuses what would still be too many.
CREATE FUNCTION event_counts_its_registrations() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  seats integer := 0;
  queue integer := 0;
  counted events%ROWTYPE;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    seats := seats - (OLD.status IN ('registered', 'offered'))::integer;
    queue := queue - (OLD.status = 'waiting')::integer;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    seats := seats + (NEW.status IN ('registered', 'offered'))::integer;
    queue := queue + (NEW.status = 'waiting')::integer;
  END IF;
  IF seats = 0 AND queue = 0 THEN RETURN NULL; END IF;
  UPDATE events SET taken = taken + seats, waiting = waiting + queue
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.event_id ELSE NEW.event_id END
    RETURNING * INTO counted;
  IF seats > 0 AND counted.taken > counted.capacity THEN
    RAISE EXCEPTION 'event % has no free seat', counted.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_counts_its_registrations AFTER INSERT OR UPDATE OF status OR DELETE ON event_registrations
  FOR EACH ROW EXECUTE FUNCTION event_counts_its_registrations();
