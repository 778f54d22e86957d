import { ERRORS, type ErrorCode } from "@kerkis/contract/codes.ts";
import type { Access, EndpointMeta } from "@kerkis/contract/core/endpoint.ts";
import type { ErrorData } from "@kerkis/contract/core/errors.ts";
import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import { StandardBracketNotationSerializer } from "@orpc/openapi-client/standard";
import { OpenAPIHandler as FetchHandler } from "@orpc/openapi/fetch";
import {
  createProcedureClient,
  isProcedure,
  ORPCError,
  Procedure,
  ValidationError,
  type AnyRouter,
  type Schema,
} from "@orpc/server";
import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/v4/core";
import { withOrigin } from "#platform/audit/origin.ts";
import { databaseErrorCode } from "#platform/db/db.ts";
import type { RequestContext } from "./context.ts";
import { outputShape } from "./output-shape.ts";
import type { InTurn } from "./reads-in-turn.ts";
import { Refusal, retryAfter } from "./refusal.ts";

/** The address under which every endpoint of the contract is served. */
export const API_PREFIX = "/api";

/** What the database's own refusals mean (see the rules migration). */
const DATABASE_REFUSALS: Readonly<Record<string, ErrorCode>> = {
  KR001: "application.transition",
  KR002: "input.invalid",
  KR003: "application.appeal_used",
  KR004: "org.last_owner",
  KR005: "auth.last_super_admin",
  KR006: "programme.transition",
  "40001": "request.conflict",
  "40P01": "request.conflict",
};

type Endpoint = Procedure<
  RequestContext,
  RequestContext,
  Schema<unknown, unknown>,
  Schema<unknown, unknown>,
  never,
  never
>;

/** Serves a router of the contract as REST: to the network through Fastify, and to pages rendered in this process as fetch. */
export function createApi(
  router: AnyRouter,
  { validateOutputs, inTurn }: { validateOutputs: boolean; inTurn: InTurn },
) {
  const interceptors = [
    async <Result>({ next, context }: { next: () => Promise<Result>; context: RequestContext }): Promise<Result> => {
      try {
        return await next();
      } catch (failure) {
        throw explain(failure, context);
      }
    },
  ];
  const inProcess = new FetchHandler<RequestContext>(router, { interceptors });
  return {
    /** Gives every endpoint its route; `contextOf` may refuse by answering itself, with null. */
    serve(
      app: FastifyInstance,
      contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext | null>,
    ): void {
      for (const procedure of endpointsOf(router)) {
        const { method = "GET", path = "/", successStatus = 200 } = procedure["~orpc"].route;
        const run = runner(procedure, validateOutputs);
        const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
          const context = await contextOf(request, reply);
          if (context === null) return reply;
          const { address, requestId, actor } = context;
          const { status, body } = await withOrigin(
            { address, requestId, impersonatorId: actor?.impersonatorId ?? null },
            () =>
              run(inputOf(request), context, method === "GET" ? undefined : goneSignal(reply)).then(
                (output) => ({ status: successStatus, body: output }),
                (failure: unknown) => {
                  const error = explain(failure, context);
                  return { status: error.status, body: error.toJSON() };
                },
              ),
          );
          return reply.code(status).header("content-type", JSON_TYPE).send(JSON.stringify(body));
        };
        app.route({
          method,
          url: `${API_PREFIX}${routeOf(path)}`,
          exposeHeadRoute: false,
          handler: method === "GET" ? (request, reply) => inTurn(() => answer(request, reply)) : answer,
        });
      }
    },
    /** The list at this path, for whoever reads all of it. */
    listOf(path: string): ServedList {
      const procedure = endpointsOf(router).find(
        ({ "~orpc": { route } }) => route.path === path && route.method === "GET",
      );
      if (!procedure) throw new Error(`No endpoint is at ${path}.`);
      const { inputSchema, outputSchema, meta } = procedure["~orpc"];
      const { access }: EndpointMeta = meta;
      const shape = outputSchema && outputShape(outputSchema as unknown as z.$ZodType);
      if (!inputSchema || !shape || !access) throw new Error(`${path} is no list.`);
      // Its input was validated once; pages of it are larger than a request may ask for.
      const call = callOf(procedure, { inputValidationIndex: Number.NaN });
      return {
        access,
        input: inputSchema as unknown as z.$ZodType,
        read: (input, context) => inTurn(async () => shape(await call(input, context)) as ListPage),
      };
    },
    /** Null when no endpoint has this address. */
    async fetch(request: Request, context: RequestContext): Promise<Response | null> {
      const { matched, response } = await inProcess.handle(request, { prefix: API_PREFIX, context });
      return matched ? response : null;
    },
  };
}

/** Tells a command that nobody waits for its answer any more. Reads end soon by themselves. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

const JSON_TYPE = "application/json";

/** A path of the contract as Fastify writes it. */
export const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** A page of any list. */
export interface ListPage {
  items: readonly unknown[];
  next_cursor: string | null;
}

/** A list of the contract as those who export it read it. */
export interface ServedList {
  access: Access;
  input: z.$ZodType;
  /** A page, behind the gate, when its turn comes; of its rows what the schema names. */
  read: (input: unknown, context: RequestContext) => Promise<ListPage>;
}

function endpointsOf(router: AnyRouter): Endpoint[] {
  if (isProcedure(router)) return [router as unknown as Endpoint];
  return Object.values(router as Record<string, AnyRouter>).flatMap(endpointsOf);
}

/** Gate and handler. Our own answers are validated in tests and development; a row of a list costs more to validate than to read. */
function callOf(procedure: Endpoint, more: { inputValidationIndex?: number } = {}) {
  const unvalidated = new Procedure({ ...procedure["~orpc"], outputValidationIndex: Number.NaN, ...more });
  return (input: unknown, context: RequestContext, signal?: AbortSignal): Promise<unknown> =>
    createProcedureClient(unvalidated, { context })(input, signal && { signal });
}

/** Runs an endpoint: gate, validated input, handler; of its output what the schema names. */
function runner(procedure: Endpoint, validateOutputs: boolean) {
  const { outputSchema } = procedure["~orpc"];
  const shape = outputSchema ? outputShape(outputSchema as unknown as z.$ZodType) : null;
  const call = callOf(procedure);
  const shaped = async (input: unknown, context: RequestContext, signal?: AbortSignal): Promise<unknown> => {
    const output = await call(input, context, signal);
    return shape === null ? output : shape(output);
  };
  if (!validateOutputs || !outputSchema) return shaped;
  return async (input: unknown, context: RequestContext, signal?: AbortSignal): Promise<unknown> => {
    const output = await call(input, context, signal);
    const validated = z.parse(outputSchema as unknown as z.$ZodType, output);
    if (!isDeepStrictEqual(plain(validated), plain(shape === null ? output : shape(output))))
      throw new Error("An answer would differ if it was not validated.");
    return validated;
  };
}

/** As JSON has it. */
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

const brackets = new StandardBracketNotationSerializer();

/** Parameters of the path with the query or the body (the contract's compact structure). */
export function inputOf(request: FastifyRequest): unknown {
  const params = request.params as Record<string, string>;
  const data = request.method === "GET" ? queryOf(request) : request.body;
  if (data === undefined) return Object.keys(params).length > 0 ? params : undefined;
  return typeof data === "object" && data !== null && !Array.isArray(data) ? { ...params, ...data } : data;
}

/** Lists and nested values come in brackets; most queries have none. */
function queryOf(request: FastifyRequest): unknown {
  const from = request.url.indexOf("?");
  if (from === -1) return {};
  const query = request.query as Record<string, string | string[]>;
  const isNested = Object.entries(query).some(([name, value]) => typeof value !== "string" || name.includes("["));
  return isNested ? brackets.deserialize([...new URLSearchParams(request.url.slice(from + 1))]) : query;
}

/** Turns whatever went wrong into a code of the catalogue; surprises are logged with the request's id. */
function explain(failure: unknown, context: RequestContext): ORPCError<ErrorCode, ErrorData> {
  const { requestId } = context;
  if (failure instanceof Refusal) {
    const seconds = retryAfter(failure);
    if (seconds !== null) context.setRetryAfter(seconds);
    return refuse(failure.code, { params: failure.params, fields: failure.fields, requestId });
  }
  if (failure instanceof ORPCError && failure.code === "BAD_REQUEST") {
    const cause: unknown = failure.cause;
    const issues = cause instanceof ValidationError ? cause.issues : [];
    const values = cause instanceof ValidationError ? cause.data : undefined;
    return refuse("input.invalid", { fields: fieldIssues(issues as never, values), requestId });
  }
  if (failure instanceof ORPCError && failure.code === "NOT_FOUND") return refuse("request.not_found", { requestId });
  if (failure instanceof SyntaxError) return refuse("input.invalid", { requestId });
  const code = DATABASE_REFUSALS[databaseErrorCode(failure) ?? ""];
  if (code) return refuse(code, { requestId });
  context.log.error({ err: failure }, "unexpected failure");
  return refuse("server.unexpected", { requestId });
}

const refuse = (code: ErrorCode, data: ErrorData) => new ORPCError(code, { status: ERRORS[code], message: code, data });
