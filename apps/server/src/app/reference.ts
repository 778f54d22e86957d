import { contract } from "@kerkis/contract/contract.ts";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import reference from "@scalar/fastify-api-reference";
import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "#platform/http/api.ts";

/** The OpenAPI 3.1 document of the contract, each endpoint with who may call it. */
export async function openApiDocument() {
  const generator = new OpenAPIGenerator({
    schemaConverters: [new ZodToJsonSchemaConverter()],
  });
  return generator.generate(contract, {
    info: { title: "Kerkis API", version: "1.0.0" },
    servers: [{ url: API_PREFIX }],
  });
}

/** Serves the document at /api/openapi.json and a page that shows it at /api/reference. */
export async function apiReference(app: FastifyInstance): Promise<void> {
  const document = openApiDocument();
  app.get(`${API_PREFIX}/openapi.json`, () => document);
  await app.register(reference, {
    routePrefix: "/api/reference",
    configuration: { url: `${API_PREFIX}/openapi.json`, withDefaultFonts: false, hideClientButton: true, telemetry: false },
  });
}
