import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import { ERRORS, type ErrorCode } from "@kerkis/contract/core/errors.ts";
import { sql } from "drizzle-orm";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Auth } from "#platform/auth/better-auth.ts";
import { clientAddress } from "#platform/auth/client-address.ts";
import { parseCookies, sessionToken } from "#platform/auth/session-cookie.ts";
import { API_PREFIX, createApi } from "#platform/http/api.ts";
import type { RequestContext } from "#platform/http/context.ts";
import type { Platform } from "#platform/platform.ts";
import { ORGANIZATION_HEADER, readActor } from "./actor.ts";
import { composeRouter } from "./compose.ts";
import { apiReference } from "./reference.ts";
import { pages } from "./pages.ts";

const BODY_BYTES = 512 * 1024;
/** Browsers cannot send this header from another site without asking first; every change needs it. */
const CHANGE_HEADER = "x-kerkis";

/** The HTTP side of a node: the API, files, health, and the pages. */
export async function createHttpServer(
  platform: Platform,
  auth: Auth,
  web: { webDist: string | undefined; webRoot: string },
): Promise<FastifyInstance> {
  const { config, log } = platform;
  const app = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true },
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: config.publicUrl.startsWith("https:"),
    crossOriginEmbedderPolicy: false,
  });
  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024 });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.setErrorHandler((failure: Error & { statusCode?: number }, request, reply) => {
    const known: ErrorCode | null = failure.statusCode === 413 ? "input.too_large" : (failure.statusCode ?? 500) < 500 ? "input.invalid" : null;
    if (!known) request.log.error({ err: failure }, "unexpected failure");
    const code = known ?? "server.unexpected";
    return reply.code(ERRORS[code]).send(errorBody(code, request.id));
  });
  health(app, platform);
  const handleApi = api(app, platform, auth);
  await app.register(apiReference);
  if (web.webDist || config.dev) {
    await pages(app, {
      webDist: web.webDist ?? web.webRoot,
      webRoot: web.webRoot,
      origin: config.publicUrl,
      dev: config.dev,
      now: () => platform.clock.now().getTime(),
      hasSession: (cookie) => sessionToken(parseCookies(cookie), config.secret) !== null,
      fetchApi: async (request) => (await handleApi(request, "127.0.0.1", randomUUID())) ?? notFound(),
    });
  }
  return app;
}

const errorBody = (code: ErrorCode, requestId: string) => ({
  defined: false,
  code,
  status: ERRORS[code],
  message: code,
  data: { requestId },
});
const notFound = () => new Response(null, { status: 404 });

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

/** Serves the contract. @returns the same handler for pages rendered in this process */
function api(app: FastifyInstance, platform: Platform, auth: Auth) {
  const handle = createApi(composeRouter(auth));
  const handleApi = async (request: Request, address: string, requestId: string): Promise<Response | null> => {
    const actor = await readActor(
      platform,
      request.headers.get("cookie"),
      request.headers.get(ORGANIZATION_HEADER),
    );
    const context: RequestContext = {
      platform,
      actor,
      address,
      requestId,
      log: platform.log.child({ reqId: requestId }),
      headers: request.headers,
      resHeaders: new Headers({ "cache-control": "no-store" }),
    };
    return handle(request, context);
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.all(`${API_PREFIX}/*`, async (request, reply) => {
      if (!isOwnChange(request, platform.config.publicUrl)) {
        return reply.code(ERRORS["request.origin"]).send(errorBody("request.origin", request.id));
      }
      const address = addressOf(request, platform);
      const response = await handleApi(asFetchRequest(request, platform.config.publicUrl), address, request.id);
      if (!response) return reply.code(404).send(errorBody("request.not_found", request.id));
      return sendResponse(reply, response);
    });
  });
  return handleApi;
}

/** Changes come from our own pages only: the header, and where the browser names an origin, ours or the host asked. */
export function isOwnChange(request: FastifyRequest, publicUrl: string): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  if (request.headers[CHANGE_HEADER] !== "1") return false;
  const { origin } = request.headers;
  if (!origin) return true;
  return origin === new URL(publicUrl).origin || (URL.canParse(origin) && new URL(origin).host === request.headers.host);
}

export const addressOf = (request: FastifyRequest, { config }: Pick<Platform, "config">): string => {
  const forwarded = request.headers["x-forwarded-for"];
  return clientAddress(
    request.socket.remoteAddress ?? "unknown",
    Array.isArray(forwarded) ? forwarded.join(",") : forwarded,
    config.trustedProxies,
  );
};

function asFetchRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? new Uint8Array(request.body) : null;
  return new Request(new URL(request.url, publicUrl), { method: request.method, headers, body });
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name === "set-cookie") reply.header(name, value);
    else if (name !== "content-length") reply.header(name, value);
  }
  return reply.send(await response.text());
}
