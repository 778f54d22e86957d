// The yardstick: node:http and a prepared pg statement, nothing else. Reads its routes from the file named by argv.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { verifyPassword } from "better-auth/crypto";
import pg from "pg";
import * as z from "zod";

const [file = ""] = process.argv.slice(2);
const setup = z
  .object({
    databaseUrl: z.string(),
    poolSize: z.number(),
    routes: z.record(z.string(), z.array(z.object({ text: z.string(), values: z.array(z.unknown()) }))),
  })
  .parse(JSON.parse(readFileSync(file, "utf8")));

const pool = new pg.Pool({ connectionString: setup.databaseUrl, max: setup.poolSize });
const routes = new Map(
  Object.entries(setup.routes).map(([path, statements]) => [
    path,
    // Text search is planned anew each time there as well as here.
    statements.map(({ text, values }, index) => ({
      ...(/ like | % /.test(text) ? {} : { name: `bare_${path.length}_${index}_${text.length}` }),
      text,
      values,
    })),
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

createServer((request, response) => {
  const path = request.url ?? "/";
  const statements = routes.get(path);
  const work = statements
    ? Promise.all(statements.map((statement) => pool.query(statement))).then((results) => results.map(({ rows }) => rows))
    : signIn(request);
  work.then(
    (body) => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(0, "127.0.0.1", function () {
  const address = this.address();
  process.send?.({ url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` });
});
