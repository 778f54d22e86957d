import { randomUUID } from "node:crypto";
import {
  announceApproved,
  announceUnderReview,
  type ApplicationFacts,
} from "#modules/applications/applications.api.ts";
import { transact } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";

/** A coordinator's decision as its founder hears of it: approved, or under review. */
export async function announceToFounder(
  platform: Platform,
  founderId: string,
  { organizationId, startupName, approved = true }: { organizationId: string; startupName: string; approved?: boolean },
): Promise<void> {
  const facts: ApplicationFacts = {
    applicationId: randomUUID(),
    organizationId,
    organizationName: "Blue Hub",
    applicantId: founderId,
    subject: "startup",
    startupId: null,
    investorId: null,
    subjectName: startupName,
    reference: "KRK-2026-000001",
    reason: null,
  };
  const announceIt = approved ? announceApproved : announceUnderReview;
  await transact(platform.db, null, (tx) => announceIt({ tx, platform, actorId: null }, facts));
}
