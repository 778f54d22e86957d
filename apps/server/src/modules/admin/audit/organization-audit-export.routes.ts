import { Readable } from "node:stream";
import { organizationAuditList } from "@kerkis/contract/admin/organization/organization-admin.schema.ts";
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
import { auditFiltersOf } from "../organization/organization-admin.reads.ts";
import { recordOrganizationExport } from "../organization/organization-admin.service.ts";

const { organizationAuditExport } = FILE_ROUTES;

/** Fastify plugin: an organization's own audit log as CSV, streamed (completions 1: exportable as CSV). */
export const organizationAuditExportRoute =
  ({ platform, ...deps }: FileRouteContext) =>
  async (app: FastifyInstance) => {
    app.get<{ Params: { id: string } }>(organizationAuditExport.path, async (request, reply) => {
      try {
        const actor = await deps.actorOf(request);
        const scope = checkAccess(organizationAuditExport.access, actor, request.params);
        const asked = organizationAuditList.filters.safeParse({ ...Object(request.query), ...request.params });
        if (!asked.success || !actor || !scope) throw new Refusal("input.invalid");
        const { id: _id, ...filters } = asked.data;
        const query = auditFiltersOf(scope, filters);
        refuseForeignNavigation(request);
        const address = deps.addressOf(request);
        await countCall(platform, "report-export", address, actor);
        await withOrigin({ address, requestId: request.id, impersonatorId: actor.impersonatorId }, () =>
          recordOrganizationExport(platform, actor, scope, filters),
        );
        return await reply
          .headers({
            "content-type": "text/csv; charset=utf-8",
            "content-disposition": `attachment; filename="kerkis-organization-audit-${today(platform.clock)}.csv"`,
            "cache-control": "no-store",
            "x-content-type-options": "nosniff",
          })
          .send(Readable.from(auditLines(platform, query)));
      } catch (failure) {
        return refuseFile(request, reply, failure);
      }
    });
  };
