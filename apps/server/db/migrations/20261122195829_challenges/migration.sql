CREATE TABLE "programme_history" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"programme_id" uuid NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"fields" text[] NOT NULL,
	"reason" text,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "summary" jsonb DEFAULT '{"el":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "prize" jsonb DEFAULT '{"el":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "decision_days" integer;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "programme_history_programme_idx" ON "programme_history" ("programme_id","id");--> statement-breakpoint
CREATE INDEX "programme_history_actor_idx" ON "programme_history" ("actor_id");--> statement-breakpoint
CREATE INDEX "programmes_open_idx" ON "programmes" ("closes_at","id") WHERE state = 'open';--> statement-breakpoint
ALTER TABLE "programme_history" ADD CONSTRAINT "programme_history_programme_id_programmes_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programmes"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "programme_history" ADD CONSTRAINT "programme_history_actor_id_profiles_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_registry_open" CHECK (kind <> 'registry' or state = 'open');--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_numbers" CHECK (capacity > 0 and decision_days > 0 and grace_minutes >= 0);
--> statement-breakpoint
-- Which step leads where, and that what was opened keeps its beginning and never ends earlier than was said; who did it stays.
CREATE FUNCTION programme_guard() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor CONSTANT uuid := nullif(current_setting('kerkis.actor', true), '')::uuid;
  said CONSTANT text := nullif(current_setting('kerkis.reason', true), '');
  kept CONSTANT text[] := ARRAY['id', 'organization_id', 'created_at', 'updated_at', 'version'];
  changed text[];
  step text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.kind <> 'registry' THEN
      INSERT INTO programme_history (programme_id, actor_id, action, fields, created_at)
        VALUES (NEW.id, actor, 'create', '{}', NEW.created_at);
    END IF;
    RETURN NULL;
  END IF;
  IF NEW.organization_id <> OLD.organization_id OR (NEW.kind = 'registry') <> (OLD.kind = 'registry') THEN
    RAISE EXCEPTION 'a programme stays what and whose it is' USING ERRCODE = 'KR006';
  END IF;
  IF NEW.kind = 'registry' THEN
    RETURN NULL;
  END IF;
  SELECT coalesce(array_agg(now_is.key ORDER BY now_is.key), '{}') INTO changed
    FROM jsonb_each(to_jsonb(NEW)) now_is
    WHERE now_is.key <> ALL (kept) AND now_is.value IS DISTINCT FROM to_jsonb(OLD) -> now_is.key;
  step := CASE OLD.state || ' ' || NEW.state
    WHEN 'draft open' THEN 'open'
    WHEN 'open paused' THEN 'pause'
    WHEN 'paused open' THEN 'resume'
    WHEN 'closed open' THEN 'extend'
    WHEN 'open closed' THEN 'close'
    WHEN 'paused closed' THEN 'close'
    WHEN 'closed archived' THEN 'archive'
    WHEN 'draft archived' THEN 'archive'
  END;
  IF NEW.state <> OLD.state AND step IS NULL THEN
    RAISE EXCEPTION 'a programme does not go from % to %', OLD.state, NEW.state USING ERRCODE = 'KR006';
  END IF;
  IF OLD.state <> 'draft' AND (
    NEW.kind <> OLD.kind OR NEW.opens_at IS DISTINCT FROM OLD.opens_at OR NEW.timezone <> OLD.timezone
    OR NEW.grace_minutes < OLD.grace_minutes OR (NEW.closes_at IS NULL) <> (OLD.closes_at IS NULL) OR NEW.closes_at < OLD.closes_at
  ) THEN
    RAISE EXCEPTION 'what was opened keeps its dates' USING ERRCODE = 'KR006';
  END IF;
  IF OLD.state = 'archived' THEN
    RAISE EXCEPTION 'an archived programme stays as it is' USING ERRCODE = 'KR006';
  END IF;
  IF OLD.state <> 'draft' AND NEW.closes_at > OLD.closes_at THEN
    step := 'extend';
  END IF;
  IF step IS NOT NULL OR changed <> '{}' THEN
    INSERT INTO programme_history (programme_id, actor_id, action, fields, reason)
      VALUES (NEW.id, actor, coalesce(step, 'change'), changed, CASE WHEN step IS NOT NULL THEN said END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER programme_guard AFTER INSERT OR UPDATE ON programmes
  FOR EACH ROW EXECUTE FUNCTION programme_guard();
