import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { importsOf } from "./importing.factory.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

test("texts that are shortened in the middle of an emoji keep no row from being read and checked", async () => {
  const organization = await createOrganization(server.db, { name: "Blue Hub" });
  const coordinator = await server.createUser({ organizations: { [organization.id]: "moderator" } });
  const importing = importsOf(server, coordinator, organization.id);
  // With a letter before them, every length they are cut to falls into one of them.
  const faces = `a${"😀".repeat(150)}`;
  const read = await importing.read(`Όνομα,Ιστότοπος,Ετικέτες,${faces}\nΆργος,${faces},${faces},${faces}\n`);
  expect(read).toMatchObject({ state: "mapping", columns: [{}, {}, {}, { samples: [`a${"😀".repeat(39)}`] }] });
  const checked = await importing.step(read, "check");
  expect(checked).toMatchObject({ state: "checked", counts: { broken: 1 } });
});
