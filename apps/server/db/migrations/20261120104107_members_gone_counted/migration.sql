-- The column has to say whose it is: "members" alone is also the count of those who are gone.
CREATE OR REPLACE FUNCTION organization_members_gone() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE organization_counts SET members = organization_counts.members - gone_there.members
    FROM (SELECT organization_id, count(*) AS members FROM gone GROUP BY organization_id) AS gone_there
    WHERE organization_counts.organization_id = gone_there.organization_id;
  RETURN NULL;
END $$;
