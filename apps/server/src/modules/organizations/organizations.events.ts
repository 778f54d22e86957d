import { defineEvent } from "#platform/events/events.ts";

/** What the listeners of an organization's events need to know of it. */
export interface OrganizationNews {
  organizationId: string;
  name: string;
}

/** A new organization exists, with its owner and settings; other modules give it what startups need. */
export const organizationCreated = defineEvent<OrganizationNews & { ownerId: string }>("organizations.created");

/** It was switched off or deleted: nobody works in it, and the public does not see it. */
export const organizationClosed = defineEvent<OrganizationNews>("organizations.closed");

/** It was switched on again or restored. */
export const organizationReopened = defineEvent<OrganizationNews>("organizations.reopened");

/** Its name, address or logo changed: public pages that show them are old. */
export const organizationRenamed = defineEvent<OrganizationNews>("organizations.renamed");
