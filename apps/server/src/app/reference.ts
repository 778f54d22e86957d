import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { contract } from "@kerkis/contract/contract.ts";
import type { Access, EndpointMeta } from "@kerkis/contract/core/endpoint.ts";
import { uploadedAvatar, uploadedLogo } from "@kerkis/contract/core/files/uploaded.ts";
import { FILE_ROUTES, type FileRoute } from "@kerkis/contract/core/uploads.ts";
import { answerFile } from "@kerkis/contract/forms/responses.schema.ts";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { EXPORT_FORMATS } from "#platform/exports/serve-exports.ts";
import { API_PREFIX } from "#platform/http/api.ts";
import { composeExports } from "./compose.ts";

const BASE = `${API_PREFIX}/reference`;
const FILES = { "viewer.js": "swagger-ui-bundle.js", "viewer.css": "swagger-ui.css" } as const;
const TYPES = { js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8" } as const;

/** The page runs its own two scripts and calls this origin alone; nobody else frames it. */
const PAGE_HEADERS = {
  "content-security-policy":
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kerkis API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="${BASE}/viewer.css"></head>
<body><p style="margin:16px 20px 0;font:16px sans-serif"><a href="/documentation/api">Kerkis documentation</a></p><div id="reference"></div><script src="${BASE}/viewer.js"></script><script src="${BASE}/start.js"></script></body></html>`;
/** Deep links, so that /documentation/api leads to the very endpoint. */
const START = `SwaggerUIBundle({ url: "${API_PREFIX}/openapi.json", dom_id: "#reference", supportedSubmitMethods: ["get"], deepLinking: true });`;

/** Who may call it, for readers of the document. */
function accessText(access: Access): string {
  if (access.kind === "public") return "Everyone, without signing in too.";
  if (access.kind === "signed-in") return "Everyone signed in.";
  if (access.kind === "super-admin") return "Super admins only.";
  if (access.kind === "page") return `Those who have the page «${access.page}» in the current organization.`;
  if (access.kind === "policy") {
    return `Decided from the record (${access.policy})${access.page ? `, with the page «${access.page}»` : ""}.`;
  }
  const where = access.of === undefined ? "the current organization" : `the organization named by «${access.of}»`;
  if (access.kind === "member") return `Those who belong to ${where}.`;
  return `Those whom the matrix allows ${access.action} in ${where}.`;
}

/** The OpenAPI 3.1 document of the contract; each operation says who may call it (`x-access`, and in words). */
export async function openApiDocument() {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: "Kerkis API", version: "1.0.0" },
    servers: [{ url: API_PREFIX }],
  });
  for (const endpoints of Object.values(contract)) {
    for (const { "~orpc": endpoint } of Object.values(endpoints)) {
      const { access } = endpoint.meta;
      const operation: unknown = Reflect.get(
        document.paths?.[endpoint.route.path ?? ""] ?? {},
        endpoint.route.method?.toLowerCase() ?? "",
      );
      if (!access || typeof operation !== "object" || operation === null) continue;
      Object.assign(operation, { "x-access": access, description: accessText(access) });
    }
  }
  return { ...document, paths: { ...document.paths, ...filePaths(), ...exportPaths() } };
}

/** What the uploads answer with; other file routes answer with a file. */
const REPLIES: Partial<Record<keyof typeof FILE_ROUTES, z.ZodMiniType>> = {
  uploadLogo: uploadedLogo,
  uploadAvatar: uploadedAvatar,
  uploadAnswer: answerFile,
};

/** The routes of the API that take or give files, which the contract's endpoints do not hold. */
function filePaths(): Record<string, Record<string, unknown>> {
  const routes = Object.entries(FILE_ROUTES).filter(([, { path }]) => path.startsWith(`${API_PREFIX}/`));
  return Object.fromEntries(
    routes.map(([name, route]) => [
      route.path.slice(API_PREFIX.length).replaceAll(/:(\w+)/g, "{$1}"),
      { [route.method.toLowerCase()]: fileOperation(name as keyof typeof FILE_ROUTES, route) },
    ]),
  );
}

/** The files of lists: at the list's address with the format behind it, by the list's own filters and rights. */
function exportPaths(): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    composeExports().flatMap(({ list: { "~orpc": list }, name }) => {
      const { path = "/", summary } = list.route;
      const { access }: EndpointMeta = list.meta;
      if (!access) return [];
      const content = { "application/octet-stream": { schema: { type: "string", format: "binary" } } };
      return EXPORT_FORMATS.map((format) => [
        `${path}.${format}`,
        {
          get: {
            operationId: `files.${name}.${format}`,
            summary: `${summary}, as a ${format === "csv" ? "CSV file" : "Excel workbook"}`,
            description: `${accessText(access)} Takes the filters of ${path}; «_language» names the columns in el or en.`,
            "x-access": access,
            tags: ["files"],
            parameters: pathParameters(path),
            responses: { 200: { description: "OK", content } },
          },
        },
      ]);
    }),
  );
}

/** What stands in braces in a path. */
const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));

function fileOperation(name: keyof typeof FILE_ROUTES, { access, maxBytes, path, summary }: FileRoute) {
  const reply = REPLIES[name];
  const schema = { type: "object", properties: { file: { type: "string", format: "binary" } }, required: ["file"] };
  const limit = maxBytes === null ? "" : ` At most ${maxBytes / 1024 ** 2} MB.`;
  return {
    operationId: `files.${name}`,
    summary,
    description: accessText(access) + limit,
    "x-access": access,
    tags: ["files"],
    parameters: pathParameters(path.replaceAll(/:(\w+)/g, "{$1}")),
    ...(maxBytes !== null && { requestBody: { required: true, content: { "multipart/form-data": { schema } } } }),
    responses: {
      200: {
        description: "OK",
        content: reply
          ? { "application/json": { schema: z.toJSONSchema(reply, { target: "draft-2020-12" }) } }
          : { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
      },
    },
  };
}

/** Serves the document at /api/openapi.json and a page that shows it at /api/reference. */
export function apiReference(app: FastifyInstance): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get(`${API_PREFIX}/openapi.json`, () => (document ??= openApiDocument()));
  app.get(BASE, (_request, reply) => reply.headers(PAGE_HEADERS).type("text/html; charset=utf-8").send(PAGE));
  app.get(`${BASE}/start.js`, (_request, reply) => reply.type(TYPES.js).send(START));
  // The viewer's files are read from its package when asked for.
  const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  for (const [name, file] of Object.entries(FILES)) {
    app.get(`${BASE}/${name}`, (_request, reply) =>
      reply.type(name.endsWith(".css") ? TYPES.css : TYPES.js).send(createReadStream(join(folder, file))),
    );
  }
}
