import { and, eq, isNull } from "drizzle-orm";
import { applicationDecided } from "#modules/applications/applications.api.ts";
import { programmeCopied } from "#modules/programmes/programmes.api.ts";
import type { Events } from "#platform/platform.ts";
import { decisions } from "./decisions.tables.ts";
import { copyLetters } from "./letters.service.ts";
import { nextProtocols, yearOf } from "./protocols.repo.ts";

/** A decision that is taken by itself is numbered like those of a batch, and what was prepared for it has had its day; a copied call has its letters. */
export function decisionsListeners(events: Events): void {
  events.on(programmeCopied, ({ tx }, { fromId, programmeId }) => copyLetters(tx, fromId, programmeId));
  events.on(applicationDecided, async ({ tx, platform, actorId }, { applicationId, organizationId, ...decided }) => {
    await tx.delete(decisions).where(and(eq(decisions.application_id, applicationId), isNull(decisions.applied_at)));
    const protocols = await nextProtocols(tx, organizationId, yearOf(platform.clock));
    await tx.insert(decisions).values({
      organization_id: organizationId,
      application_id: applicationId,
      verdict: decided.verdict,
      reason: decided.reason,
      applied_by: actorId,
      applied_at: decided.decidedAt,
      protocol: protocols(),
    });
  });
}
