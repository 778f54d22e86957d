import type { InvestorListQuery } from "@kerkis/contract/investors/investors.schema.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startupVisibility } from "#modules/startups/startups.api.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { investorPageStatement } from "./investors.reads.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { id } = await createOrganization(server.db);
  const { $client: client } = server.ownerDb;
  await client.query(
    `insert into investors (organization_id, company_name, type, description, industries, stages, countries, is_active,
        is_verified, verified_at, created_at)
      select $1, 'Investor ' || md5(n::text), (array['vc', 'angel', 'bank'])[1 + n % 3],
        case n when 77 then 'κοράλλι' else md5((n * 7)::text) end, array['energy'],
        case when n % 500 = 0 then array['exited'] else array['seed'] end, array['GR'], n % 10 <> 0, n % 10 <> 0, now(),
        now() - make_interval(mins => n)
      from generate_series(1, 3000) n`,
    [id],
  );
  await client.query("vacuum analyze investors");
});
afterAll(() => server?.close());

const planOf = async (query: InvestorListQuery): Promise<string> => {
  const statement = investorPageStatement(server.platform, startupVisibility(null), query);
  const { rows } = await server.platform.db.execute<{ "QUERY PLAN": string }>(sql`explain ${statement}`);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
};

test.each<[InvestorListQuery, RegExp]>([
  [{}, /Index Scan.* using investors_public_newest_idx/],
  [{ sort: "oldest" }, /Index Scan.* using investors_public_newest_idx/],
  [{ sort: "name" }, /Index Scan.* using investors_public_name_idx/],
  [{ type: "bank" }, /Index Scan.* using investors_public_(type|newest)_idx/],
  [{ stage: "seed" }, /Index Scan.* using investors_public_newest_idx/],
  [{ stage: "exited" }, /investors_stages_idx|investors_public_newest_idx/],
  [{ search: "κοράλλι" }, /investors_public_search_key_idx/],
])("investors are never read whole for a page: %o", async (query, index) => {
  const plan = await planOf(query);
  expect(plan).toMatch(index);
  expect(plan).not.toContain("Seq Scan");
});
