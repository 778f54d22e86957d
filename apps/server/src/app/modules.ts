import { activityModule } from "#modules/activity/activity.module.ts";
import { adminModule } from "#modules/admin/admin.module.ts";
import { analyticsModule } from "#modules/analytics/analytics.module.ts";
import { applicationsModule } from "#modules/applications/applications.module.ts";
import { assistantModule } from "#modules/assistant/assistant.module.ts";
import { evaluationsModule } from "#modules/evaluations/evaluations.module.ts";
import { homepagesModule } from "#modules/homepages/homepages.module.ts";
import { identityModule } from "#modules/identity/identity.module.ts";
import { notificationsModule } from "#modules/notifications/notifications.module.ts";
import { organizationsModule } from "#modules/organizations/organizations.module.ts";
import { programmesModule } from "#modules/programmes/programmes.module.ts";
import { searchModule } from "#modules/search/search.module.ts";
import { startupsModule } from "#modules/startups/startups.module.ts";
import type { ServerModule } from "#platform/module.ts";
import { inOrder } from "./module-order.ts";

/** The modules of the product, each after those that it builds on, whatever the order of the lines here. */
export const MODULES: readonly ServerModule[] = inOrder([
  activityModule,
  adminModule,
  analyticsModule,
  applicationsModule,
  assistantModule,
  evaluationsModule,
  homepagesModule,
  identityModule,
  notificationsModule,
  organizationsModule,
  programmesModule,
  searchModule,
  startupsModule,
]);
