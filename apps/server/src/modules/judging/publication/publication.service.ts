import { judgingHappenings as kinds } from "@kerkis/contract/judging/judging.happenings.ts";
import { eq } from "drizzle-orm";
import { programmeFor, type ProgrammeRecord } from "#modules/programmes/programmes.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { takeAdvisoryLock, transact, type Tx } from "#platform/db/db.ts";
import { announce, titleFacts } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { resultsChanged } from "./publication.events.ts";
import { participantsOf, runsPublication, selectedNow, standingOf } from "./publication.reads.ts";
import { hideResults } from "./publication.repo.ts";
import { publications, publishedApplications } from "./publication.tables.ts";

/** A call of the organization, whose publication nobody else changes meanwhile. @throws Refusal programme.not_found, auth.forbidden */
async function heldCall(tx: Tx, actor: Actor, scope: OrgScope, programmeId: string): Promise<ProgrammeRecord> {
  const programme = await programmeFor(tx, programmeId, []);
  if (!programme || programme.kind === "registry" || programme.organization.id !== scope.organizationId)
    throw new Refusal("programme.not_found");
  if (!(await runsPublication(tx, actor, programme))) throw new Refusal("auth.forbidden");
  await takeAdvisoryLock(tx, `publication of ${programmeId}`);
  return programme;
}

const recordPublication = (
  tx: Tx,
  actor: Actor,
  { id, title, organization }: ProgrammeRecord,
  action: "results.published" | "results.taken_back",
  details: Record<string, unknown> = {},
) =>
  recordAudit(tx, actor, {
    action,
    organizationId: organization.id,
    entity: { type: "programme", id, name: title.el ?? "" },
    details,
  });

/**
 * Publishes who is selected in a call, on its page; done again, the list is that of now. Those who applied are told the first time.
 * @throws Refusal programme.not_found, auth.forbidden, publication.not_closed, publication.undecided
 */
export async function publishResults(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  programmeId: string,
): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const programme = await heldCall(tx, actor, scope, programmeId);
    const now = isoNow(platform.clock);
    const { is_closed, undecided } = await standingOf(tx, programme, now);
    if (!is_closed) throw new Refusal("publication.not_closed");
    if (undecided > 0) throw new Refusal("publication.undecided");
    const inserted = await tx
      .insert(publications)
      .values({ programme_id: programmeId, organization_id: scope.organizationId, published_at: now, told_at: now })
      .onConflictDoNothing()
      .returning({ id: publications.programme_id });
    await tx.update(publications).set({ published_at: now }).where(eq(publications.programme_id, programmeId));
    await tx.delete(publishedApplications).where(eq(publishedApplications.programme_id, programmeId));
    const listed = await tx
      .insert(publishedApplications)
      .select(selectedNow(tx, programmeId))
      .returning({ id: publishedApplications.application_id });
    await recordPublication(tx, actor, programme, "results.published", { listed: listed.length });
    const context = { tx, platform, actorId: actor.userId };
    await platform.events.emit(context, resultsChanged, { programmeId });
    if (inserted.length === 0) return;
    await announce(context, kinds.resultsPublished, {
      audience: await participantsOf(tx, programmeId),
      organizationId: scope.organizationId,
      facts: {
        call_id: programmeId,
        ...titleFacts(programme.title),
        organization_name: programme.organization.name,
      },
    });
  });
}

/** Takes a publication back: nobody sees the list any more. Repeating it changes nothing. @throws Refusal programme.not_found, auth.forbidden */
export async function takeBackResults(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  programmeId: string,
): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const programme = await heldCall(tx, actor, scope, programmeId);
    if (!(await hideResults(tx, programmeId))) return;
    await recordPublication(tx, actor, programme, "results.taken_back");
    await platform.events.emit({ tx, platform, actorId: actor.userId }, resultsChanged, { programmeId });
  });
}
