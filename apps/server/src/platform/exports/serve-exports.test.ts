import Fastify from "fastify";
import { startupsContract } from "@kerkis/contract/startups/startups.contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import type { RequestContext } from "#platform/http/context.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { listExport } from "./list-export.ts";
import { serveExports } from "./serve-exports.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const PAGES = 4;
const declared = listExport(startupsContract.list, "boats", {
  name: { label: { el: "Όνομα", en: "Name" }, value: ({ name }) => name },
});

/** The file of a list of four pages, whose asker may read so many of them. */
async function fileFor(allowed: number) {
  let asked = 0;
  const app = Fastify();
  serveExports(app, [declared], {
    listOf: () => ({
      access: { kind: "public" },
      input: z.object({}),
      read: async (query) => {
        const page = Number(Reflect.get(Object(query), "cursor") ?? "0");
        return { items: [{ name: `Page ${page}` }], next_cursor: page + 1 < PAGES ? String(page + 1) : null };
      },
    }),
    contextOf: async () => {
      asked += 1;
      if (asked > allowed) throw new Refusal("auth.required");
      const context = { platform: server.platform, actor: null, address: "127.0.0.1", requestId: "r" };
      return context as unknown as RequestContext;
    },
  });
  try {
    return await app.inject({ url: "/api/startups.csv", query: { _language: "en" } }).then(({ body }) => body);
  } finally {
    await app.close();
  }
}

test("a file has every page while whoever asks for it may read them", async () => {
  expect(await fileFor(PAGES)).toBe("\uFEFFName\r\nPage 0\r\nPage 1\r\nPage 2\r\nPage 3\r\n");
});

test("a session that ends or a right that is taken ends the file as well: it breaks off and never looks whole", async () => {
  await expect(fileFor(PAGES - 1)).rejects.toBeInstanceOf(Error);
});
