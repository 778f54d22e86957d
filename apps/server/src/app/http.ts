import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import { ERRORS, type ErrorCode } from "@kerkis/contract/codes.ts";
import { sql } from "drizzle-orm";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Auth } from "#platform/auth/better-auth.ts";
import { clientAddress } from "#platform/auth/client-address.ts";
import { parseCookies, sessionToken } from "#platform/auth/session-cookie.ts";
import { serveExports } from "#platform/exports/serve-exports.ts";
import { imageUploads, type FileRouteContext } from "#platform/files/image-uploads.ts";
import { API_PREFIX, createApi } from "#platform/http/api.ts";
import type { RequestContext } from "#platform/http/context.ts";
import { readsInTurn } from "#platform/http/reads-in-turn.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { personalDataDownload } from "#platform/privacy/download.routes.ts";
import { prometheus } from "#platform/metrics/prometheus.ts";
import { ORGANIZATION_HEADER, readActor } from "./actor.ts";
import { composeExports, composePersonalData, composeRouter } from "./compose.ts";
import { MODULES } from "./modules.ts";
import { apiReference } from "./reference.ts";
import { keepPagesFresh } from "./pages/page-freshness.ts";
import { pages, type PageVisitor } from "./pages/pages.ts";
import { feeds } from "./faces/feeds.ts";
import { pictures } from "./faces/pictures.ts";
import { sitemap } from "./sitemap.ts";

const BODY_BYTES = 512 * 1024;
/** Browsers cannot send this header from another site without asking first; every change needs it. */
const CHANGE_HEADER = "x-kerkis";
/** Answers of the API are data: never stored, never guessed to be something else, never framed. */
const API_HEADERS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

/** The HTTP side of a node: the API, files, health, and the pages. */
export async function createHttpServer(
  platform: Platform,
  auth: Auth,
  { validateOutputs, ...web }: { webDist: string | undefined; webRoot: string; validateOutputs: boolean },
): Promise<FastifyInstance> {
  const { config, log } = platform;
  const app = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    // In development Vite starts inside a plugin; on a busy machine that takes its time.
    pluginTimeout: config.dev ? 0 : 10_000,
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true },
  });
  // Of a megabyte, zstd makes as little as the others in a quarter of their time; gzip is for what knows no other.
  await app.register(compress, { encodings: ["zstd", "br", "gzip"], zlibOptions: { level: 3 }, threshold: 1024 });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.setErrorHandler((failure: Error & { statusCode?: number }, request, reply) => {
    const known = knownFailure(failure);
    if (!known) request.log.error({ err: failure }, "unexpected failure");
    const code = known ?? "server.unexpected";
    return reply.code(ERRORS[code]).send(errorBody(code, request.id));
  });
  health(app, platform);
  prometheus(app, platform);
  const fetchApi = api(app, platform, auth, validateOutputs);
  const files: FileRouteContext = {
    platform,
    actorOf: (request) => readActor(platform, request.headers.cookie),
    isOwnChange: (request) => isOwnChange(request, config.publicUrl),
    addressOf: (request) => addressOf(request, platform),
  };
  await app.register(imageUploads(files));
  for (const { httpRoutes = [] } of MODULES)
    for (const route of httpRoutes) await app.register(route({ ...files, auth }));
  await app.register(personalDataDownload(files, composePersonalData()));
  apiReference(app);
  let pageAddresses: () => Promise<readonly string[]> = async () => [];
  sitemap(app, platform, () => pageAddresses());
  feeds(app, platform);
  pictures(app, platform, web.webRoot);
  if (web.webDist || config.dev) {
    await app.register(async (scope) => {
      await scope.register(helmet, {
        contentSecurityPolicy: false,
        hsts: config.publicUrl.startsWith("https:"),
        crossOriginEmbedderPolicy: false,
      });
      const served = await pages(scope, {
        webDist: web.webDist ?? web.webRoot,
        webRoot: web.webRoot,
        origin: config.publicUrl,
        dev: config.dev,
        now: () => platform.clock.now().getTime(),
        hasSession: (cookie) => sessionToken(parseCookies(cookie), config) !== null,
        visitorOf: (request) => ({ address: addressOf(request, platform), requestId: request.id }),
        fetchApi,
      });
      keepPagesFresh(platform, served);
      pageAddresses = served.publicAddresses;
    });
  }
  return app;
}

/** The code of a failure outside the contract that is nobody's mistake here; null for a surprise. */
function knownFailure(failure: Error & { statusCode?: number }): ErrorCode | null {
  if (failure instanceof Refusal) return failure.code;
  if (failure.statusCode === 413) return "input.too_large";
  return (failure.statusCode ?? 500) < 500 ? "input.invalid" : null;
}

const errorBody = (code: ErrorCode, requestId: string) => ({
  defined: false,
  code,
  status: ERRORS[code],
  message: code,
  data: { requestId },
});

function health(app: FastifyInstance, platform: Platform): void {
  app.get("/healthz", { logLevel: "silent" }, () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    const database = await platform.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    const ready = database && platform.realtime.isListening();
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready", database });
  });
}

type Asker = Omit<RequestContext, "platform" | "actor" | "attempt"> & {
  cookie: string | null | undefined;
  organizationId: string | null | undefined;
};

/** Serves the contract. @returns the same for pages rendered in this process */
function api(app: FastifyInstance, platform: Platform, auth: Auth, validateOutputs: boolean) {
  // Twice what the pool holds: no connection waits for a read to begin.
  const inTurn = readsInTurn(platform.config.databasePoolSize * 2, () => performance.now());
  const served = createApi(composeRouter(auth), { validateOutputs, inTurn });
  const contextOf = async ({ cookie, organizationId, ...asker }: Asker): Promise<RequestContext> => ({
    platform,
    attempt: null,
    actor: await readActor(platform, cookie, organizationId),
    ...asker,
  });
  const askerOf = (request: FastifyRequest, reply: FastifyReply, organizationId: string | null) => {
    const organization = organizationId ?? request.headers[ORGANIZATION_HEADER];
    return contextOf({
      cookie: request.headers.cookie,
      organizationId: typeof organization === "string" ? organization : null,
      address: addressOf(request, platform),
      requestId: request.id,
      log: request.log,
      headers: () => headersOf(request),
      setCookie: (cookie) => reply.header("set-cookie", cookie),
      setRetryAfter: (seconds) => reply.header("retry-after", seconds),
    });
  };
  served.serve(app, async (request, reply) => {
    if (!isOwnChange(request, platform.config.publicUrl)) {
      void reply.code(ERRORS["request.origin"]).send(errorBody("request.origin", request.id));
      return null;
    }
    reply.headers(API_HEADERS);
    return askerOf(request, reply, null);
  });
  serveExports(app, composeExports(), { listOf: (path) => served.listOf(path), contextOf: askerOf });
  app.all(`${API_PREFIX}/*`, (request, reply) => {
    const isOurs = isOwnChange(request, platform.config.publicUrl);
    const code = isOurs ? "request.not_found" : "request.origin";
    return reply.headers(API_HEADERS).code(ERRORS[code]).send(errorBody(code, request.id));
  });
  return async (request: Request, visitor: PageVisitor): Promise<Response> => {
    const context = await contextOf({
      cookie: request.headers.get("cookie"),
      organizationId: request.headers.get(ORGANIZATION_HEADER),
      ...visitor,
      log: platform.log,
      headers: () => request.headers,
      setCookie: () => undefined,
      setRetryAfter: () => undefined,
    });
    return (await served.fetch(request, context)) ?? new Response(null, { status: 404 });
  };
}

/** Changes come from our own pages only: the header, and where the browser names an origin, ours or the host asked. */
function isOwnChange(request: FastifyRequest, publicUrl: string): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  if (request.headers[CHANGE_HEADER] !== "1") return false;
  const { origin } = request.headers;
  if (!origin) return true;
  return (
    origin === new URL(publicUrl).origin || (URL.canParse(origin) && new URL(origin).host === request.headers.host)
  );
}

const addressOf = (request: FastifyRequest, { config }: Pick<Platform, "config">): string => {
  const forwarded = request.headers["x-forwarded-for"];
  return clientAddress(
    request.socket.remoteAddress ?? "unknown",
    Array.isArray(forwarded) ? forwarded.join(",") : forwarded,
    config.trustedProxies,
  );
};

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return headers;
}
