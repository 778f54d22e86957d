import { eq, sql } from "drizzle-orm";
import { programmeById } from "#modules/programmes/programmes.api.ts";
import { roleInStartup, startupPeopleIds } from "#modules/startups/startups.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { announceTakenOver, applicationLeft } from "../applications.events.ts";
import { readRefusal } from "../applications.policy.ts";
import { applicationById, standingFacts } from "../applications.repo.ts";
import { applications } from "../applications.tables.ts";
import { factsOf } from "../decisions.service.ts";
import { hasLeftStartup } from "./ownership.reads.ts";

/**
 * Takes over a submitted application to a call, whose applicant no longer owns its startup: one of its owners answers for it from
 * now on. Of two at once the first has it.
 * @throws Refusal auth.impersonating, auth.forbidden for who may read it without owning the startup, application.not_found for everyone else, application.taken_over where another owner has it
 */
export async function takeOver(platform: Platform, actor: Actor, { id }: { id: string }): Promise<void> {
  refuseWhileImpersonating(actor);
  await transact(platform.db, actor.userId, async (tx) => {
    const record = await applicationById(tx, id, actor.userId, "update");
    if (!record) throw new Refusal("application.not_found");
    if (record.applicant_id === actor.userId) return;
    const startupId = record.startup_id;
    const isOwner = startupId !== null && (await roleInStartup(tx, startupId, actor.userId)) === "owner";
    if (!isOwner) {
      // Whoever may read it is told that it is not theirs to take; nobody else that it is there.
      enforce(readRefusal(actor, standingFacts(record)));
      throw new Refusal("auth.forbidden");
    }
    if (record.phase === "draft" || record.phase === "withdrawn") throw new Refusal("application.not_found");
    const programme = await programmeById(tx, record.programme_id);
    // What registers a startup stays with whoever registered it.
    if (programme.kind === "registry") throw new Refusal("application.not_found");
    const { applicant_id: before, organization_id: organizationId } = record;
    if (!(await hasLeftStartup(tx, record))) throw new Refusal("application.taken_over");
    const owners = await startupPeopleIds(tx, startupId, "owner");
    await tx
      .update(applications)
      .set({
        applicant_id: actor.userId,
        version: sql`${applications.version} + 1`,
        updated_at: isoNow(platform.clock),
      })
      .where(eq(applications.id, id));
    await recordAudit(tx, actor, {
      action: "application.taken_over",
      organizationId,
      entity: { type: "application", id, name: record.reference ?? "" },
      details: { from: before, to: actor.userId },
    });
    const context = { tx, platform, actorId: actor.userId };
    await platform.events.emit(context, applicationLeft, { userId: before, applicationId: id });
    const facts = factsOf(programme, { ...record, applicant_id: actor.userId }, null);
    const others = [...new Set([before, ...owners])].filter((person) => person !== actor.userId);
    await announceTakenOver(context, { ...facts, startupId, title: programme.title }, others);
  });
}
