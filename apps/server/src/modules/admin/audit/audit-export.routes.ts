import { Readable } from "node:stream";
import { auditList } from "@kerkis/contract/admin/operations/operations.schema.ts";
import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import type { FastifyInstance } from "fastify";
import { withOrigin } from "#platform/audit/origin.ts";
import { today } from "#platform/clock/clock.ts";
import { refuseFile, type FileRouteContext } from "#platform/files/image-uploads.ts";
import { refuseForeignNavigation } from "#platform/http/foreign-navigation.ts";
import { checkAccess } from "#platform/http/gate.ts";
import { countCall } from "#platform/http/rate-limit.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { auditLines } from "./audit-lines.reads.ts";
import { recordExport } from "./audit.service.ts";

const { auditExport } = FILE_ROUTES;

/** Fastify plugin: the audit log as CSV, streamed (completions 1: exportable as CSV). */
export const auditExportRoute =
  ({ platform, ...deps }: FileRouteContext) =>
  async (app: FastifyInstance) => {
    app.get(auditExport.path, async (request, reply) => {
      try {
        const actor = await deps.actorOf(request);
        checkAccess(auditExport.access, actor);
        const query = auditList.filters.safeParse(request.query);
        if (!query.success || !actor) throw new Refusal("input.invalid");
        const filters = query.data;
        refuseForeignNavigation(request);
        const address = deps.addressOf(request);
        await countCall(platform, "report-export", address, actor);
        await withOrigin({ address, requestId: request.id, impersonatorId: actor.impersonatorId }, () =>
          recordExport(platform, actor, filters),
        );
        return await reply
          .headers({
            "content-type": "text/csv; charset=utf-8",
            "content-disposition": `attachment; filename="kerkis-audit-${today(platform.clock)}.csv"`,
            "cache-control": "no-store",
            "x-content-type-options": "nosniff",
          })
          .send(Readable.from(auditLines(platform, filters)));
      } catch (failure) {
        return refuseFile(request, reply, failure);
      }
    });
  };
