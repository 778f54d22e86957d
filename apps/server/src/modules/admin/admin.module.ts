import type { ServerModule } from "#platform/module.ts";
import { adminJobs } from "./admin.jobs.ts";
import { adminRoutes } from "./admin.routes.ts";
import { auditExportRoute } from "./audit-export.routes.ts";
import { contactRoutes } from "./contact.routes.ts";
import { operationsRoutes } from "./operations.routes.ts";
import { organizationAdminRoutes } from "./organization-admin.routes.ts";
import { organizationAuditExportRoute } from "./organization-audit-export.routes.ts";
import { peopleRoutes } from "./people.routes.ts";
import { adminPersonalDataListeners } from "./personal-data.listeners.ts";
import { adminPersonalData } from "./personal-data.reads.ts";

export const adminModule: ServerModule = {
  name: "admin",
  routes: () => ({
    ...adminRoutes,
    ...peopleRoutes,
    ...operationsRoutes,
    ...contactRoutes,
    ...organizationAdminRoutes,
  }),
  httpRoutes: [auditExportRoute, organizationAuditExportRoute],
  jobs: [adminJobs],
  personalData: adminPersonalData,
  erasure: adminPersonalDataListeners,
};
