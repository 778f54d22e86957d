import { applicationsHappenings } from "@kerkis/contract/applications/applications.happenings.ts";
import { evaluationsHappenings } from "@kerkis/contract/evaluations/evaluations.happenings.ts";
import { announced } from "#platform/happenings/announce.ts";
import { nodeOf } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { documentAwaited, documentGiven, letterWritten } from "#modules/applications/applications.api.ts";
import { hidingApplicants, namesLock } from "#modules/evaluations/evaluations.api.ts";
import { isoNow, today } from "#platform/clock/clock.ts";
import { shareAdvisoryLock, transact, type Tx } from "#platform/db/db.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { EventContext, Events, Platform } from "#platform/platform.ts";
import {
  workflowInstances as instances,
  workflowTimers as timers,
  workflowVersions as versions,
} from "../workflows.tables.ts";
import { nextLines } from "../processes/outlook.mails.ts";
import { outlookFor } from "../processes/outlook.reads.ts";
import { lockCase, tellStory } from "./engine.repo.ts";
import { abandonCase, beginCase, goOn } from "./engine.service.ts";
import { isThere } from "./facts.reads.ts";
import { isAbout, numberOfCase, registrationCase } from "./registration.reads.ts";

async function openCases(tx: Tx, applicationId: string): Promise<string[]> {
  const found = await tx
    .select({ id: instances.id })
    .from(instances)
    .where(and(eq(instances.application_id, applicationId), isNull(instances.ended_at)));
  return found.map(({ id }) => id);
}

/** Cases of an application that wait for something look whether it is there; those for which it is go on, their clocks are taken away. */
async function lookAgain(context: EventContext, applicationId: string): Promise<void> {
  for (const id of await openCases(context.tx, applicationId)) {
    const one = await lockCase(context.tx, id);
    for (const token of one?.row.flow.tokens ?? []) {
      const now = await lockCase(context.tx, id);
      const node = now && nodeOf(now.definition, token.node);
      if (!now || node?.type !== "wait_for" || !(await isThere(context.tx, now, node))) continue;
      await context.tx.delete(timers).where(and(eq(timers.instance_id, id), eq(timers.token, token.id)));
      const at = isoNow(context.platform.clock);
      await tellStory(context.tx, now, { kind: "arrived", node: node.id, actorId: context.actorId, at });
      await goOn(context, now, token.id, "next");
    }
  }
}

/** After what happened is kept: a step of the case may have brought it about itself, and is not through yet. */
const lookLater = defineJob<{ application_id: string }>("workflow.look");

/** What cases wait for, by the happenings that may bring it. */
const BRINGS: ReadonlySet<string> = new Set([
  applicationsHappenings.approved.kind,
  applicationsHappenings.selected.kind,
  applicationsHappenings.rejected.kind,
  evaluationsHappenings.submitted.kind,
  evaluationsHappenings.recused.kind,
  evaluationsHappenings.declined.kind,
  evaluationsHappenings.unassigned.kind,
]);

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

/** Whether a case of the application is under way at all. */
const waits = async (tx: Tx, applicationId: string): Promise<boolean> =>
  (await openCases(tx, applicationId)).length > 0;

/** What cases do about what happened elsewhere. */
export function awaitingJobs(platform: Platform): void {
  platform.jobs.handle(lookLater, ({ application_id: applicationId }) =>
    transact(platform.db, null, (tx) => lookAgain({ tx, platform, actorId: null }, applicationId)),
  );
}

/** Letters to the applicant say what comes next, where a workflow takes care of the application. */
async function addNext(
  { tx, platform: { clock } }: EventContext,
  { applicationId, applicantId, next }: NonNullable<(typeof letterWritten)["payload"]>,
): Promise<void> {
  const outlook = await outlookFor({ db: tx, day: today(clock) }, { applicationId, applicantId });
  if (!outlook) return;
  next.el.push(...nextLines("el", outlook));
  next.en.push(...nextLines("en", outlook));
}

/** Whether a case of an application stands where it waits for a document; what stands still asks nothing of anybody. */
async function awaitsDocument(tx: Tx, applicationId: string): Promise<boolean> {
  const open = await tx
    .select({ flow: instances.flow, definition: versions.definition })
    .from(instances)
    .innerJoin(versions, eq(versions.id, instances.version_id))
    .where(and(eq(instances.application_id, applicationId), inArray(instances.status, ["running", "failed"])));
  return open.some(({ flow, definition }) =>
    flow.tokens.some(({ node }) => {
      const step = nodeOf(definition, node);
      return step?.type === "wait_for" && step.event === "document";
    }),
  );
}

/** A round hides who applies from now on: a number stands for them in cases that began before it too. */
async function nameByNumber({ tx }: EventContext, { programmeId }: { programmeId: string }): Promise<void> {
  await tx.update(instances).set({ title: numberOfCase }).where(isAbout(programmeId));
}

/** A startup that is submitted begins a case of its organization's registration workflow, where one is published. */
export function workflowListeners(events: Events): void {
  events.on(letterWritten, addNext);
  events.on(hidingApplicants, nameByNumber);
  events.on(documentAwaited, async ({ tx }, asked) => {
    asked.isAwaited ||= await awaitsDocument(tx, asked.applicationId);
  });
  events.on(documentGiven, ({ tx, platform }, { applicationId }) =>
    platform.jobs.enqueue(tx, lookLater, { application_id: applicationId }, 0),
  );
  events.on(announced, async (context, { declared, facts, organizationId }) => {
    const applicationId = facts["application_id"];
    if (declared.kind === applicationsHappenings.resubmitted.kind && applicationId !== undefined) {
      await lookAgain(context, applicationId);
    }
    if (applicationId !== undefined && BRINGS.has(declared.kind) && (await waits(context.tx, applicationId))) {
      await context.platform.jobs.enqueue(context.tx, lookLater, { application_id: applicationId }, 0);
    }
    if (declared.kind === applicationsHappenings.withdrawn.kind && applicationId !== undefined) {
      await withdrawn(context, applicationId);
    }
    if (declared.kind !== applicationsHappenings.submitted.kind || applicationId === undefined) return;
    if (organizationId) await shareAdvisoryLock(context.tx, namesLock(organizationId));
    const given = await registrationCase(context.tx, applicationId);
    if (given) await beginCase(context, given);
  });
}
