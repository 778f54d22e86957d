import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { and, eq, inArray } from "drizzle-orm";
import { retentionDue } from "#modules/organizations/organizations.api.ts";
import type { Events } from "#platform/platform.ts";
import { isUnansweredSince } from "../cohosts/cohosts.reads.ts";
import { eventCohosts } from "../cohosts/cohosts.tables.ts";
import { events as table } from "../events.tables.ts";

/** Invitations to help run an event that nobody answered go when its organization no longer keeps them (completions 10). */
export function eventsRetention(events: Events): void {
  events.on(retentionDue, async ({ tx }, { organizationId, invitationsBefore }) => {
    const asked = new Date(Date.parse(invitationsBefore) - LIMITS.invitationMs).toISOString();
    const ofOrganization = tx.select({ id: table.id }).from(table).where(eq(table.organization_id, organizationId));
    await tx.delete(eventCohosts).where(and(isUnansweredSince(asked), inArray(eventCohosts.event_id, ofOrganization)));
  });
}
