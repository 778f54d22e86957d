ALTER TABLE organization_invitations
  ADD CONSTRAINT organization_invitations_status CHECK (status IN ('pending', 'accepted', 'declined', 'revoked')),
  ADD CONSTRAINT organization_invitations_role CHECK (role IN ('owner', 'admin', 'moderator', 'member'));
--> statement-breakpoint
-- Completions 1: at most 60 minutes, with a reason.
ALTER TABLE impersonations
  ADD CONSTRAINT impersonations_limit CHECK (expires_at <= started_at + interval '60 minutes'),
  ADD CONSTRAINT impersonations_reason CHECK (length(btrim(reason)) >= 3);
--> statement-breakpoint
ALTER TABLE notification_settings
  ADD CONSTRAINT notification_settings_hours CHECK (
    (quiet_from IS NULL) = (quiet_until IS NULL)
    AND coalesce(quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$', true)
    AND coalesce(quiet_until ~ '^([01]\d|2[0-3]):[0-5]\d$', true)
    AND digest_at ~ '^([01]\d|2[0-3]):[0-5]\d$'
  );
--> statement-breakpoint
-- Completions 1: the last owner cannot leave, be removed or be demoted. Two who go at once wait for each other here.
CREATE FUNCTION organization_keeps_an_owner() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.role = 'owner' AND NEW.organization_id = OLD.organization_id AND NEW.user_id = OLD.user_id THEN
    RETURN NEW;
  END IF;
  PERFORM FROM organizations WHERE id = OLD.organization_id FOR UPDATE;
  -- With the organization itself gone there is nothing left to own.
  IF FOUND AND NOT EXISTS (
    SELECT FROM organization_members
    WHERE organization_id = OLD.organization_id AND role = 'owner' AND user_id <> OLD.user_id
  ) THEN
    RAISE EXCEPTION 'an organization keeps an owner' USING ERRCODE = 'KR004';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER organization_keeps_an_owner BEFORE UPDATE OR DELETE ON organization_members
  FOR EACH ROW WHEN (OLD.role = 'owner') EXECUTE FUNCTION organization_keeps_an_owner();
--> statement-breakpoint
-- Entries of the audit log are added and never changed, whoever asks.
CREATE FUNCTION audit_log_stands() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'an audit entry never changes' USING ERRCODE = 'KR002';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_stands BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_stands();
