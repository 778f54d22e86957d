import type { InvestorListQuery } from "@kerkis/contract/investors/investors.schema.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startupVisibility } from "#modules/startups/startups.api.ts";
import { byIndexAlone } from "#platform/db/by-index-alone.ts";
import type { Reader } from "#platform/db/db.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { investorList, investorPage, investorPageStatement } from "./investors.reads.ts";

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
        case when n % 501 = 0 then array['exited'] else array['seed'] end, array['GR'], n % 10 <> 0, n % 10 <> 0, now(),
        now() - make_interval(mins => n)
      from generate_series(1, 3000) n`,
    [id],
  );
  await client.query("vacuum analyze investors");
});
afterAll(() => server?.close());

const source = () => ({ db: server.platform.db, cursors: server.platform.cursors });

async function planOf(db: Reader, query: InvestorListQuery): Promise<string> {
  const page = investorList.page(server.platform.cursors, query);
  const statement = investorPageStatement(db, startupVisibility(null), query, page);
  const { rows } = await db.execute<{ "QUERY PLAN": string }>(sql`explain ${statement}`);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

test.each<[InvestorListQuery, RegExp]>([
  [{}, /Index Scan.* using investors_public_newest_idx/],
  [{ sort: "oldest" }, /Index Scan.* using investors_public_newest_idx/],
  [{ sort: "name" }, /Index Scan.* using investors_public_name_idx/],
  [{ search: "κοράλλι" }, /investors_public_search_key_idx/],
])("investors are never read whole for a page: %o", async (query, index) => {
  const plan = await planOf(server.platform.db, query);
  expect(plan).toMatch(index);
  expect(plan).not.toContain("Seq Scan");
});

test.each<InvestorListQuery>([
  { stage: "exited" },
  { type: "bank", stage: "exited" },
  { type: "angel", country: "GR", industry: "energy", ticket: "250000-999999" },
  { type: "bank,vc", stage: "exited,growth" },
])("what hardly any investor has is looked up by its values: %o", async (query) => {
  const plan = (await byIndexAlone(server.platform.db, async (db) => [await planOf(db, query)])).join("");
  expect(plan).toContain("investors_choices_idx");
  expect(plan).not.toContain("Seq Scan");
});

test.each<[InvestorListQuery, string]>([
  [{ stage: "seed" }, "n % 501 <> 0"],
  [{ type: "bank", stage: "seed" }, "n % 3 = 2 and n % 501 <> 0"],
  [{ stage: "exited" }, "n % 501 = 0"],
  [{ type: "vc", stage: "exited", industry: "energy", country: "GR" }, "n % 501 = 0"],
  [{ type: "bank", stage: "exited" }, "false"],
])("a choice gives the same rows, common or rare, page after page: %o", async (query, is) => {
  const { rows } = await server.ownerDb.$client.query<{ name: string }>(
    `select 'Investor ' || md5(n::text) as name from generate_series(1, 3000) n where n % 10 <> 0 and ${is} order by n`,
  );
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await investorPage(source(), startupVisibility(null), { ...query, limit: 100, cursor });
    found.push(...page.items.map(({ company_name }) => company_name));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(found).toEqual(rows.map(({ name }) => name));
});
