import { activityContract } from "./activity/activity.contract.ts";
import { adminContract } from "./admin/admin.contract.ts";
import { applicationsContract } from "./applications/applications.contract.ts";
import { evaluationsContract } from "./evaluations/evaluations.contract.ts";
import { homepagesContract } from "./homepages/homepages.contract.ts";
import { identityContract } from "./identity/identity.contract.ts";
import { notificationsContract } from "./notifications/notifications.contract.ts";
import { organizationsContract } from "./organizations/organizations.contract.ts";
import { programmesContract } from "./programmes/programmes.contract.ts";
import { searchContract } from "./search/search.contract.ts";
import { startupsContract } from "./startups/startups.contract.ts";

/** Every endpoint of the product, by module. */
export const contract = {
  identity: identityContract,
  organizations: organizationsContract,
  startups: startupsContract,
  programmes: programmesContract,
  applications: applicationsContract,
  evaluations: evaluationsContract,
  homepages: homepagesContract,
  notifications: notificationsContract,
  activity: activityContract,
  search: searchContract,
  admin: adminContract,
};
