import { analyticsContract } from "@kerkis/contract/analytics/analytics.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { dashboardFor } from "./dashboard.reads.ts";
import { publicRegistryFigures } from "./registry.reads.ts";

const os = gated(analyticsContract);

export const analyticsRoutes = {
  dashboard: os.dashboard.handler(({ context }) => {
    const { db, clock } = context.platform;
    return dashboardFor(db, clock, context.actor);
  }),
  publicFigures: os.publicFigures.handler(({ context }) =>
    publicRegistryFigures(context.platform.db, context.platform.clock),
  ),
};
