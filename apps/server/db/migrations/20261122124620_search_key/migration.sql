-- How search writes a text: Greek, Greeklish and English of one word become the same Latin letters. The contract says the same
-- (core/text/search-key.ts), and a test holds both to it. Words stand between single spaces, with one at both ends.
CREATE FUNCTION kerkis_search_key(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  key text := regexp_replace(normalize(lower(value COLLATE "pg_c_utf8"), NFD), '[\u0300-\u036f]', '', 'g');
  sound text[];
BEGIN
  key := translate(key, 'αβγδεζηικλμνοπρσςτυφω', 'avgdeziiklmnoprsstyfo');
  key := replace(replace(replace(replace(key, 'θ', 'th'), 'ξ', 'x'), 'χ', 'ch'), 'ψ', 'ps');
  key := ' ' || btrim(regexp_replace(key, '[^[:alnum:]]+', ' ', 'g')) || ' ';
  FOREACH sound SLICE 1 IN ARRAY ARRAY[
    [' ai ', ' aai '],
    ['ph', 'f'], ['ch', 'h'], ['kh', 'h'], ['dh', 'd'], ['gh', 'g'],
    ['ou', 'u'], ['oy', 'u'], ['ai', 'i'], ['ei', 'i'], ['oi', 'i'], ['yi', 'i'],
    ['ay', 'av'], ['au', 'av'], ['ey', 'ev'], ['eu', 'ev'], ['iy', 'iv'],
    ['mp', 'v'], ['nt', 'd'], ['gk', 'g'], ['ng', 'g'],
    ['x', 'ks'], ['e', 'i'], ['y', 'i'], ['w', 'o'], ['q', 'k'], ['c', 'k'], ['b', 'v'], ['f', 'v']
  ]
  LOOP
    key := replace(key, sound[1], sound[2]);
  END LOOP;
  RETURN regexp_replace(regexp_replace(key, '([a-z])\1+', '\1', 'g'), ' +', ' ', 'g');
END
$$;
--> statement-breakpoint
-- The words of a list in one text, for what is generated from them.
CREATE FUNCTION kerkis_words(list text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN array_to_string(list, ' ');
