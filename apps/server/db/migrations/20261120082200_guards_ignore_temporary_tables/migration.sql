-- A temporary table comes before every other unless it is named last: without this, a session could put its own table of
-- transitions, and its own history, under the guards' hands.
ALTER FUNCTION application_guard() SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION evaluation_guard() SET search_path = public, pg_temp;
