import { organizationAdminContract } from "@kerkis/contract/admin/organization-admin.contract.ts";
import { implement } from "@orpc/server";
import { actionScope, currentScope } from "#platform/auth/scope.ts";
import { signedIn, type RequestContext } from "#platform/http/context.ts";
import { gate } from "#platform/http/gate.ts";
import { enforce } from "#platform/http/refusal.ts";
import { overviewRefusal } from "./admin.policy.ts";
import { organizationAudit, organizationOverview } from "./organization-admin.reads.ts";

const os = implement(organizationAdminContract).$context<RequestContext>().use(gate);

export const organizationAdminRoutes = {
  overview: os.overview.handler(({ context }) => {
    const { db, clock } = context.platform;
    const viewer = signedIn(context);
    enforce(overviewRefusal(viewer, viewer.organizationId));
    return organizationOverview(db, currentScope(viewer), viewer, clock.now());
  }),
  organizationAudit: os.organizationAudit.handler(({ context, input }) => {
    const { id, ...filters } = input;
    const scope = actionScope(signedIn(context), id, "settings.editProfile");
    return organizationAudit(context.platform.db, scope, filters);
  }),
};
