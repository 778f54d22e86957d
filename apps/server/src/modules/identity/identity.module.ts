import type { ServerModule } from "#platform/module.ts";
import { registerAccountJobs } from "./account/account.jobs.ts";
import { accountListeners } from "./account/account.listeners.ts";
import { accountRoutes } from "./account/account.routes.ts";
import { identityJobs } from "./identity.jobs.ts";
import { identityRoutes } from "./identity.routes.ts";
import { identityPersonalData } from "./account/personal-data.reads.ts";
import { providerStart } from "./sign-in/provider-start.routes.ts";
import { securityRoutes } from "./security/security.routes.ts";

export const identityModule: ServerModule = {
  name: "identity",
  routes: (auth) => ({ ...identityRoutes(auth), ...securityRoutes(auth), ...accountRoutes }),
  httpRoutes: [providerStart],
  listeners: [accountListeners],
  jobs: [registerAccountJobs, identityJobs],
  personalData: identityPersonalData,
  showsFile: ["exists (select from profiles where avatar_url = file.url)"],
};
