import { applicationsHappenings } from "@kerkis/contract/applications/applications.happenings.ts";
import { announced } from "#platform/happenings/announce.ts";
import { nodeOf } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import { and, eq, isNull } from "drizzle-orm";
import { isoNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/db/db.ts";
import type { EventContext, Events } from "#platform/platform.ts";
import { workflowInstances as instances, workflowTimers as timers } from "../workflows.tables.ts";
import { lockCase, tellStory } from "./engine.repo.ts";
import { abandonCase, beginCase, goOn } from "./engine.service.ts";
import { registrationCase } from "./registration.reads.ts";

async function openCases(tx: Tx, applicationId: string): Promise<string[]> {
  const found = await tx
    .select({ id: instances.id })
    .from(instances)
    .where(and(eq(instances.application_id, applicationId), isNull(instances.ended_at)));
  return found.map(({ id }) => id);
}

/** What was waited for is there: the case goes on, and its clock is taken away. */
async function resubmitted(context: EventContext, applicationId: string): Promise<void> {
  for (const id of await openCases(context.tx, applicationId)) {
    const one = await lockCase(context.tx, id);
    for (const token of one?.row.flow.tokens ?? []) {
      const now = await lockCase(context.tx, id);
      if (!now || nodeOf(now.definition, token.node)?.type !== "wait_for") continue;
      await context.tx.delete(timers).where(and(eq(timers.instance_id, id), eq(timers.token, token.id)));
      await goOn(context, now, token.id, "next");
    }
  }
}

/** Nobody works on what was taken back: its cases end, told in their stories. */
async function withdrawn(context: EventContext, applicationId: string): Promise<void> {
  for (const id of await openCases(context.tx, applicationId)) {
    const one = await lockCase(context.tx, id);
    if (!one || one.row.ended_at !== null) continue;
    const at = isoNow(context.platform.clock);
    await tellStory(context.tx, one, { kind: "withdrawn", actorId: context.actorId, at });
    await abandonCase(context, one);
  }
}

/** A startup that is submitted begins a case of its organization's registration workflow, where one is published. */
export function workflowListeners(events: Events): void {
  events.on(announced, async (context, { declared, facts }) => {
    const applicationId = facts["application_id"];
    if (declared.kind === applicationsHappenings.resubmitted.kind && applicationId !== undefined) {
      await resubmitted(context, applicationId);
    }
    if (declared.kind === applicationsHappenings.withdrawn.kind && applicationId !== undefined) {
      await withdrawn(context, applicationId);
    }
    if (declared.kind !== applicationsHappenings.submitted.kind || applicationId === undefined) return;
    const given = await registrationCase(context.tx, applicationId);
    if (given) await beginCase(context, given);
  });
}
