CREATE TABLE "startup_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"startup_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"token_hash" text NOT NULL UNIQUE,
	"invited_by" uuid,
	"accepted_by" uuid,
	"last_sent_at" timestamptz DEFAULT now() NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"decided_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "startup_people" (
	"startup_id" uuid,
	"user_id" uuid,
	"role" text NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "startup_people_pkey" PRIMARY KEY("startup_id","user_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "startup_invitations_one_pending_idx" ON "startup_invitations" ("startup_id","email") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "startup_invitations_email_idx" ON "startup_invitations" ("email");--> statement-breakpoint
CREATE INDEX "startup_invitations_invited_by_idx" ON "startup_invitations" ("invited_by");--> statement-breakpoint
CREATE INDEX "startup_invitations_accepted_by_idx" ON "startup_invitations" ("accepted_by");--> statement-breakpoint
CREATE INDEX "startup_people_user_idx" ON "startup_people" ("user_id","startup_id");--> statement-breakpoint
ALTER TABLE "startup_invitations" ADD CONSTRAINT "startup_invitations_startup_id_startups_id_fkey" FOREIGN KEY ("startup_id") REFERENCES "startups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "startup_invitations" ADD CONSTRAINT "startup_invitations_invited_by_profiles_id_fkey" FOREIGN KEY ("invited_by") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "startup_invitations" ADD CONSTRAINT "startup_invitations_accepted_by_profiles_id_fkey" FOREIGN KEY ("accepted_by") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "startup_people" ADD CONSTRAINT "startup_people_startup_id_startups_id_fkey" FOREIGN KEY ("startup_id") REFERENCES "startups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "startup_people" ADD CONSTRAINT "startup_people_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "startup_people" ADD CONSTRAINT startup_people_role CHECK (role IN ('owner', 'editor'));
--> statement-breakpoint
ALTER TABLE "startup_invitations"
  ADD CONSTRAINT startup_invitations_role CHECK (role IN ('owner', 'editor')),
  ADD CONSTRAINT startup_invitations_status CHECK (status IN ('pending', 'accepted', 'declined', 'revoked'));
--> statement-breakpoint
INSERT INTO startup_people (startup_id, user_id, role, created_at)
  SELECT id, owner_id, 'owner', created_at FROM startups WHERE owner_id IS NOT NULL;
--> statement-breakpoint
-- Whoever registers a startup runs it; nodes of the release before hand it over by this column too.
CREATE FUNCTION startup_owner_runs_it() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.owner_id IS NOT NULL THEN
    INSERT INTO startup_people (startup_id, user_id, role) VALUES (NEW.id, NEW.owner_id, 'owner')
      ON CONFLICT (startup_id, user_id) DO UPDATE SET role = 'owner' WHERE startup_people.role <> 'owner';
  ELSE
    DELETE FROM startup_people WHERE startup_id = NEW.id AND user_id = OLD.owner_id AND role = 'owner';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER startup_owner_runs_it_new AFTER INSERT ON startups
  FOR EACH ROW WHEN (NEW.owner_id IS NOT NULL) EXECUTE FUNCTION startup_owner_runs_it();
--> statement-breakpoint
CREATE TRIGGER startup_owner_runs_it AFTER UPDATE OF owner_id ON startups
  FOR EACH ROW WHEN (OLD.owner_id IS DISTINCT FROM NEW.owner_id) EXECUTE FUNCTION startup_owner_runs_it();
--> statement-breakpoint
-- The column follows the table: the owner of longest standing. What was done to the table itself is history.
CREATE FUNCTION startup_people_changed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  startup CONSTANT uuid := coalesce(NEW.startup_id, OLD.startup_id);
  owner uuid;
BEGIN
  SELECT user_id INTO owner FROM startup_people WHERE startup_id = startup AND role = 'owner'
    ORDER BY created_at, user_id LIMIT 1;
  UPDATE startups SET owner_id = owner WHERE id = startup AND owner_id IS DISTINCT FROM owner;
  IF pg_trigger_depth() = 1 THEN
    INSERT INTO startup_history (startup_id, actor_id, changes)
      VALUES (startup, nullif(current_setting('kerkis.actor', true), '')::uuid, jsonb_build_object('people', jsonb_build_array(
        CASE WHEN TG_OP <> 'INSERT' THEN jsonb_build_object('user_id', OLD.user_id, 'role', OLD.role) END,
        CASE WHEN TG_OP <> 'DELETE' THEN jsonb_build_object('user_id', NEW.user_id, 'role', NEW.role) END)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER startup_people_changed AFTER INSERT OR UPDATE OR DELETE ON startup_people
  FOR EACH ROW EXECUTE FUNCTION startup_people_changed();
