-- Rows that found in a record what they said were counted as merged into it.
WITH moved AS (
  UPDATE import_rows SET standing = 'unchanged' WHERE standing = 'merged' AND written_at IS NULL RETURNING import_id
), counted AS (
  SELECT import_id, count(*)::int AS rows FROM moved GROUP BY import_id
)
UPDATE imports
  SET counts = counts || jsonb_build_object('merged', (counts ->> 'merged')::int - counted.rows, 'unchanged', counted.rows)
  FROM counted WHERE imports.id = counted.import_id AND counts ? 'merged';
