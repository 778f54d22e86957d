import { randomUUID } from "node:crypto";
import {
  applicationApproved,
  applicationUnderReview,
  type ApplicationFacts,
} from "#modules/applications/applications.api.ts";
import { transact } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";

/** Something that a founder is told of, as a coordinator's decision emits it: approved, or under review. */
export async function tellFounder(
  platform: Platform,
  founderId: string,
  { organizationId, startupName, approved = true }: { organizationId: string; startupName: string; approved?: boolean },
): Promise<void> {
  const facts: ApplicationFacts = {
    applicationId: randomUUID(),
    organizationId,
    organizationName: "Blue Hub",
    applicantId: founderId,
    startupId: null,
    startupName,
    reference: "KRK-2026-000001",
    reason: null,
    at: platform.clock.now().toISOString(),
  };
  const event = approved ? applicationApproved : applicationUnderReview;
  await transact(platform.db, null, (tx) => platform.events.emit({ tx, platform, actorId: null }, event, facts));
}
