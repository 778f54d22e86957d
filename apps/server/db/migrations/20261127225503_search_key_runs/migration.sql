-- Doubled letters are one, as before; longer runs stay longer, or «ααα» would be every word that begins with α.
CREATE OR REPLACE FUNCTION kerkis_search_key(value text) RETURNS text
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
  RETURN regexp_replace(regexp_replace(key, '([a-z])\1', '\1', 'g'), ' +', ' ', 'g');
END
$$;
--> statement-breakpoint
-- Rows with such runs get their keys anew.
UPDATE startups SET name = name WHERE name_key <> kerkis_search_key(name) OR search_key <> kerkis_search_key(name || ' ' || legal_name || ' ' || tagline || ' ' || location || ' ' || city || ' ' || kerkis_words(tags) || ' ' || description);
--> statement-breakpoint
UPDATE investors SET company_name = company_name WHERE name_key <> kerkis_search_key(company_name) OR search_key <> kerkis_search_key(company_name || ' ' || city || ' ' || thesis || ' ' || description);
--> statement-breakpoint
UPDATE organizations SET name = name WHERE name_key <> kerkis_search_key(name) OR search_key <> kerkis_search_key(name || ' ' || coalesce(location, '') || ' ' || description);
--> statement-breakpoint
UPDATE events SET title = title WHERE name_key <> kerkis_search_key(title) OR search_key <> kerkis_search_key(title || ' ' || summary || ' ' || city || ' ' || venue || ' ' || description);
