-- An appeal is never forgotten, not even by a write that changes nothing else.
CREATE FUNCTION application_appeal_kept() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an appeal is never forgotten' USING ERRCODE = 'KR003';
END $$;
--> statement-breakpoint
CREATE TRIGGER application_appeal_kept BEFORE UPDATE ON applications
  FOR EACH ROW WHEN (OLD.appealed_at IS NOT NULL AND NEW.appealed_at IS NULL)
  EXECUTE FUNCTION application_appeal_kept();
