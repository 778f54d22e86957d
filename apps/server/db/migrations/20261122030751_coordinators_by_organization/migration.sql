-- A coordinator's powers end at the organization (completions 1). Whoever coordinates today was given that role by a super
-- admin, for the installation's own registry: they keep it there, and nowhere that they were merely invited to.
UPDATE organization_members SET permissions = organization_members.permissions || '{"coordinator": true}'
  FROM profiles, organizations
  WHERE profiles.id = organization_members.user_id AND profiles.role IN ('registry_coordinator', 'admin')
    AND organizations.id = organization_members.organization_id AND organizations.slug = 'kerkis';
--> statement-breakpoint
-- An appointment ends with the profile role that it needs, so that the role given again later revives none.
CREATE FUNCTION appointments_end_with_the_role() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE organization_members SET permissions = permissions - 'coordinator'
    WHERE user_id = NEW.id AND permissions ? 'coordinator';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointments_end_with_the_role AFTER UPDATE OF role ON profiles
  FOR EACH ROW WHEN (OLD.role IN ('registry_coordinator', 'admin') AND NEW.role NOT IN ('registry_coordinator', 'admin'))
  EXECUTE FUNCTION appointments_end_with_the_role();
