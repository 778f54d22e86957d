import type { MentorInput } from "@kerkis/contract/workflows/mentors/mentors.schema.ts";
import { and, eq, sql } from "drizzle-orm";
import { isHiddenFrom } from "#modules/applications/applications.api.ts";
import { chooseMentor } from "#modules/mentorship/mentorship.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import { lockCase, tellStory, type Case } from "../engine/engine.repo.ts";
import { tryAgain } from "../engine/engine.service.ts";
import { runScope } from "../workflows.service.ts";
import { workflowInstances as instances } from "../workflows.tables.ts";
import { isMentor } from "./mentors.reads.ts";

/**
 * Chooses the mentor of whoever a case is about, for all their cases in the organization; those that stuck for want of one go on.
 * @throws Refusal auth.forbidden, workflow.instance_not_found, workflow.not_mentor
 */
export async function setMentor(platform: Platform, actor: Actor, { id, mentor_id }: MentorInput): Promise<void> {
  const { organizationId } = runScope(actor);
  await transact(platform.db, actor.userId, async (tx) => {
    const one = await lockCase(tx, id);
    if (one?.row.organization_id !== organizationId) throw new Refusal("workflow.instance_not_found");
    const { submitter_id: userId, application_id: about } = one.row;
    if (about !== null && userId !== actor.userId && (await isHiddenFrom(tx, about, actor.userId))) {
      throw new Refusal("workflow.instance_not_found");
    }
    if (userId === null || userId === actor.userId) throw new Refusal("auth.forbidden");
    if (mentor_id !== null && !(await isMentor(tx, organizationId, userId, mentor_id))) {
      throw new Refusal("workflow.not_mentor", { fields: [{ path: "mentor_id", code: "gone" }] });
    }
    await chooseMentor(tx, { organizationId, userId, mentor_id, at: isoNow(platform.clock) });
    await recordAudit(tx, actor, {
      action: "workflow.mentor_chosen",
      organizationId,
      entity: { type: "workflow_instance", id: one.row.id, name: one.row.title },
      details: { mentor_id },
    });
    if (mentor_id !== null) await goOnWithMentor({ tx, platform, actorId: actor.userId }, organizationId, userId);
  });
}

const waitsForMentor = ({ row }: Case): boolean => row.troubles.some(({ code }) => code === "no_mentor");

async function goOnWithMentor(context: EventContext, organizationId: string, userId: string): Promise<void> {
  const stuck = await context.tx
    .select({ id: instances.id })
    .from(instances)
    .where(
      and(
        eq(instances.organization_id, organizationId),
        eq(instances.submitter_id, userId),
        eq(instances.status, "failed"),
        sql`${instances.troubles} @> '[{"code":"no_mentor"}]'`,
      ),
    )
    .orderBy(instances.id);
  for (const { id } of stuck) {
    const one = await lockCase(context.tx, id);
    if (!one || !waitsForMentor(one)) continue;
    const at = isoNow(context.platform.clock);
    await tellStory(context.tx, one, { kind: "retried", actorId: context.actorId, at });
    await tryAgain(context, one);
  }
}
