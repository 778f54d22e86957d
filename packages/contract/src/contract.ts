import { activityContract } from "./activity/activity.contract.ts";
import { adminContract } from "./admin/admin.contract.ts";
import { contactContract } from "./admin/contact/contact.contract.ts";
import { organizationAdminContract } from "./admin/organization/organization-admin.contract.ts";
import { systemContract } from "./admin/system.contract.ts";
import { analyticsContract } from "./analytics/analytics.contract.ts";
import { applicationsContract } from "./applications/applications.contract.ts";
import { assistantContract } from "./assistant/assistant.contract.ts";
import { evaluationsContract } from "./evaluations/evaluations.contract.ts";
import { homepagesContract } from "./homepages/homepages.contract.ts";
import { accountContract } from "./identity/account.contract.ts";
import { identityContract } from "./identity/identity.contract.ts";
import { securityContract } from "./identity/security.contract.ts";
import { notificationsContract } from "./notifications/notifications.contract.ts";
import { preferencesContract } from "./notifications/preferences.contract.ts";
import { membersContract } from "./organizations/members.contract.ts";
import { organizationsContract } from "./organizations/organizations.contract.ts";
import { permissionsContract } from "./organizations/permissions.contract.ts";
import { programmesContract } from "./programmes/programmes.contract.ts";
import { searchContract } from "./search/search.contract.ts";
import { startupsContract } from "./startups/startups.contract.ts";

/** Every endpoint of the product, by module. */
export const contract = {
  identity: { ...identityContract, ...securityContract, ...accountContract },
  organizations: { ...organizationsContract, ...membersContract, ...permissionsContract },
  startups: startupsContract,
  programmes: programmesContract,
  applications: applicationsContract,
  evaluations: evaluationsContract,
  homepages: homepagesContract,
  notifications: { ...notificationsContract, ...preferencesContract },
  activity: activityContract,
  search: searchContract,
  analytics: analyticsContract,
  assistant: assistantContract,
  admin: { ...adminContract, ...systemContract, ...contactContract, ...organizationAdminContract },
};
