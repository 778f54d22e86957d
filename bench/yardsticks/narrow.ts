// The second yardstick: the narrowest SQL that answers a person's question, over node:http and pg, nothing else.
import { createServer } from "node:http";
import pg from "pg";
import { reportGarbage } from "../garbage.ts";

const [databaseUrl = ""] = process.argv.slice(2);
const POOL_SIZE = 10;
const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE });

/** What a card shows. */
const CARD = `id, name, tagline, description, industry, stage, location, logo_url, is_verified, created_at`;
const PUBLISHED = `is_active and is_verified and deleted_at is null and organization_open`;
const TEXT = `(name ilike $1 or description ilike $1)`;

const rowsOf = async (query: pg.QueryConfig): Promise<unknown[]> => (await pool.query(query)).rows;

const byId = (id: string) =>
  rowsOf({ name: "by_id", text: `select ${CARD} from startups where id = $1 and ${PUBLISHED}`, values: [id] });

// Planned anew each time, as every text search is.
const list = (industry: string, text: string) =>
  rowsOf({
    text: `select ${CARD} from startups where ${PUBLISHED} and industry = $2 and ${TEXT} order by created_at desc limit 20`,
    values: [`%${text}%`, industry],
  });

/** Five of each kind, as the box shows them. */
const search = async (text: string) => {
  const found = (table: string, columns: string, where: string) =>
    rowsOf({
      text: `select ${columns} from ${table} where ${where} order by created_at desc limit 5`,
      values: [`%${text}%`],
    });
  return Promise.all([
    found("startups", CARD, `${PUBLISHED} and ${TEXT}`),
    found(
      "investors",
      "id, company_name, description, logo_url",
      `${PUBLISHED} and (company_name ilike $1 or description ilike $1)`,
    ),
    found(
      "events",
      "id, title, description",
      "is_listed and deleted_at is null and organization_open and (title ilike $1 or description ilike $1)",
    ),
  ]);
};

const server = createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  const text = (name: string) => url.searchParams.get(name) ?? "";
  const [, question, id = ""] = url.pathname.split("/");
  const work =
    question === "startups" ? byId(id) : question === "list" ? list(text("industry"), text("text")) : search(text("q"));
  work.then(
    (rows) => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(rows)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
reportGarbage();
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` });
});
