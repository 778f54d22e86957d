import { organizationAdminContract } from "@kerkis/contract/admin/organization/organization-admin.contract.ts";
import { currentScope } from "#platform/auth/scope.ts";
import { gated } from "#platform/http/gate.ts";
import { enforce } from "#platform/http/refusal.ts";
import { overviewRefusal } from "../admin.policy.ts";
import { auditCount, auditPage } from "../audit/audit.reads.ts";
import { auditFiltersOf, organizationAuditFacets, organizationOverview } from "./organization-admin.reads.ts";

const os = gated(organizationAdminContract);

export const organizationAdminRoutes = {
  overview: os.overview.handler(({ context }) => {
    const { platform } = context;
    const viewer = context.actor;
    enforce(overviewRefusal(viewer, viewer.organizationId));
    return organizationOverview(platform, currentScope(viewer), viewer, platform.clock.now());
  }),
  organizationAudit: os.organizationAudit.handler(({ context, input }) => {
    const { sort, cursor, limit } = input;
    return auditPage(context.platform, { ...auditFiltersOf(context.scope, input), sort, cursor, limit });
  }),
  organizationAuditCount: os.organizationAuditCount.handler(({ context, input }) =>
    auditCount(context.platform.db, auditFiltersOf(context.scope, input)),
  ),
  organizationAuditFacets: os.organizationAuditFacets.handler(({ context }) =>
    organizationAuditFacets(context.platform.db, context.scope),
  ),
};
