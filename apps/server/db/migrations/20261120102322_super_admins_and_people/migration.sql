-- There is always a super admin: two who are removed at once wait for each other here. An installation without any is only
-- one that nobody has set up yet, and stays open to its set-up link.
CREATE FUNCTION super_admins_keep_one() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('super_admins', 0));
  IF NOT EXISTS (SELECT FROM super_admins WHERE user_id <> OLD.user_id) THEN
    RAISE EXCEPTION 'an installation keeps a super admin' USING ERRCODE = 'KR005';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER super_admins_keep_one BEFORE DELETE ON super_admins
  FOR EACH ROW EXECUTE FUNCTION super_admins_keep_one();
--> statement-breakpoint
-- People are searched by any part of name and e-mail, and listed newest first or by name.
CREATE INDEX profiles_search_idx ON profiles USING gin (kerkis_fold(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX profiles_newest_idx ON profiles (created_at, id);
--> statement-breakpoint
CREATE INDEX profiles_name_idx ON profiles (kerkis_fold(last_name || ' ' || first_name), id);
--> statement-breakpoint
CREATE INDEX browser_errors_first_seen_idx ON browser_errors (first_seen_at);
--> statement-breakpoint
CREATE INDEX role_requests_list_idx ON role_requests (status, created_at, id);
