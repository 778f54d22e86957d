CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Folds text for search: lower case, accents and dialytika away, final sigma as sigma. Same text in, same text out, whatever the database's locale.
CREATE FUNCTION kerkis_fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(
  regexp_replace(normalize(lower(value COLLATE "pg_c_utf8"), NFD), '[\u0300-\u036f]', '', 'g'),
  'ς', 'σ'
);
--> statement-breakpoint
-- What a person sees of an application, from its status and the moments beside it.
CREATE FUNCTION application_phase(
  status text, submitted_at timestamptz, withdrawn_at timestamptz, changes_requested_at timestamptz
) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN withdrawn_at IS NOT NULL THEN 'withdrawn'
  WHEN submitted_at IS NULL THEN 'draft'
  WHEN status IN ('pending', 'under_review') AND changes_requested_at IS NOT NULL THEN 'changes_requested'
  ELSE status
END;
