import { ERRORS, type ErrorCode, type ErrorData } from "@kerkis/contract/core/errors.ts";
import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import { OpenAPIHandler as FastifyHandler } from "@orpc/openapi/fastify";
import { OpenAPIHandler as FetchHandler } from "@orpc/openapi/fetch";
import { ORPCError, ValidationError, type AnyRouter } from "@orpc/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { databaseErrorCode } from "#platform/db/db.ts";
import type { RequestContext } from "./context.ts";
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
  "40001": "request.conflict",
  "40P01": "request.conflict",
};

/** Serves a router of the contract as REST: to the network through Fastify, and to pages rendered in this process as fetch. */
export function createApi(router: AnyRouter) {
  const options = {
    interceptors: [
      async <Result>({ next, context }: { next: () => Promise<Result>; context: RequestContext }): Promise<Result> => {
        try {
          return await next();
        } catch (failure) {
          throw explain(failure, context);
        }
      },
    ],
  };
  const overNetwork = new FastifyHandler<RequestContext>(router, options);
  const inProcess = new FetchHandler<RequestContext>(router, options);
  return {
    /** Answers the request; false when no endpoint has this address. */
    async answer(request: FastifyRequest, reply: FastifyReply, context: RequestContext): Promise<boolean> {
      const { matched } = await overNetwork.handle(request, reply, { prefix: API_PREFIX, context });
      return matched;
    },
    /** Null when no endpoint has this address. */
    async fetch(request: Request, context: RequestContext): Promise<Response | null> {
      const { matched, response } = await inProcess.handle(request, { prefix: API_PREFIX, context });
      return matched ? response : null;
    },
  };
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
