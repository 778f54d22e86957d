import { membersContract } from "@kerkis/contract/organizations/members.contract.ts";
import { invitationColumns, memberColumns } from "@kerkis/contract/organizations/members/members.columns.ts";
import { organizationsContract } from "@kerkis/contract/organizations/organizations.contract.ts";
import { organizationColumns } from "@kerkis/contract/organizations/settings/organizations.columns.ts";
import { listExport } from "#platform/exports/list-export.ts";
import type { ServerModule } from "#platform/module.ts";
import { membersListeners } from "./members/members.listeners.ts";
import { membersRoutes } from "./members/members.routes.ts";
import { organizationClosed, organizationRenamed, organizationReopened } from "./organizations.api.ts";
import { organizationsJobs } from "./organizations.jobs.ts";
import { organizationsListeners } from "./organizations.listeners.ts";
import { organizationsRoutes } from "./organizations.routes.ts";
import { permissionsRoutes } from "./settings/permissions.routes.ts";
import { organizationsPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { organizationsPersonalData } from "./privacy/personal-data.reads.ts";
import { retentionJobs } from "./privacy/retention.jobs.ts";

export const organizationsModule: ServerModule = {
  name: "organizations",
  after: ["identity"],
  routes: () => ({ ...organizationsRoutes, ...membersRoutes, ...permissionsRoutes }),
  exports: [
    listExport(organizationsContract.all, "organizations", organizationColumns),
    listExport(membersContract.people, "members", memberColumns),
    listExport(membersContract.invitations, "invitations", invitationColumns),
  ],
  listeners: [organizationsListeners, membersListeners],
  jobs: [organizationsJobs, retentionJobs],
  personalData: organizationsPersonalData,
  erasure: organizationsPersonalDataListeners,
  changesPublicPages: [organizationClosed, organizationReopened, organizationRenamed],
  showsFile: [
    "exists (select from organizations where logo_url = file.url or strpos(settings::text, file.url) > 0)",
    "exists (select from organization_settings where strpos(branding::text, file.url) > 0 or strpos(settings::text, file.url) > 0)",
  ],
};
