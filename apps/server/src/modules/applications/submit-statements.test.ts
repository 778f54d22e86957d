import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { addMember } from "#modules/organizations/organizations.factory.ts";
import { castOf, filledDraft, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

let server: TestServer;
let here: ProcessCast;
beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
});
afterAll(() => server?.close());

/** What a call sends to PostgreSQL over the application's own connections, without the mail that leaves after it. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const query = Reflect.get(pg.Client.prototype, "query") as (...input: unknown[]) => void;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...input: unknown[]
  ) {
    const { connectionParameters } = this as unknown as { connectionParameters: { application_name?: string } };
    const [statement] = input as [string | { text: string }];
    const text = typeof statement === "string" ? statement : statement.text;
    if (connectionParameters.application_name === "kerkis" && !text.includes("mail_outbox")) sent.push(text);
    return Reflect.apply(query, this, input);
  });
  await call();
  spy.mockRestore();
  return sent;
}

/**
 * Who asks, the transaction with its locks, writes, feed, bell and mail, and the answer. Four are reads of what the business
 * registry said, which criteria are in force, whether a workflow begins and what it says of what comes next.
 */
const STATEMENTS = 23;

it("a submit is so many statements and no more, however many people hear of it", async () => {
  const submitted = async () => {
    const { id, version } = await filledDraft(here.founder);
    return statementsOf(() => here.founder.api.applications.submit({ id, version }));
  };
  const first = await submitted();
  expect(first).toHaveLength(STATEMENTS);
  for (let number = 0; number < 5; number += 1) {
    const { id } = await server.createUser();
    await addMember(server.db, here.organizationId, id, "admin");
  }
  expect(await submitted()).toHaveLength(STATEMENTS);
});
