import { contract } from "@kerkis/contract/contract.ts";
import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { startTestServer, type TestServer, type TestUser } from "../server.ts";
import { SWEEP_INPUTS } from "./sweep-calls.ts";

/** What no database keeps: a null character, and half of a pair. */
const POISONS = { "a null character": "a\u0000b", "half of a pair": "a\ud83d" };

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.createUser({ superAdmin: true });
});
afterAll(() => server?.close());

type Schema = z.core.JSONSchema.JSONSchema;
type Path = readonly string[];

/** Where an input takes text, read from its schema: fields, elements of lists, and names in records. */
function textPaths(schema: Schema | boolean, path: Path = []): Path[] {
  if (typeof schema === "boolean") return [path];
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const own = schema.type === "string" || Object.keys(schema).length === 0 ? [path] : [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => textPaths(field, [...path, name]));
  const items =
    typeof schema.items === "object" && !Array.isArray(schema.items) ? textPaths(schema.items, [...path, "0"]) : [];
  const records = typeof schema.additionalProperties === "object" ? [[...path, "<name>"]] : [];
  const all = [...own, ...fields, ...items, ...records, ...choices.flatMap((choice) => textPaths(choice, path))];
  return [...new Map(all.map((found) => [found.join("."), found])).values()];
}

/** The input with the text at a path replaced, and what the path leads through made where it is missing. */
function poisoned(input: unknown, [name, ...rest]: Path, poison: string): unknown {
  if (name === undefined) return poison;
  if (name === "<name>") return { [poison]: "text" };
  if (name === "0") return [poisoned(Array.isArray(input) ? input[0] : undefined, rest, poison)];
  const fields = typeof input === "object" && input !== null ? input : {};
  return { ...fields, [name]: poisoned(Reflect.get(fields, name), rest, poison) };
}

const ids = {
  organizationId: randomUUID(),
  applicationId: randomUUID(),
  evaluationId: randomUUID(),
  declinedEvaluationId: randomUUID(),
  submittedEvaluationId: randomUUID(),
  startupId: randomUUID(),
  publishedStartupId: randomUUID(),
  requestId: randomUUID(),
  challengeId: randomUUID(),
  formId: randomUUID(),
  roundId: randomUUID(),
  decisionId: randomUUID(),
  callId: randomUUID(),
  investorId: randomUUID(),
  eventId: randomUUID(),
  importId: randomUUID(),
};

const places = Object.entries(contract).flatMap(([module, procedures]) =>
  Object.entries(procedures).flatMap(([name, procedure]) => {
    const { inputSchema, route } = procedure["~orpc"];
    if (!inputSchema) return [];
    const key = `${module}.${name}`;
    const schema = z.toJSONSchema(inputSchema as z.core.$ZodType, { io: "input", unrepresentable: "any" });
    const valid = Object.entries(SWEEP_INPUTS).find(([known]) => known === key)?.[1](ids);
    const { method = "GET", path: address = "/" } = route;
    return textPaths(schema).map((path) => ({ key, at: path.join("."), method, address, valid, path }));
  }),
);

const headers = { "x-kerkis": "1", "content-type": "application/json" };
interface Call {
  method: string;
  address: string;
  input: unknown;
  encode?: (text: string) => string;
  cookie?: string;
}

/** Calls as browsers do: names in the path, then the query of a GET or the body. */
function call({ method, address, input, encode = encodeURIComponent, cookie = "" }: Call): Promise<Response> {
  const rest = new Map(Object.entries(Object(input)));
  const path = address.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encode(value);
  });
  if (method !== "GET" && method !== "DELETE") {
    return fetch(`${server.url}/api${path}`, {
      method,
      headers: { ...headers, cookie },
      body: JSON.stringify(Object.fromEntries(rest)),
    });
  }
  const query = [...rest].map(([name, value]) => `${name}=${encode(String(Array.isArray(value) ? value[0] : value))}`);
  return fetch(`${server.url}/api${path}?${query.join("&")}`, { method, headers: { ...headers, cookie } });
}

const isInAddress = ({ method, address, path }: (typeof places)[number]) =>
  method === "GET" || method === "DELETE" || address.includes(`{${path[0]}}`);

test("the sweep knows the texts of every input", () => {
  expect(places.length).toBeGreaterThan(250);
  const known = places.map(({ key, at }) => `${key} ${at}`);
  expect(known).toEqual(expect.arrayContaining(["identity.signUp email", "startups.list search", "startups.get id"]));
  expect(known).toEqual(expect.arrayContaining(["applications.saveDraft answers.founders.0.name"]));
});

describe.each(Object.entries(POISONS))("%s", (_name, poison) => {
  test("is refused at its field, wherever it stands in a body", async () => {
    const answers: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const place of places.filter((found) => !isInAddress(found))) {
      const { key, at, path, valid } = place;
      const answer = await call({ ...place, input: poisoned(valid, path, poison) });
      const reply = z
        .object({ code: z.string(), data: z.object({ fields: z.array(z.object({ path: z.string() })) }) })
        .safeParse(await answer.json());
      answers[`${key} ${at}`] = `${answer.status} ${reply.data?.code} ${reply.data?.data.fields[0]?.path}`;
      wanted[`${key} ${at}`] = `422 input.invalid ${path.filter((part) => part !== "<name>").join(".")}`;
    }
    expect(answers).toEqual(wanted);
  });
});

test("a null character is refused in every path and query", async () => {
  const answers: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  for (const place of places.filter(isInAddress)) {
    const input = poisoned(place.valid, place.path, POISONS["a null character"]);
    const answer = await call({ ...place, input, cookie: admin.cookie });
    answers[`${place.key} ${place.at}`] =
      `${answer.status} ${z.object({ code: z.string() }).safeParse(await answer.json()).data?.code}`;
    wanted[`${place.key} ${place.at}`] = "422 input.invalid";
  }
  expect(answers).toEqual(wanted);
});

test.each([
  ["half of a pair", "%ED%A0%BD"],
  ["a byte that no text has", "%FF"],
  ["a broken escape", "%E0%A4%A"],
])("%s in a path or a query breaks nothing", async (_name, encoded) => {
  const broken: string[] = [];
  for (const place of places.filter(isInAddress)) {
    const input = poisoned(place.valid, place.path, "<poison>");
    const encode = (text: string) => encodeURIComponent(text).replace("%3Cpoison%3E", encoded);
    const { status } = await call({ ...place, input, encode, cookie: admin.cookie });
    if (status >= 500) broken.push(`${place.key} ${place.at}: ${status}`);
  }
  expect(broken).toEqual([]);
});

test.each(["%00", "%ED%A0%BD", "%FF", "%E0%A4%A"])("file routes take no %s", async (encoded) => {
  const broken: string[] = [];
  const routes = Object.values(FILE_ROUTES).filter(({ method }) => method === "GET");
  for (const { path } of routes) {
    for (const address of [
      path.replace(/:\w+/, encoded),
      `${path.replace(/:\w+/, ids.organizationId)}?action=${encoded}&person_id=${encoded}&entity_id=${encoded}`,
    ]) {
      const answer = await fetch(server.url + address, { headers: { cookie: admin.cookie } });
      await answer.arrayBuffer();
      const { status } = answer;
      if (status >= 500) broken.push(`${address}: ${status}`);
    }
  }
  const provider = await fetch(`${server.url}/api/auth/google?next=/${encoded}&from=${encoded}`, {
    redirect: "manual",
  });
  expect([...broken, provider.status < 500]).toEqual([true]);
});
