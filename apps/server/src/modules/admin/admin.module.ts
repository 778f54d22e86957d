import type { ServerModule } from "#platform/module.ts";
import { adminJobs } from "./admin.jobs.ts";
import { adminRoutes } from "./admin.routes.ts";
import { auditExportRoute } from "./audit/audit-export.routes.ts";
import { contactRoutes } from "./contact/contact.routes.ts";
import { operationsRoutes } from "./operations/operations.routes.ts";
import { organizationAdminRoutes } from "./organization/organization-admin.routes.ts";
import { organizationAuditExportRoute } from "./audit/organization-audit-export.routes.ts";
import { peopleRoutes } from "./people/people.routes.ts";
import { adminPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { adminPersonalData } from "./privacy/personal-data.reads.ts";

export const adminModule: ServerModule = {
  name: "admin",
  after: ["evaluations", "notifications"],
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
