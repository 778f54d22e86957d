import { applicationsHappenings } from "@kerkis/contract/applications/applications.happenings.ts";
import { announced } from "#platform/happenings/announce.ts";
import { nodeOf } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import { and, eq, isNull } from "drizzle-orm";
import type { EventContext, Events } from "#platform/platform.ts";
import { workflowInstances as instances, workflowTimers as timers } from "../workflows.tables.ts";
import { lockCase } from "./engine.repo.ts";
import { beginCase, goOn } from "./engine.service.ts";
import { registrationCase } from "./registration.reads.ts";

/** What was waited for is there: the case goes on, and its clock is taken away. */
async function resubmitted(context: EventContext, applicationId: string): Promise<void> {
  const found = await context.tx
    .select({ id: instances.id })
    .from(instances)
    .where(and(eq(instances.application_id, applicationId), isNull(instances.ended_at)));
  for (const { id } of found) {
    const one = await lockCase(context.tx, id);
    for (const token of one?.row.flow.tokens ?? []) {
      const now = await lockCase(context.tx, id);
      if (!now || nodeOf(now.definition, token.node)?.type !== "wait_for") continue;
      await context.tx.delete(timers).where(and(eq(timers.instance_id, id), eq(timers.token, token.id)));
      await goOn(context, now, token.id, "next");
    }
  }
}

/** A startup that is submitted begins a case of its organization's registration workflow, where one is published. */
export function workflowListeners(events: Events): void {
  events.on(announced, async (context, { declared, facts }) => {
    const applicationId = facts["application_id"];
    if (declared.kind === applicationsHappenings.resubmitted.kind && applicationId !== undefined) {
      await resubmitted(context, applicationId);
    }
    if (declared.kind !== applicationsHappenings.submitted.kind || applicationId === undefined) return;
    const given = await registrationCase(context.tx, applicationId);
    if (given) await beginCase(context, given);
  });
}
