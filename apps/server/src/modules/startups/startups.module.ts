import { requestColumns } from "@kerkis/contract/startups/requests/requests.columns.ts";
import { requestsContract } from "@kerkis/contract/startups/requests/requests.contract.ts";
import { startupColumns } from "@kerkis/contract/startups/startups.columns.ts";
import { startupsContract } from "@kerkis/contract/startups/startups.contract.ts";
import { listExport } from "#platform/exports/list-export.ts";
import type { ServerModule } from "#platform/module.ts";
import { requestsRoutes } from "./requests/requests.routes.ts";
import { startupsPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { startupsPersonalData } from "./privacy/personal-data.reads.ts";
import { followersRoutes } from "./followers/followers.routes.ts";
import { gemiRoutes } from "./gemi/gemi.routes.ts";
import { registerCompanyFacts } from "./gemi/gemi.service.ts";
import { mergeRoutes } from "./merge/merge.routes.ts";
import { newsRoutes } from "./news/news.routes.ts";
import { peopleListeners } from "./people/people.listeners.ts";
import { peopleRoutes } from "./people/people.routes.ts";
import { profileRoutes } from "./profile/profile.routes.ts";
import { startupPublished, startupUnpublished } from "./startups.api.ts";
import { startupChanged, startupMerged, startupMergeUndone } from "./startups.events.ts";
import { startupsRoutes } from "./startups.routes.ts";

export const startupsModule: ServerModule = {
  name: "startups",
  after: ["organizations"],
  routes: () => ({
    ...startupsRoutes,
    ...profileRoutes,
    ...followersRoutes,
    ...gemiRoutes,
    ...mergeRoutes,
    ...newsRoutes,
    ...peopleRoutes,
    ...requestsRoutes,
  }),
  listeners: [peopleListeners],
  jobs: [registerCompanyFacts],
  exports: [
    listExport(startupsContract.list, "startups", startupColumns),
    listExport(requestsContract.requests, "registry-requests", requestColumns),
  ],
  personalData: startupsPersonalData,
  erasure: startupsPersonalDataListeners,
  changesPublicPages: [startupPublished, startupUnpublished, startupChanged, startupMerged, startupMergeUndone],
  showsFile: ["exists (select from startups where logo_url = file.url)"],
};
