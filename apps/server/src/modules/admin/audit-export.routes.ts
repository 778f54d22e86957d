import { Readable } from "node:stream";
import { auditQuery } from "@kerkis/contract/admin/operations.schema.ts";
import { ERRORS, type ErrorCode } from "@kerkis/contract/core/errors.ts";
import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "#platform/auth/actor.ts";
import { today } from "#platform/clock/clock.ts";
import { checkAccess } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { auditLines } from "./audit-lines.reads.ts";
import { recordExport } from "./audit.service.ts";

const { auditExport } = FILE_ROUTES;

/** Fastify plugin: the audit log as CSV, streamed (completions 1: exportable as CSV). */
export const auditExportRoute =
  (platform: Platform, actorOf: (request: FastifyRequest) => Promise<Actor | null>) => async (app: FastifyInstance) => {
    app.get(auditExport.path, async (request, reply) => {
      try {
        const actor = await actorOf(request);
        checkAccess(auditExport.access, actor);
        const query = auditQuery.safeParse(request.query);
        if (!query.success || !actor) throw new Refusal("input.invalid");
        const { cursor: _cursor, limit: _limit, ...filters } = query.data;
        await recordExport(platform, actor, filters);
        return await reply
          .headers({
            "content-type": "text/csv; charset=utf-8",
            "content-disposition": `attachment; filename="kerkis-audit-${today(platform.clock)}.csv"`,
            "cache-control": "no-store",
            "x-content-type-options": "nosniff",
          })
          .send(Readable.from(auditLines(platform.db, filters)));
      } catch (failure) {
        const code: ErrorCode = failure instanceof Refusal ? failure.code : "server.unexpected";
        if (!(failure instanceof Refusal)) request.log.error({ err: failure }, "unexpected failure");
        const data = { requestId: request.id };
        return reply.code(ERRORS[code]).send({ defined: false, code, status: ERRORS[code], message: code, data });
      }
    });
  };
