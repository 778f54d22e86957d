ALTER TABLE "decisions" ADD CONSTRAINT "decisions_applied_whole" CHECK (num_nonnulls(applied_at, applied_by, protocol) in (0, 3) and (applied_at is not null or letter is null));--> statement-breakpoint
-- What was applied is a public act: it is changed no more. Only its letter may go, with the account of the one whom it names.
CREATE FUNCTION decision_stands() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF organization_is_being_erased(OLD.organization_id) THEN
      RETURN OLD;
    END IF;
  ELSIF NEW.letter IS NULL AND to_jsonb(NEW) - 'letter' = to_jsonb(OLD) - 'letter' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an applied decision stands' USING ERRCODE = 'KR001';
END $$;
--> statement-breakpoint
CREATE TRIGGER decision_stands BEFORE UPDATE OR DELETE ON decisions
  FOR EACH ROW WHEN (OLD.applied_at IS NOT NULL) EXECUTE FUNCTION decision_stands();
