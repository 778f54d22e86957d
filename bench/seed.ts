// Fills a migrated database for measuring: organizations, people, startups and drafts, made by SQL in seconds.
import { EVENT_TYPES } from "@kerkis/contract/events/events.taxonomy.ts";
import { INVESTOR_TYPES } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { INDUSTRIES, STARTUP_STAGES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { hashPassword } from "better-auth/crypto";
import type pg from "pg";

export const SIZES = {
  organizations: 1_000,
  startups: 25_000,
  investors: 10_000,
  people: 2_000,
  events: 6_000,
  registrations: 200_000,
  /** Of them, to come and of the organization `FEED`. */
  feed: 500,
  sockets: 2_000,
} as const;
/** The organization whose calendar is measured. */
export const FEED = "org-1";
export const PASSWORD = "measured-in-one-run";
export const emailOf = (index: number): string => `person${index}@bench.test`;

const CITIES = [
  "Αθήνα",
  "Θεσσαλονίκη",
  "Πάτρα",
  "Ηράκλειο",
  "Λάρισα",
  "Βόλος",
  "Ιωάννινα",
  "Χανιά",
  "Πειραιάς",
  "Σύρος",
];
const WORDS = [
  "ναυτιλία",
  "ενέργεια",
  "αισθητήρες",
  "robotics",
  "υγεία",
  "δεδομένα",
  "platform",
  "αγροδιατροφή",
  "cloud",
  "logistics",
  "ψηφιακή",
  "βιώσιμη",
  "λύση",
  "software",
  "εκπαίδευση",
  "τουρισμός",
  "analytics",
  "διαστημικός",
  "υλικά",
  "μεταφορές",
];

/** Makes SIZES of everything, or so many times as many records; startups are spread over organizations, nine in ten are public. No registrations for events. */
export async function seedBench(client: pg.Client, times = 1): Promise<void> {
  // Laid out once over all rows, trigram indexes take a fraction of the time that they take row by row.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename in ('organizations', 'startups', 'investors', 'events') and indexdef like '%USING gin%'`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(
    `insert into organizations (name, slug) select 'Οργανισμός ' || n, 'org-' || n from generate_series(1, $1) n`,
    [SIZES.organizations * times],
  );
  await client.query(
    `insert into startups (organization_id, name, slug, tagline, description, industry, stage, location, city, region,
        is_active, is_verified, verified_at, founded_on, employees_range, funding_total, created_at)
      select (o.ids)[1 + n % array_length(o.ids, 1)],
        initcap(w.words[1 + n % 20]) || ' ' || initcap(w.words[1 + (n * 7) % 20]) || ' ' || n, 'startup-' || n,
        w.words[1 + (n * 3) % 20] || ' για ' || w.words[1 + (n * 11) % 20],
        (select string_agg(w.words[1 + (n * k * 13) % 20], ' ') from generate_series(1, 60) k),
        ($2::text[])[1 + n % array_length($2::text[], 1)], ($3::text[])[1 + (n / 3) % array_length($3::text[], 1)],
        ($4::text[])[1 + n % array_length($4::text[], 1)], ($4::text[])[1 + n % array_length($4::text[], 1)], 'attica',
        n % 10 <> 0, n % 10 <> 0, now(), date '2015-01-01' + n % 3000, '2-10', n * 37,
        now() - make_interval(mins => n)
      from generate_series(1, $1) n,
        (select array_agg(id) as ids from organizations where slug <> 'kerkis') o,
        (select $5::text[] as words) w`,
    [SIZES.startups * times, INDUSTRIES, STARTUP_STAGES, CITIES, WORDS],
  );
  await seedInvestors(client, times);
  await seedPeople(client);
  await seedEvents(client, times);
  for (const { definition } of indexes) await client.query(definition);
  await client.query("vacuum analyze");
}

/** Investors over all organizations, nine in ten public, each with three startups. */
async function seedInvestors(client: pg.Client, times: number): Promise<void> {
  await client.query(
    `insert into investors (organization_id, company_name, type, description, thesis, city, industries, stages, ticket_min,
        ticket_max, countries, is_active, is_verified, verified_at, created_at)
      select (o.ids)[1 + n % array_length(o.ids, 1)],
        initcap(w.words[1 + (n * 3) % 20]) || ' ' || initcap(w.words[1 + (n * 13) % 20]) || ' ' || n,
        ($2::text[])[1 + n % array_length($2::text[], 1)],
        (select string_agg(w.words[1 + (n * k * 17) % 20], ' ') from generate_series(1, 40) k),
        w.words[1 + (n * 7) % 20], ($5::text[])[1 + n % array_length($5::text[], 1)],
        array[($3::text[])[1 + n % array_length($3::text[], 1)], ($3::text[])[1 + (n + 7) % array_length($3::text[], 1)]],
        ($4::text[])[1 + n % 4 : 3 + n % 4], 10000 * (1 + n % 50), 1000000 * (1 + n % 10),
        case when n % 3 = 0 then array['GR', 'CY'] else array['GR'] end,
        n % 10 <> 0, n % 10 <> 0, now(), now() - make_interval(mins => n)
      from generate_series(1, $1) n,
        (select array_agg(id) as ids from organizations where slug <> 'kerkis') o,
        (select $6::text[] as words) w`,
    [SIZES.investors * times, INVESTOR_TYPES, INDUSTRIES, STARTUP_STAGES, CITIES, WORDS],
  );
  await client.query(
    `insert into investor_portfolio (investor_id, startup_id)
      select i.id, (s.ids)[place] from (select id, row_number() over (order by id) as n from investors) i,
        (select array_agg(id) as ids, count(*) as size from startups) s,
        unnest(array[1 + i.n % s.size, 1 + (i.n * 7) % s.size, 1 + (i.n * 31) % s.size]) place on conflict do nothing`,
  );
}

/** People who can sign in, members of the default organization. */
async function seedPeople(client: pg.Client): Promise<void> {
  const password = await hashPassword(PASSWORD);
  await client.query(
    `with users as (
        insert into auth_users (name, email, email_verified)
        select 'Άτομο ' || n, 'person' || n || '@bench.test', true from generate_series(1, $1) n returning id, email),
      accounts as (
        insert into auth_accounts (user_id, account_id, provider_id, password) select id, id, 'credential', $2 from users),
      people as (
        insert into profiles (id, first_name, last_name, email) select id, 'Άτομο', 'Μέτρησης', email from users returning id)
      insert into organization_members (organization_id, user_id)
      select o.id, p.id from people p, organizations o where o.slug = 'kerkis'`,
    [SIZES.people, password],
  );
}

/** Events over two years, half of them to come, as many of one organization as its feed is to have. */
async function seedEvents(client: pg.Client, times: number): Promise<void> {
  const { events, feed } = SIZES;
  await client.query(
    `insert into events (organization_id, title, event_type, summary, description, venue, city, online_url, capacity,
        start_date, end_date, is_published, reminded, agenda)
      select case when n <= $2 then (select id from organizations where slug = $3) else (o.ids)[1 + n % array_length(o.ids, 1)] end,
        initcap(w.words[1 + n % 20]) || ' ' || initcap(w.words[1 + (n * 7) % 20]) || ' ' || n,
        ($4::text[])[1 + n % array_length($4::text[], 1)], w.words[1 + (n * 3) % 20] || ' για ' || w.words[1 + (n * 11) % 20],
        (select string_agg(w.words[1 + (n * k * 19) % 20], ' ') from generate_series(1, 60) k), 'Πέτρινη Αποθήκη',
        ($5::text[])[1 + n % array_length($5::text[], 1)], case when n % 3 = 0 then 'https://meet.example.gr/' || n end,
        100, at, at + interval '3 hours', true, '{week,day,hour}',
        (select json_agg(json_build_object('starts', to_char(at, 'YYYY-MM-DD"T"HH24:MI'), 'title', w.words[k], 'description', '',
          'room', '', 'speakers', w.words[k + 1])) from generate_series(1, 6) k)
      from generate_series(1, $1) n,
        lateral (select date_trunc('hour', now()) + make_interval(hours => case when n <= $2 then n * 17
          else ((n * 37) % 17520) - 8760 end) as at) moment,
        (select array_agg(id) as ids from organizations where slug not in ('kerkis', $3)) o,
        (select $6::text[] as words) w`,
    [events * times, feed, FEED, EVENT_TYPES, CITIES, WORDS],
  );
}

/** Registrations for the events that are there; whoever registered was reminded. */
export async function seedRegistrations(client: pg.Client): Promise<void> {
  // Counted once at the end instead of seat by seat.
  await client.query("alter table event_registrations disable trigger user");
  await client.query(
    `insert into event_registrations (event_id, user_id, status, place, ticket_code, since)
      select event, person, case when place <= 100 then 'registered' else 'waiting' end, place, 'code-' || place || '-' || event, now()
      from (select (e.ids)[1 + (n / $2 + n * 3) % array_length(e.ids, 1)] as event, (p.ids)[1 + n % $2] as person,
          (row_number() over (partition by (e.ids)[1 + (n / $2 + n * 3) % array_length(e.ids, 1)]))::integer as place
        from generate_series(0, $1 - 1) n, (select array_agg(id order by id) as ids from events) e,
          (select array_agg(id) as ids from profiles where email like '%@bench.test') p) placed
      on conflict do nothing`,
    [SIZES.registrations, SIZES.people],
  );
  await client.query("alter table event_registrations enable trigger user");
  await client.query(
    `update events set taken = counted.taken, waiting = counted.waiting, places = counted.places from (
        select event_id, count(*) filter (where status = 'registered') as taken,
          count(*) filter (where status = 'waiting') as waiting, count(*) as places
        from event_registrations group by event_id) counted
      where counted.event_id = events.id`,
  );
  await client.query("vacuum analyze events, event_registrations");
}
