// Submitting an application, measured: each request submits another draft of its own.
import { createSession } from "../../apps/server/src/modules/identity/identity.factory.ts";
import { registrationAnswers } from "../../apps/server/src/modules/applications/applications.factory.ts";
import { ensureRegistryProgramme } from "../../apps/server/src/modules/evaluations/evaluations.api.ts";
import { ensureDefaultOrganization } from "../../apps/server/src/modules/organizations/organizations.api.ts";
import { createDb, type Db } from "../../apps/server/src/platform/db/db.ts";
import { loadOnce, type Call } from "../load.ts";
import type { ServerProcess } from "../processes.ts";
import { meanOf, measureSide, type Pair } from "../side.ts";

const DRAFTS = 400;
/** Without effect on the product; the bare server's statements name the person too. */
const APPLICANT = "applicant";
const WARM_UP = 100;
const REPETITIONS = 2;

export interface SubmitOptions {
  appUrl: string;
  product: ServerProcess;
  /** Which bare server's answer it is compared with. */
  bare: ServerProcess;
  yardstick: "same" | "narrowest";
  postmaster: number;
  secret: string;
  concurrency: number;
}

/** Submits the same number of fresh drafts on both sides in turn, each of them once. */
export async function measureSubmit(options: SubmitOptions): Promise<Pair> {
  const { appUrl, product, bare, yardstick, postmaster, secret, concurrency } = options;
  const db = createDb(appUrl, 4);
  const measure = async (server: ServerProcess, count: number) => {
    const made = await drafts(db, secret, count);
    const calls = made.map(({ call }) =>
      server === bare && yardstick === "narrowest" ? { ...call, path: `/narrowest${call.path}` } : call,
    );
    const side = await measureSide(server, postmaster, () => loadOnce(server.url, calls, concurrency));
    await allSubmitted(
      db,
      made.map(({ id }) => id),
    );
    return side;
  };
  for (const server of [product, bare]) await measure(server, WARM_UP);
  const runs: Pair[] = [];
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    const measured = await measure(product, DRAFTS);
    runs.push({ product: measured, bare: await measure(bare, DRAFTS) });
  }
  await db.$client.end();
  return { product: meanOf(runs.map((run) => run.product)), bare: meanOf(runs.map((run) => run.bare)) };
}

/** What was to be submitted was, on whichever side. */
async function allSubmitted(db: Db, ids: readonly string[]): Promise<void> {
  const { rows } = await db.$client.query<{ count: number }>(
    "select count(*)::int as count from applications where id = any($1) and submitted_at is not null and startup_id is not null",
    [ids],
  );
  if (rows[0]?.count !== ids.length) throw new Error(`${rows[0]?.count} of ${ids.length} drafts were submitted.`);
}

/** A complete draft, and the call that submits it. */
export interface Draft {
  id: string;
  applicant: string;
  call: Call;
}

/** Complete drafts of many founders. */
export async function drafts(db: Db, secret: string, count: number): Promise<Draft[]> {
  const organizationId = await db.transaction(ensureDefaultOrganization);
  await db.transaction((tx) => ensureRegistryProgramme(tx, organizationId));
  const { rows } = await db.$client.query<{ id: string; applicant_id: string }>(
    `with founders as (select id, row_number() over () as n from profiles)
      insert into applications (organization_id, programme_id, applicant_id, form_version, answers)
      select p.organization_id, p.id, f.id, 1, $2 || jsonb_build_object('name', 'Μέτρηση ' || gen_random_uuid())
      from generate_series(1, $1::int) k
        join founders f on f.n = 1 + k % (select count(*) from founders)
        cross join (select id, organization_id from programmes where organization_id = $3 and kind = 'registry') p
      returning id, applicant_id`,
    [count, JSON.stringify(registrationAnswers()), organizationId],
  );
  const cookies = new Map<string, string>();
  for (const { applicant_id: id } of rows) if (!cookies.has(id)) cookies.set(id, await createSession(db, id, secret));
  return rows.map(({ id, applicant_id: applicant }) => ({
    id,
    applicant,
    call: {
      method: "POST",
      path: `/api/applications/${id}/submit?${APPLICANT}=${applicant}`,
      body: JSON.stringify({ version: 1 }),
      headers: { cookie: cookies.get(applicant) ?? "" },
    },
  }));
}
