import { m } from "#messages";
import type { ApiModuleName } from "./api-endpoints.ts";

const NAMES: Record<ApiModuleName, { name: () => string; lead: () => string }> = {
  identity: { name: m.content_api_identity, lead: m.content_api_identity_lead },
  organizations: { name: m.content_api_organizations, lead: m.content_api_organizations_lead },
  startups: { name: m.content_api_startups, lead: m.content_api_startups_lead },
  programmes: { name: m.content_api_programmes, lead: m.content_api_programmes_lead },
  applications: { name: m.content_api_applications, lead: m.content_api_applications_lead },
  evaluations: { name: m.content_api_evaluations, lead: m.content_api_evaluations_lead },
  homepages: { name: m.content_api_homepages, lead: m.content_api_homepages_lead },
  notifications: { name: m.content_api_notifications, lead: m.content_api_notifications_lead },
  activity: { name: m.content_api_activity, lead: m.content_api_activity_lead },
  search: { name: m.content_api_searching, lead: m.content_api_searching_lead },
  analytics: { name: m.content_api_analytics, lead: m.content_api_analytics_lead },
  assistant: { name: m.content_api_assistant, lead: m.content_api_assistant_lead },
  admin: { name: m.content_api_admin, lead: m.content_api_admin_lead },
};

/** A module of the interface in the reader's language. */
export const moduleName = (module: ApiModuleName): string => NAMES[module].name();
export const moduleLead = (module: ApiModuleName): string => NAMES[module].lead();
