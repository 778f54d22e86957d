import { audienceOf } from "#modules/identity/identity.api.ts";
import { applicationLeft, conflictDeclared } from "#modules/applications/applications.api.ts";
import { applicantsHidden } from "#modules/evaluations/evaluations.api.ts";
import { DEFAULT_ORGANIZATION, organizationBySlug } from "#modules/organizations/organizations.api.ts";
import { announced, type Announcement } from "#platform/happenings/announce.ts";
import type { EventContext, Events } from "#platform/platform.ts";
import {
  deleteApplicationItems,
  deleteNames,
  recordForOrganization,
  recordForPeople,
  refreshScreens,
} from "./activity.service.ts";

/** What is announced is written into the feed of its audience, in the same transaction (completions 6). */
export function activityListeners(events: Events): void {
  events.on(announced, async (context, announcement) => {
    if (announcement.declared.channels.includes("feed")) await record(context, announcement);
    await refreshScreens(context, announcement.refreshIds ?? []);
  });
  events.on(conflictDeclared, deleteApplicationItems);
  events.on(applicationLeft, deleteApplicationItems);
  events.on(applicantsHidden, deleteNames);
}

async function record(context: EventContext, announcement: Announcement): Promise<void> {
  const { declared, facts } = announcement;
  if (announcement.audience === "organization") {
    await recordForOrganization(context, { declared, facts, organizationId: announcement.organizationId });
    return;
  }
  const organizationId = announcement.organizationId ?? (await defaultOrganizationId(context));
  if (organizationId === null) return;
  await recordForPeople(context, await audienceOf(context.tx, announcement), { declared, facts, organizationId });
}

/** What concerns the account itself stands in the default organization's feed, for the person alone. */
async function defaultOrganizationId({ tx }: EventContext): Promise<string | null> {
  return (await organizationBySlug(tx, DEFAULT_ORGANIZATION.slug))?.id ?? null;
}
