import { identityModule } from "#modules/identity/identity.module.ts";
import { organizationsModule } from "#modules/organizations/organizations.module.ts";
import { startupsModule } from "#modules/startups/startups.module.ts";
import { programmesModule } from "#modules/programmes/programmes.module.ts";
import { applicationsModule } from "#modules/applications/applications.module.ts";
import { evaluationsModule } from "#modules/evaluations/evaluations.module.ts";
import { activityModule } from "#modules/activity/activity.module.ts";
import { notificationsModule } from "#modules/notifications/notifications.module.ts";
import { searchModule } from "#modules/search/search.module.ts";
import { homepagesModule } from "#modules/homepages/homepages.module.ts";
import { analyticsModule } from "#modules/analytics/analytics.module.ts";
import { adminModule } from "#modules/admin/admin.module.ts";
import { assistantModule } from "#modules/assistant/assistant.module.ts";
import type { ServerModule } from "#platform/module.ts";

/** The modules of the product, each knowing only those before it (docs/architecture.md). */
export const MODULES: readonly ServerModule[] = [
  identityModule,
  organizationsModule,
  startupsModule,
  programmesModule,
  applicationsModule,
  evaluationsModule,
  activityModule,
  notificationsModule,
  searchModule,
  homepagesModule,
  analyticsModule,
  adminModule,
  assistantModule,
];
