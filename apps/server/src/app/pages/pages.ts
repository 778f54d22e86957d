import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { HOUR_SECONDS } from "@kerkis/contract/core/limits.ts";
import fastifyStatic from "@fastify/static";
import {
  chooseDisplay,
  chooseLanguage,
  chooseTheme,
  DEFAULT_DISPLAY,
  type Display,
  dressPage,
  type Render,
  type RenderInput,
  SHELL_PATH,
  writeDisplay,
} from "@kerkis/contract/core/happenings/rendering.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import pLimit from "p-limit";
import { Refusal } from "#platform/http/refusal.ts";
import { readAssets, withAssets } from "./assets.ts";
import { createPageCache, type StoredPage } from "./cache.ts";
import { contentSecurityPolicy, createScriptMark, takeScriptMarks } from "./csp.ts";
import { createDevelopmentPages } from "./dev.ts";
import { encodePage, encodeResponse, negotiateEncoding } from "./encoding.ts";
import type { PageSource } from "./source.ts";

/** Whose page is rendered: rate limits count for their address, logs name their request. */
export interface PageVisitor {
  address: string;
  requestId: string;
}

export interface PagesOptions {
  /** Folder of the web build: `client/` and `server/` inside it. Unused in development. */
  webDist: string;
  /** Folder of the web application's sources, for development. */
  webRoot?: string;
  /** Public origin without a trailing slash. */
  origin: string;
  /** Who asked for a page. It never travels in the request, where anyone could write it. */
  visitorOf: (request: FastifyRequest) => PageVisitor;
  /** Calls our own API in this process, in the visitor's name. */
  fetchApi: (request: Request, visitor: PageVisitor) => Promise<Response>;
  /** Whether a Cookie header belongs to a signed-in visitor; their pages are never stored. */
  hasSession: (cookie: string | null) => boolean;
  /** Renders from sources with hot reload. */
  dev?: boolean;
  /** Present time in milliseconds. */
  now: () => number;
}

export interface Pages {
  /** Addresses of the pages for everyone. */
  publicAddresses: () => Promise<readonly string[]>;
  /** Forgets stored pages whose path starts with `prefix`; the next visitor gets a fresh one. */
  invalidate: (prefix: string) => void;
}

const RENDERS_AT_ONCE = 4;
const RENDERS_WAITING = 200;
/** Addresses that carry a link's token: their pages belong to whoever holds it. */
const NEVER_STORED = /^\/accept-invitation\//;
const HTML = "text/html; charset=utf-8";
const SHOWS_DISPLAY = /^\/(display-)?settings\/?$/;
const VARY = "cookie, accept-encoding";

/** A rendered answer; without HTML it is a redirect. */
interface FinishedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  html: string | undefined;
}

/**
 * Serves the web application: its assets for good, every other address as server-rendered HTML.
 * Pages of visitors are stored compressed for some seconds; pages of the signed-in are never stored anywhere.
 */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<Pages> {
  const source = options.dev
    ? await createDevelopmentPages(app, options.webRoot ?? join(options.webDist, ".."))
    : await builtPages(app, options);
  const cache = createPageCache({ now: options.now });

  const inTurn = pLimit(RENDERS_AT_ONCE);

  /** Renders in turn; a crowd of invented addresses waits, and past a limit is told to come back. */
  async function produce(input: RenderInput): Promise<FinishedPage> {
    if (inTurn.pendingCount >= RENDERS_WAITING) throw new Refusal("request.unavailable");
    return inTurn(() => renderPage(input));
  }

  async function renderPage(input: RenderInput): Promise<FinishedPage> {
    const { status, headers, html, redirect } = await source.render(input);
    if (redirect !== undefined) return { status, headers: { location: redirect }, html: undefined };
    const page = takeScriptMarks(await source.complete(html, input), input.scriptMark);
    const policy = contentSecurityPolicy(page.hashes, { dev: options.dev ?? false });
    return { status, headers: { ...headers, "content-security-policy": policy }, html: page.html };
  }

  async function produceStored(input: RenderInput): Promise<StoredPage> {
    const { html, ...page } = await produce(input);
    return { ...page, body: html === undefined ? undefined : await encodePage(html) };
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const cookie = request.headers.cookie ?? null;
    const url = pageAddress(request.url, options.origin);
    const visitor = options.visitorOf(request);
    const input: RenderInput = {
      url: url.href,
      origin: options.origin,
      cookie,
      language: chooseLanguage(url.searchParams, cookie),
      theme: chooseTheme(cookie),
      display: chooseDisplay(cookie),
      scriptMark: createScriptMark(),
      fetchApi: (call) => options.fetchApi(call, visitor),
    };
    const isPersonal = url.pathname !== SHELL_PATH && options.hasSession(cookie);
    if (options.dev || isPersonal || NEVER_STORED.test(url.pathname))
      return sendOnce(request, reply, await produce(input));
    // A stored page must not depend on anything of its first visitor.
    const plain: RenderInput = { ...input, cookie: null, display: DEFAULT_DISPLAY };
    const { display } = input;
    const isDressed = writeDisplay(display) !== "";
    // The screens that show the choices cannot be dressed afterwards.
    if (isDressed && SHOWS_DISPLAY.test(url.pathname)) {
      return sendOnce(request, reply, await produce({ ...plain, display }));
    }
    const key = { path: url.pathname, search: url.search, language: input.language, theme: input.theme };
    const page = await cache.get(key, () => produceStored(plain));
    return isDressed ? sendDressed(request, reply, page, display) : sendStored(request, reply, page);
  }

  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: async (request, reply) => (wantsPage(request) ? answer(request, reply) : reply.callNotFound()),
  });
  return { invalidate: cache.invalidate, publicAddresses: source.publicAddresses };
}

/** The page's address under our own origin, whatever the request line says ("//elsewhere/" included). */
function pageAddress(target: string, origin: string): URL {
  const path = target.startsWith("/") ? target.replace(/^[/\\]+/, "/") : "/";
  return new URL(origin + path);
}

/** Anything that accepts HTML, but never the API, the socket or a missing asset. */
function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split("?", 1)[0] ?? "/";
  if (/^\/(api|socket|assets)(\/|$)/.test(path)) return false;
  return /text\/html|\*\/\*/.test(request.headers.accept ?? "*/*");
}

async function sendOnce(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): Promise<FastifyReply> {
  reply.code(page.status).headers({ ...page.headers, "cache-control": "private, no-store", vary: VARY });
  if (page.html === undefined) return reply.send("");
  const encoding = negotiateEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type(HTML).send(await encodeResponse(page.html, encoding));
}

function sendStored(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  reply
    .code(page.status)
    .headers({ ...page.headers, "cache-control": "public, max-age=0, must-revalidate", vary: VARY });
  if (!page.body) return reply.send("");
  const { tag, encodings } = page.body;
  reply.header("etag", tag);
  if (page.status === 200 && request.headers["if-none-match"] === tag) return reply.code(304).send();
  const encoding = negotiateEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type(HTML).send(encodings[encoding]);
}

/** One stored page serves every text size, density and contrast: the cache holds no page twice for them. */
async function sendDressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: StoredPage,
  display: Display,
): Promise<FastifyReply> {
  const html = body && dressPage(body.encodings.identity.toString("utf8"), display);
  return sendOnce(request, reply, { status, headers, html });
}

/** Hashed files never change; the service worker must never be an old one. */
function cacheControlOf(path: string): string {
  if (path.includes("/assets/")) return "public, max-age=31536000, immutable";
  return path.endsWith("/sw.js") || path.endsWith("\\sw.js") ? "no-cache" : `public, max-age=${HOUR_SECONDS}`;
}

async function builtPages(app: FastifyInstance, options: PagesOptions): Promise<PageSource> {
  const client = join(options.webDist, "client");
  const assets = await readAssets(client);
  const entry: { render: Render; publicAddresses: readonly string[] } = await import(
    pathToFileURL(join(options.webDist, "server/entry-server.js")).href
  );
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: ["**/*.br", "**/*.gz", ".vite/**"],
    setHeaders: (reply, path) => {
      reply.header("cache-control", cacheControlOf(path));
    },
  });
  return {
    render: entry.render,
    publicAddresses: async () => entry.publicAddresses,
    complete: async (html, input) => withAssets(html, assets, input),
  };
}
