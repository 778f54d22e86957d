CREATE TABLE "programme_waiting" (
	"programme_id" uuid,
	"user_id" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "programme_waiting_pkey" PRIMARY KEY("programme_id","user_id")
);
--> statement-breakpoint
CREATE INDEX "programme_waiting_user_idx" ON "programme_waiting" ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "programme_waiting" ADD CONSTRAINT "programme_waiting_programme_id_programmes_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programmes"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "programme_waiting" ADD CONSTRAINT "programme_waiting_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION programme_guard() RETURNS trigger
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
  -- A draft is saved as one types: what one person changes without a long pause is one entry.
  IF step IS NULL AND NEW.state = 'draft' AND changed <> '{}' THEN
    UPDATE programme_history last
      SET fields = (SELECT array_agg(DISTINCT field ORDER BY field) FROM unnest(last.fields || changed) field), created_at = now()
      WHERE last.id = (SELECT id FROM programme_history WHERE programme_id = NEW.id ORDER BY id DESC LIMIT 1)
        AND last.action = 'change' AND last.actor_id IS NOT DISTINCT FROM actor AND last.created_at > now() - interval '10 minutes';
    IF FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  IF step IS NOT NULL OR changed <> '{}' THEN
    INSERT INTO programme_history (programme_id, actor_id, action, fields, reason)
      VALUES (NEW.id, actor, coalesce(step, 'change'), changed, CASE WHEN step IS NOT NULL THEN said END);
  END IF;
  RETURN NULL;
END $$;
