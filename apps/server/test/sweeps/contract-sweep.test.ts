import { contract } from "@kerkis/contract/contract.ts";
import { POLICIES, RATE_LIMIT_GROUPS } from "@kerkis/contract/core/endpoint.ts";
import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import { isContractProcedure } from "@orpc/contract";
import { expect, describe, it } from "vitest";
import * as z from "zod";
import { composeExports } from "#app/compose.ts";
import { openApiDocument } from "#app/reference.ts";
import { ORGANIZATION_ACTIONS } from "@kerkis/contract/core/permissions.ts";
import { PAGE_KEYS } from "@kerkis/contract/core/pages.ts";

const accessSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("public") }),
  z.strictObject({ kind: z.literal("signed-in") }),
  z.strictObject({ kind: z.literal("page"), page: z.enum(PAGE_KEYS) }),
  z.strictObject({ kind: z.literal("member"), of: z.string().optional() }),
  z.strictObject({ kind: z.literal("action"), action: z.enum(ORGANIZATION_ACTIONS), of: z.string().optional() }),
  z.strictObject({ kind: z.literal("policy"), policy: z.enum(POLICIES), page: z.enum(PAGE_KEYS).optional() }),
  z.strictObject({ kind: z.literal("super-admin") }),
]);

const endpoints = Object.entries(contract).flatMap(([module, procedures]) =>
  Object.entries(procedures).map(([name, procedure]) => ({ name: `${module}.${name}`, procedure })),
);
const definitionOf = (procedure: (typeof endpoints)[number]["procedure"]) => {
  const { method, path, summary } = procedure["~orpc"].route;
  return { method, path, summary, ...procedure["~orpc"] };
};
const documented = openApiDocument();
const PUBLIC_CHANGES = ["/auth/", "/errors", "/metrics", "/contact", "/chat-ai"];

it("the contract has its endpoints", () => {
  expect(endpoints.length).toBeGreaterThan(35);
  expect(endpoints.every(({ procedure }) => isContractProcedure(procedure))).toBe(true);
});

it("no two endpoints share a method and a path", () => {
  const keys = endpoints.map(({ procedure }) => {
    const { method, path } = definitionOf(procedure);
    return `${method} ${path?.replace(/\{\w+\}/g, "{}")}`;
  });
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

describe.each(endpoints)("$name", ({ procedure }) => {
  const { method = "GET", path = "/", summary, meta, outputSchema } = definitionOf(procedure);

  it("declares who may call it", () => {
    expect(accessSchema.safeParse(meta.access).error?.issues).toBeUndefined();
  });

  it("is in the OpenAPI document with its summary and its answer", async () => {
    const { paths } = await documented;
    const item: Record<string, unknown> = { ...paths[path] };
    const operation = z
      .object({ summary: z.string(), responses: z.record(z.string(), z.unknown()) })
      .safeParse(item[method.toLowerCase()]);
    expect(operation.data?.summary).toBe(summary);
    expect(Object.keys(operation.data?.responses ?? {})).toContain("200");
    expect(outputSchema).toBeDefined();
  });

  it("limits its calls when anyone may change something with it", () => {
    if (meta.access?.kind !== "public" || method === "GET" || path === "/auth/sign-out") return;
    expect(RATE_LIMIT_GROUPS).toContain(meta.rateLimit);
    expect(PUBLIC_CHANGES.some((prefix) => path.startsWith(prefix))).toBe(true);
  });
});

describe.each(Object.entries(FILE_ROUTES))("file route %s", (_name, route) => {
  it("declares who may call it and how much it takes", () => {
    expect(accessSchema.safeParse(route.access).error?.issues).toBeUndefined();
    expect(route.method !== "POST" || (route.maxBytes ?? 0) > 0).toBe(true);
  });
});

it("the OpenAPI document has nothing that the contract does not", async () => {
  const { paths } = await documented;
  const files = Object.values(FILE_ROUTES)
    .filter(({ path }) => path.startsWith("/api/"))
    .map(({ path }) => path.slice("/api".length).replaceAll(/:(\w+)/g, "{$1}"));
  const exported = composeExports().flatMap(({ list }) =>
    ["csv", "xlsx"].map((format) => `${list["~orpc"].route.path}.${format}`),
  );
  const addresses = endpoints.map(({ procedure }) => definitionOf(procedure).path ?? "");
  const known = new Set<string>([...addresses, ...files, ...exported]);
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(exported));
  expect(Object.keys(paths).filter((path) => !known.has(path))).toEqual([]);
});
