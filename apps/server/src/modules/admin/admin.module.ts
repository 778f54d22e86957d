import { contactColumns } from "@kerkis/contract/admin/contact/contact.columns.ts";
import { contactContract } from "@kerkis/contract/admin/contact/contact.contract.ts";
import { auditColumns } from "@kerkis/contract/admin/operations/audit.columns.ts";
import { errorColumns } from "@kerkis/contract/admin/operations/errors.columns.ts";
import { operationsContract } from "@kerkis/contract/admin/operations/operations.contract.ts";
import { organizationAdminContract } from "@kerkis/contract/admin/organization/organization-admin.contract.ts";
import { personColumns, roleRequestColumns } from "@kerkis/contract/admin/people/people.columns.ts";
import { peopleContract } from "@kerkis/contract/admin/people/people.contract.ts";
import { listExport } from "#platform/exports/list-export.ts";
import type { ServerModule } from "#platform/module.ts";
import { adminJobs } from "./admin.jobs.ts";
import { adminRoutes } from "./admin.routes.ts";
import { contactRoutes } from "./contact/contact.routes.ts";
import { operationsRoutes } from "./operations/operations.routes.ts";
import { organizationAdminRoutes } from "./organization/organization-admin.routes.ts";
import { peopleRoutes } from "./people/people.routes.ts";
import { adminPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { adminPersonalData } from "./privacy/personal-data.reads.ts";

const AUDIT_LOG = { action: "audit_log.exported", entity: "audit_log" } as const;

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
  exports: [
    listExport(operationsContract.auditLog, "audit", auditColumns, { recordedAs: AUDIT_LOG }),
    listExport(organizationAdminContract.organizationAudit, "organization-audit", auditColumns, {
      recordedAs: AUDIT_LOG,
    }),
    listExport(operationsContract.errorGroups, "errors", errorColumns),
    listExport(peopleContract.people, "people", personColumns),
    listExport(peopleContract.roleRequests, "role-requests", roleRequestColumns),
    listExport(contactContract.contactMessages, "contact-messages", contactColumns),
  ],
  jobs: [adminJobs],
  personalData: adminPersonalData,
  erasure: adminPersonalDataListeners,
};
