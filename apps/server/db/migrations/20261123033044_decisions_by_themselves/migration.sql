ALTER TABLE "decisions" ALTER COLUMN "round_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "decisions" DROP CONSTRAINT "decisions_applied_whole", ADD CONSTRAINT "decisions_applied_whole" CHECK (num_nonnulls(applied_at, protocol) in (0, 2)
        and (applied_at is not null or (letter is null and applied_by is null and round_id is not null)));--> statement-breakpoint
-- What was decided one by one so far is numbered as it happened, behind the numbers that its year has.
INSERT INTO decisions (organization_id, application_id, verdict, reason, applied_by, applied_at, protocol, created_at)
SELECT organization_id, application_id, verdict, reason, applied_by, applied_at,
  last + row_number() OVER (PARTITION BY organization_id, year ORDER BY applied_at, application_id) || '/' || year, applied_at
FROM (
  SELECT h.organization_id, h.application_id, h.action AS verdict, coalesce(h.reason, '') AS reason, p.id AS applied_by,
    h.created_at AS applied_at, to_char(h.created_at AT TIME ZONE 'Europe/Athens', 'YYYY') AS year
  FROM application_history h
  JOIN applications a ON a.id = h.application_id
  LEFT JOIN profiles p ON p.id = h.actor_id
  WHERE h.action IN ('approve', 'reject') AND NOT EXISTS (
    SELECT FROM decisions d WHERE d.application_id = h.application_id
      AND d.applied_at BETWEEN h.created_at - interval '1 minute' AND h.created_at + interval '1 minute')
) decided
CROSS JOIN LATERAL (
  SELECT coalesce(max(split_part(d.protocol, '/', 1)::int), 0) AS last FROM decisions d
  WHERE d.organization_id = decided.organization_id AND d.protocol LIKE '%/' || decided.year
) series;
