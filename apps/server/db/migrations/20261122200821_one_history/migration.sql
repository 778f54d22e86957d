-- What stood and what stands, by field: the one shape of every history.
CREATE FUNCTION kerkis_changes(stood jsonb, stands jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog AS $$
  SELECT coalesce(jsonb_object_agg(field, jsonb_build_array(stood -> field, stands -> field)), '{}')
    FROM jsonb_object_keys(stood || stands) field
$$;
--> statement-breakpoint
DROP INDEX "startup_history_startup_idx";--> statement-breakpoint
ALTER TABLE "investor_history" ADD COLUMN "changes" jsonb GENERATED ALWAYS AS (kerkis_changes(before, after)) STORED;--> statement-breakpoint
ALTER TABLE "startup_history" ADD COLUMN "action" text GENERATED ALWAYS AS (case changes -> 'is_verified' when '[false, true]' then 'publish' when '[true, false]' then 'unpublish' else 'edit' end) STORED;--> statement-breakpoint
CREATE INDEX "startup_history_newest_idx" ON "startup_history" ("startup_id","created_at","id");
--> statement-breakpoint
-- Startups that come into an investor's portfolio or leave it, by id: what they are called, and to whom, is settled when they are read.
CREATE FUNCTION portfolio_keeps_history() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO investor_history (organization_id, investor_id, actor_id, action, before, after, created_at)
    SELECT investors.organization_id, investors.id, nullif(current_setting('kerkis.actor', true), '')::uuid, 'edit',
      CASE TG_OP WHEN 'DELETE' THEN moved.startups ELSE '{}' END, CASE TG_OP WHEN 'INSERT' THEN moved.startups ELSE '{}' END,
      clock_timestamp()
    FROM (SELECT investor_id, jsonb_build_object('portfolio', jsonb_agg(startup_id ORDER BY startup_id)) AS startups
      FROM moved_rows GROUP BY investor_id) moved
    -- One that is deleted takes its portfolio along.
    JOIN investors ON investors.id = moved.investor_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER portfolio_grows AFTER INSERT ON investor_portfolio REFERENCING NEW TABLE AS moved_rows
  FOR EACH STATEMENT EXECUTE FUNCTION portfolio_keeps_history();
--> statement-breakpoint
CREATE TRIGGER portfolio_shrinks AFTER DELETE ON investor_portfolio REFERENCING OLD TABLE AS moved_rows
  FOR EACH STATEMENT EXECUTE FUNCTION portfolio_keeps_history();
