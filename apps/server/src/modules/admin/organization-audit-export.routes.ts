import { Readable } from "node:stream";
import { organizationAuditFilters } from "@kerkis/contract/admin/organization-admin.schema.ts";
import { ERRORS, type ErrorCode } from "@kerkis/contract/core/errors.ts";
import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "#platform/auth/actor.ts";
import { actionScope } from "#platform/auth/scope.ts";
import { today } from "#platform/clock/clock.ts";
import { checkAccess } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { auditLines } from "./audit-lines.reads.ts";
import { auditQueryOf } from "./organization-admin.reads.ts";
import { recordOrganizationExport } from "./organization-admin.service.ts";

const { organizationAuditExport } = FILE_ROUTES;

/** Fastify plugin: an organization's own audit log as CSV, streamed (completions 1: exportable as CSV). */
export const organizationAuditExportRoute =
  (platform: Platform, actorOf: (request: FastifyRequest) => Promise<Actor | null>) => async (app: FastifyInstance) => {
    app.get<{ Params: { id: string } }>(organizationAuditExport.path, async (request, reply) => {
      try {
        const actor = await actorOf(request);
        checkAccess(organizationAuditExport.access, actor, request.params);
        const asked = organizationAuditFilters.safeParse({ ...Object(request.query), ...request.params });
        if (!asked.success || !actor) throw new Refusal("input.invalid");
        const { id, ...filters } = asked.data;
        const scope = actionScope(actor, id, "settings.editProfile");
        const query = auditQueryOf(scope, filters);
        await recordOrganizationExport(platform, actor, scope, filters);
        return await reply
          .headers({
            "content-type": "text/csv; charset=utf-8",
            "content-disposition": `attachment; filename="kerkis-organization-audit-${today(platform.clock)}.csv"`,
            "cache-control": "no-store",
            "x-content-type-options": "nosniff",
          })
          .send(Readable.from(auditLines(platform.db, query)));
      } catch (failure) {
        const code: ErrorCode = failure instanceof Refusal ? failure.code : "server.unexpected";
        if (!(failure instanceof Refusal)) request.log.error({ err: failure }, "unexpected failure");
        const data = { requestId: request.id };
        return reply.code(ERRORS[code]).send({ defined: false, code, status: ERRORS[code], message: code, data });
      }
    });
  };
