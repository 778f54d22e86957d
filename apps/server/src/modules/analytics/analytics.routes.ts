import { analyticsContract } from "@kerkis/contract/analytics/analytics.contract.ts";
import { implement } from "@orpc/server";
import { signedIn, type RequestContext } from "#platform/http/context.ts";
import { gate } from "#platform/http/gate.ts";
import { dashboardFor } from "./dashboard.reads.ts";
import { publicRegistryFigures } from "./registry.reads.ts";

const os = implement(analyticsContract).$context<RequestContext>().use(gate);

export const analyticsRoutes = {
  dashboard: os.dashboard.handler(({ context }) => {
    const { db, clock } = context.platform;
    return dashboardFor(db, clock, signedIn(context));
  }),
  publicFigures: os.publicFigures.handler(({ context }) =>
    publicRegistryFigures(context.platform.db, context.platform.clock),
  ),
};
