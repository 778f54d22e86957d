import { organizationAdminContract } from "@kerkis/contract/admin/organization-admin.contract.ts";
import { implement } from "@orpc/server";
import { actionScope, currentScope } from "#platform/auth/scope.ts";
import { signedIn, type RequestContext } from "#platform/http/context.ts";
import { gate } from "#platform/http/gate.ts";
import { enforce } from "#platform/http/refusal.ts";
import { overviewRefusal } from "./admin.policy.ts";
import { auditCount, auditPage } from "./audit.reads.ts";
import { auditFiltersOf, organizationAuditFacets, organizationOverview } from "./organization-admin.reads.ts";

const os = implement(organizationAdminContract).$context<RequestContext>().use(gate);

export const organizationAdminRoutes = {
  overview: os.overview.handler(({ context }) => {
    const { platform } = context;
    const viewer = signedIn(context);
    enforce(overviewRefusal(viewer, viewer.organizationId));
    return organizationOverview(platform, currentScope(viewer), viewer, platform.clock.now());
  }),
  organizationAudit: os.organizationAudit.handler(({ context, input }) => {
    const { id, sort, cursor, limit, ...filters } = input;
    const scope = actionScope(signedIn(context), id, "settings.editProfile");
    return auditPage(context.platform, { ...auditFiltersOf(scope, filters), sort, cursor, limit });
  }),
  organizationAuditCount: os.organizationAuditCount.handler(({ context, input }) => {
    const { id, ...filters } = input;
    const scope = actionScope(signedIn(context), id, "settings.editProfile");
    return auditCount(context.platform.db, auditFiltersOf(scope, filters));
  }),
  organizationAuditFacets: os.organizationAuditFacets.handler(({ context, input }) =>
    organizationAuditFacets(context.platform.db, actionScope(signedIn(context), input.id, "settings.editProfile")),
  ),
};
