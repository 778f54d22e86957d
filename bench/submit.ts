// Submitting an application, measured: each request submits another draft of its own.
import { createSession } from "../apps/server/src/modules/identity/identity.factory.ts";
import { registrationAnswers } from "../apps/server/src/modules/applications/applications.factory.ts";
import { ensureRegistryProgramme } from "../apps/server/src/modules/evaluations/evaluations.api.ts";
import { ensureDefaultOrganization } from "../apps/server/src/modules/organizations/organizations.api.ts";
import { createDb, type Db } from "../apps/server/src/platform/db/db.ts";
import { load, type Call, type Load } from "./load.ts";

const DRAFTS = 400;

export interface SubmitOptions {
  appUrl: string;
  productUrl: string;
  bareUrl: string;
  secret: string;
  concurrency: number;
}

/** Submits the same number of fresh drafts on both sides. */
export async function measureSubmit(options: SubmitOptions): Promise<{ product: Load; bare: Load }> {
  const { appUrl, productUrl, bareUrl, secret, concurrency } = options;
  const db = createDb(appUrl, 4);
  const run = async (url: string) => load(url, await drafts(db, secret), concurrency, 0);
  const result = { product: await run(productUrl), bare: await run(bareUrl) };
  await db.$client.end();
  return result;
}

/** Complete drafts of many founders, as calls that submit them. */
async function drafts(db: Db, secret: string): Promise<Call[]> {
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
    [DRAFTS, JSON.stringify(registrationAnswers()), organizationId],
  );
  const cookies = new Map<string, string>();
  for (const { applicant_id: id } of rows) if (!cookies.has(id)) cookies.set(id, await createSession(db, id, secret));
  return rows.map(({ id, applicant_id: applicant }) => ({
    method: "POST",
    path: `/api/applications/${id}/submit`,
    body: JSON.stringify({ version: 1 }),
    headers: { cookie: cookies.get(applicant) ?? "" },
  }));
}
