// The yardstick: node:http and a prepared pg statement, nothing else. Reads its routes from the file named by argv.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { verifyPassword } from "better-auth/crypto";
import * as z from "zod";
import { createPool } from "../../apps/server/src/platform/db/pool.ts";
import { reportGarbage } from "../garbage.ts";
import { sendAll, sendChange, type Statement } from "./capture.ts";

const [file = ""] = process.argv.slice(2);
const statement = z.object({
  name: z.string().exactOptional(),
  text: z.string(),
  values: z.array(z.unknown()),
  transaction: z.number().exactOptional(),
  by_index: z.boolean().exactOptional(),
  rows: z.array(z.unknown()).exactOptional(),
});
const setup = z
  .object({
    databaseUrl: z.string(),
    poolSize: z.number(),
    routes: z.record(z.string(), z.array(statement)),
    submit: z.object({
      statements: z.array(statement),
      record: z.string(),
      person: z.string(),
      kept: z.array(z.string()),
    }),
  })
  .parse(JSON.parse(readFileSync(file, "utf8")));

const pool = createPool({ connectionString: setup.databaseUrl, max: setup.poolSize });
const routes = new Map(
  Object.entries(setup.routes).map(([path, statements]) => [
    path,
    // Text search is planned anew each time there as well as here.
    statements.map((statement, index): Statement => {
      const { transaction, by_index, name: _name, rows: _rows, ...what } = statement;
      const isPlannedOnce = transaction === undefined && !/ like | % /.test(what.text);
      return {
        ...what,
        ...(transaction !== undefined && { transaction }),
        ...(by_index && { by_index }),
        ...(isPlannedOnce && { name: `bare_${path.length}_${index}_${what.text.length}` }),
      };
    }),
  ]),
);

async function signIn(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { email, password } = z
    .object({ email: z.string(), password: z.string() })
    .parse(JSON.parse(Buffer.concat(chunks).toString()));
  const { rows } = await pool.query({
    name: "account",
    text: "select u.id, a.password from auth_users u join auth_accounts a on a.user_id = u.id where u.email = $1",
    values: [email],
  });
  if (!(await verifyPassword({ hash: rows[0].password, password }))) throw new Error("wrong password");
  await pool.query({
    name: "session",
    text: "insert into auth_sessions (user_id, token, expires_at) values ($1, $2, now() + interval '30 days')",
    values: [rows[0].id, randomBytes(24).toString("base64url")],
  });
  return { ok: true };
}

/** The writes of a submission, with nothing checked and nobody told: the narrowest. */
async function narrowSubmit(id: string): Promise<unknown> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query({
      name: "narrowest draft",
      text: "select * from applications where id = $1 for update",
      values: [id],
    });
    const [draft] = rows;
    await client.query({
      name: "narrowest actor",
      text: "select set_config('kerkis.actor', $1, true)",
      values: [draft.applicant_id],
    });
    const startup = await client.query({
      name: "narrowest startup",
      text: `insert into startups (organization_id, owner_id, name, slug, industry, stage, description)
        values ($1, $2, $3, $4, 'maritime', 'seed', $5) returning id`,
      values: [draft.organization_id, draft.applicant_id, draft.answers.name, id, draft.answers.description],
    });
    await client.query({
      name: "narrowest submit",
      text: `update applications set startup_id = $2, submitted_at = now(), version = version + 1,
        reference = 'BARE-' || nextval('application_reference') where id = $1`,
      values: [id, startup.rows[0].id],
    });
    await client.query({
      name: "narrowest activity",
      text: "insert into activity_feed (organization_id, title, activity_type) values ($1, $2, 'application_submitted')",
      values: [draft.organization_id, draft.answers.name],
    });
    await client.query("commit");
    client.release();
    return { id };
  } catch (failure) {
    // A connection within a failed change would fail every change after it.
    client.release(true);
    throw failure;
  }
}

const SUBMIT = /^(\/narrowest)?\/api\/applications\/([0-9a-f-]{36})\/submit\?applicant=([0-9a-f-]{36})$/;

/** Submits as the product does, or with the least that it takes; undefined for another address. */
function submission(path: string): Promise<unknown> | undefined {
  const [whole, narrowest, record = "", person = ""] = SUBMIT.exec(path) ?? [];
  if (whole === undefined) return undefined;
  return narrowest ? narrowSubmit(record) : sendChange(pool, setup.submit, { record, person });
}

const server = createServer((request, response) => {
  const path = request.url ?? "/";
  const statements = routes.get(path);
  const work = statements ? sendAll(pool, statements) : (submission(path) ?? signIn(request));
  work.then(
    (body) => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
reportGarbage();
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` });
});
