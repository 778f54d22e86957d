// npm run bench -- calls: what a call with 3,000 applications, 200 evaluators and 9,000 evaluations costs: its screens beside their
// bare SQL, the distribution of a small and a whole call, what other requests notice of it, and a batch of 300 decisions.
import { and, eq } from "drizzle-orm";
import { registrationAnswers } from "../apps/server/src/modules/applications/applications.factory.ts";
import { ensureRegistryProgramme } from "../apps/server/src/modules/evaluations/evaluations.api.ts";
import { rounds } from "../apps/server/src/modules/evaluations/rounds/rounds.tables.ts";
import { createPerson, createSession } from "../apps/server/src/modules/identity/identity.factory.ts";
import { addMember, createOrganization } from "../apps/server/src/modules/organizations/organizations.factory.ts";
import { createChallenge } from "../apps/server/src/modules/programmes/programmes.factory.ts";
import { programmes } from "../apps/server/src/modules/programmes/programmes.tables.ts";
import { createDb, type Db } from "../apps/server/src/platform/db/db.ts";
import { withClient } from "./database.ts";
import { load } from "./load.ts";
import { type OwnProduct, SECRET, withOwnProduct } from "./own-product.ts";
import { say, writeFigures } from "./report/figures.ts";
import { besideBareSql } from "./yardsticks/bare-screens.ts";

const WHOLE = { applications: 3_000, evaluators: 200, reviews: 3 };
const SMALL = { applications: 300, evaluators: 25, reviews: 3 };
/** Whoever applies has several applications. */
const APPLICANTS = 100;
const DECIDED = 300;
const GOALS = { ratio: 2, small: 2, whole: 30, decided: 10, tail: 3 };
const FIELDS = ["maritime", "energy", "agrifood", "health", "tourism"];

await withOwnProduct("calls", main);

interface Call {
  organization: string;
  cookie: string;
  /** Its round that is scored, and one that is not distributed yet. */
  scored: string;
  empty: string;
}

async function main({ ownerUrl, appUrl, env, startNode }: OwnProduct): Promise<void> {
  console.log(`Making a call of ${WHOLE.applications} applications and one of ${SMALL.applications}.`);
  const [whole, small] = [await seed(ownerUrl, WHOLE), await seed(ownerUrl, SMALL)];
  const node = await startNode();
  const { url } = node;
  const screens = {
    "queue, first screen": ["/api/applications?limit=50", "/api/applications/count"],
    matrix: [`/api/rounds/${whole.scored}/matrix`],
    results: [`/api/rounds/${whole.scored}/results`],
    "ranking, first page": [
      `/api/rounds/${whole.scored}/ranking?limit=50`,
      `/api/rounds/${whole.scored}/ranking/count`,
    ],
  };
  const beside = await besideBareSql(screens, { url, appUrl, cookie: whole.cookie, env });
  for (const [name, { ours, bare }] of Object.entries(beside))
    say(
      name,
      `${ours.toFixed(1)} ms, bare SQL ${bare.toFixed(1)} ms, ${(ours / bare).toFixed(2)}`,
      ours / bare < GOALS.ratio,
    );

  const little = await distributed(url, small);
  say(
    `distribution of ${SMALL.applications} x ${SMALL.reviews} over ${SMALL.evaluators}`,
    `${little.toFixed(1)} s`,
    little < GOALS.small,
  );
  const request = { path: "/api/applications/count", headers: { cookie: small.cookie } };
  const idle = await load(url, request, 1, 5);
  const [much, meanwhile] = await Promise.all([distributed(url, whole), load(url, request, 1, 5)]);
  say(
    `distribution of ${WHOLE.applications} x ${WHOLE.reviews} over ${WHOLE.evaluators}`,
    `${much.toFixed(1)} s`,
    much < GOALS.whole,
  );
  const tail = `${meanwhile.p99} ms, idle ${idle.p99} ms`;
  say("requests' p99 meanwhile", tail, meanwhile.p99 < GOALS.tail * Math.max(idle.p99, 1));
  const took = await decided(url, whole, ownerUrl);
  say(`${DECIDED} decisions with their letters`, `${took.toFixed(1)} s`, took < GOALS.decided);
  writeFigures(
    "A call",
    `\`npm run bench -- calls\`: ${WHOLE.applications} applications, ${WHOLE.evaluators} evaluators. Goals: screens below ${GOALS.ratio} times the bare SQL,
distributions within ${GOALS.small} and ${GOALS.whole} s, decisions within ${GOALS.decided} s.`,
  );
}

/** A call whose first round is scored and locked, and a second programme's round over as many that nobody was given yet. */
async function seed(ownerUrl: string, size: typeof WHOLE): Promise<Call> {
  const db = createDb(ownerUrl, 4);
  const { id: organization } = await createOrganization(db, { name: `Προσκλήσεις ${size.applications}` });
  await db.transaction((tx) => ensureRegistryProgramme(tx, organization));
  const [registry] = await db
    .select({ template: programmes.evaluation_template_id })
    .from(programmes)
    .where(and(eq(programmes.organization_id, organization), eq(programmes.kind, "registry")));
  const people = async (count: number, kind: string, join: boolean) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const { id } = await createPerson(db, {
        firstName: `${kind}${index}`,
        lastName: `${size.applications}`,
        email: `${kind}${index}@${kind}${index}-${size.applications}.test`,
        role: join ? "evaluator" : "company_coordinator",
      });
      if (join) await addMember(db, organization, id, "member");
      ids.push(id);
    }
    return ids;
  };
  const manager = await createPerson(db, { email: `manager@manager-${size.applications}.test` });
  await addMember(db, organization, manager.id, "moderator");
  const made = {
    organization,
    template: registry?.template ?? null,
    evaluators: await people(size.evaluators, "evaluator", true),
    applicants: await people(APPLICANTS, "applicant", false),
    size,
  };
  const scored = await seedCall(db, ownerUrl, made, true);
  const empty = await seedCall(db, ownerUrl, made, false);
  const cookie = `${await createSession(db, manager.id, SECRET)}; kerkis_organization=${organization}`;
  await db.$client.end();
  return { organization, cookie, scored, empty };
}

interface Made {
  organization: string;
  template: string | null;
  evaluators: string[];
  applicants: string[];
  size: typeof WHOLE;
}

/** @returns the call's round */
async function seedCall(db: Db, ownerUrl: string, made: Made, isScored: boolean): Promise<string> {
  const { organization, template, evaluators, applicants, size } = made;
  const call = await createChallenge(db, organization, { evaluation_template_id: template });
  const [round] = await db
    .insert(rounds)
    .values({
      organization_id: organization,
      programme_id: call,
      number: 1,
      title: { el: "Α΄ γύρος", en: "First round" },
      required_reviews: size.reviews,
      places: Math.round(size.applications / 10),
      state: isScored ? "locked" : "open",
    })
    .returning({ id: rounds.id });
  if (!round) throw new Error("A round was not stored.");
  await withClient(ownerUrl, async (client) => {
    // What is under way begins so, which a guard lets no application do.
    await client.query("alter table applications disable trigger user");
    await client.query("alter table evaluations disable trigger user");
    await client.query(
      `insert into applications (organization_id, programme_id, applicant_id, form_version, status, submitted_at, reference, answers)
       select $1, $2::uuid, ($3::uuid[])[1 + n % $4], 1, 'under_review', now() - (n % 40) * interval '1 hour', ($2::uuid)::text || '-' || n,
         $5::jsonb || jsonb_build_object('name', 'Ομάδα ' || n, 'industry', ($6::text[])[1 + n % 5]) from generate_series(1, $7::int) n`,
      [
        organization,
        call,
        applicants,
        applicants.length,
        JSON.stringify(registrationAnswers()),
        FIELDS,
        size.applications,
      ],
    );
    if (isScored)
      await client.query(
        `insert into evaluations (organization_id, round_id, application_id, evaluator_id, template_version_id, status, weighted_total,
           recommendation, submitted_at)
         select $1, $2, a.id, ($3::uuid[])[1 + (a.n * $4 + r) % $5], t.id, 'submitted', 40 + (a.n * 7 + r * 11) % 60, 'approve', now()
         from (select id, row_number() over (order by id)::int n from applications where programme_id = $6) a, generate_series(1, $4::int) r,
           (select id from evaluation_templates where template_id = $7 order by version desc limit 1) t`,
        [organization, round.id, evaluators, size.reviews, evaluators.length, call, template],
      );
    await client.query("alter table applications enable trigger user");
    await client.query("alter table evaluations enable trigger user");
    await client.query("vacuum analyze applications, evaluations");
  });
  return round.id;
}

async function post<Answer>(url: string, cookie: string, body: object): Promise<Answer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { cookie, "x-kerkis": "1", "content-type": "application/json", origin: new URL(url).origin },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Seconds until a whole round's distribution is proposed, with nobody short. */
async function distributed(url: string, { cookie, empty }: Call): Promise<number> {
  const from = performance.now();
  const { short } = await post<{ short: unknown[] }>(`${url}/api/rounds/${empty}/proposals`, cookie, {
    only_experts: false,
  });
  if (short.length > 0) throw new Error(`${short.length} applications were left short.`);
  return (performance.now() - from) / 1000;
}

/** Seconds until so many prepared decisions are applied, with their letters. */
async function decided(url: string, { cookie, scored }: Call, ownerUrl: string): Promise<number> {
  const { rows } = await withClient(ownerUrl, (client) =>
    client.query<{ id: string }>(
      "select application_id as id from evaluations where round_id = $1 group by 1 order by 1 limit $2",
      [scored, DECIDED],
    ),
  );
  const asked = { application_ids: rows.map(({ id }) => id), verdict: "reject", reason: "Σύμφωνα με τη βαθμολογία." };
  const decisionsUrl = `${url}/api/rounds/${scored}/decisions`;
  const { decisions } = await post<{ decisions: { id: string }[] }>(decisionsUrl, cookie, asked);
  const from = performance.now();
  await post(`${decisionsUrl}/apply`, cookie, { decision_ids: decisions.map(({ id }) => id) });
  return (performance.now() - from) / 1000;
}
