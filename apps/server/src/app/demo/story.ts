import { DAY_MS, HOUR_MS } from "@kerkis/contract/core/limits.ts";
import { sql } from "drizzle-orm";
import { applicationById } from "#modules/applications/applications.repo.ts";
import { saveDraft, startApplication, submitApplication } from "#modules/applications/applications.service.ts";
import {
  appealRejection,
  approveApplication,
  openReview,
  rejectApplication,
  reopenApplication,
  requestChanges,
  withdrawApplication,
} from "#modules/applications/decisions.service.ts";
import { assignEvaluator } from "#modules/evaluations/assignments.service.ts";
import { evaluationOf } from "#modules/evaluations/evaluations.repo.ts";
import { acceptAssignments, declineAssignments } from "#modules/evaluations/answers/answers.service.ts";
import { recuseEvaluator, saveEvaluation, submitEvaluation } from "#modules/evaluations/evaluations.service.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { systemClock } from "#platform/clock/clock.ts";
import type { Platform } from "#platform/platform.ts";
import { createDemoCalls } from "./calls.ts";
import { workflowScenes } from "./programme/workflows.ts";
import { createDemoEvents } from "./programme/events.ts";
import { judgedCallScenes } from "./programme/judged-call.ts";
import { importChamberList, tryFaultyList } from "./registry/imports.ts";
import { createDemoInvestors, DEMO_INVESTOR_APPLICATION } from "./investors.ts";
import { createDemoNews } from "./news.ts";
import type { DemoOrganization, DemoPersonKey } from "./people.ts";
import type { StoryClock } from "./platform.ts";
import { reviewOf } from "./reviews.ts";
import { DEMO_CASES, type DemoStep } from "./script.ts";
import { DEMO_DRAFT, DEMO_STARTUPS } from "./startups.ts";

/** A registration was being written for this long before it was submitted. */
const WRITING_DAYS = 2.3;
const INSTALLED_DAYS = 150;
const READ_AFTER_DAYS = 3;

const MOVES = {
  open_review: openReview,
  request_changes: requestChanges,
  approve: approveApplication,
  reject: rejectApplication,
  withdraw: withdrawApplication,
  appeal: appealRejection,
  reopen: reopenApplication,
};

/** Something that happens in the story at a moment. */
interface Scene {
  at: Date;
  play: () => Promise<unknown>;
}

/** So many days before `now`; what is older than a day happened in working hours (07:00 to 16:00 UTC). */
function daysBefore(now: Date, days: number): Date {
  if (days < 2) return new Date(now.getTime() - days * DAY_MS);
  const day = new Date(now.getTime() - Math.floor(days) * DAY_MS);
  day.setUTCHours(0, 0, 0, 0);
  const hours = 16 - (days % 1) * 9;
  return new Date(day.getTime() + hours * HOUR_MS + ((days * 7919) % 60_000));
}

/** Plays the script in the order of its dates through the product's own commands, each at its moment. */
export async function createStory(
  platform: Platform,
  clock: StoryClock,
  people: ReadonlyMap<DemoPersonKey, Actor>,
  organizationIds: Record<DemoOrganization, string>,
): Promise<void> {
  const now = systemClock.now();
  const actorOf = (key: DemoPersonKey, organization: DemoOrganization): Actor => {
    const actor = people.get(key);
    if (!actor) throw new Error(`The demo story knows nobody called ${key}.`);
    return { ...actor, organizationId: organizationIds[organization] };
  };
  const scenes: Scene[] = DEMO_CASES.flatMap(
    ({ startup, founder, organization, submitted: day, afterwards }, index) => {
      const applicant = actorOf(founder, organization);
      // Any hour of that day will do, as long as not all are the same.
      const submitted = day < 2 ? day : day + ((index * 37) % 45) / 100;
      let id = "";
      const begin = async () => {
        id = await startApplication(platform, applicant);
        await saveDraft(platform, applicant, { id, version: 1, answers: DEMO_STARTUPS[startup] });
      };
      const submit = async () => submitApplication(platform, applicant, await seen(platform, id, applicant));
      const steps = afterwards.map((step) => ({
        at: daysBefore(now, step.daysAgo),
        play: () => playStep(platform, step, id, actorOf(step.by, organization), evaluatorOf(step, people)),
      }));
      return steps.concat(
        { at: daysBefore(now, submitted + WRITING_DAYS), play: begin },
        { at: daysBefore(now, submitted), play: submit },
      );
    },
  );
  const importer = actorOf("coordinator", "kerkis");
  scenes.push(
    { at: daysBefore(now, 9), play: () => importChamberList(platform, importer) },
    { at: daysBefore(now, 1.4), play: () => tryFaultyList(platform, importer) },
  );
  scenes.push({
    at: daysBefore(now, 1),
    play: async () => {
      const applicant = actorOf("founder", "kerkis");
      const id = await startApplication(platform, applicant);
      await saveDraft(platform, applicant, { id, version: 1, answers: DEMO_DRAFT });
    },
  });
  scenes.push({
    at: daysBefore(now, 3),
    play: async () => {
      const applicant = actorOf("investor", "kerkis");
      const id = await startApplication(platform, applicant, { subject: "investor" });
      await saveDraft(platform, applicant, { id, version: 1, answers: DEMO_INVESTOR_APPLICATION });
      await submitApplication(platform, applicant, await seen(platform, id, applicant));
    },
  });
  const inKerkis = (key: DemoPersonKey) => actorOf(key, "kerkis");
  const others = [...workflowScenes(platform, inKerkis), ...judgedCallScenes(platform, inKerkis, now)];
  scenes.push(...others.map(({ daysAgo, play }) => ({ at: daysBefore(now, daysAgo), play })));
  await settleIn(platform, daysBefore(now, INSTALLED_DAYS));
  for (const { at, play } of scenes.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    clock.moveTo(at);
    await play();
    await dateBack(platform, at);
  }
  await createDemoInvestors(platform.db, now, people, organizationIds);
  await createDemoEvents(platform.db, now, people, organizationIds);
  await createDemoNews(platform.db, now, people);
  await createDemoCalls(platform.db, now, people, organizationIds);
  await markOldNewsRead(platform, daysBefore(now, READ_AFTER_DAYS));
}

const evaluatorOf = (step: DemoStep, people: ReadonlyMap<DemoPersonKey, Actor>): string | null =>
  "assign" in step ? (people.get(step.assign)?.userId ?? null) : null;

async function seen(platform: Platform, id: string, actor: Actor): Promise<{ id: string; version: number }> {
  const record = await applicationById(platform.db, id, actor.userId);
  if (!record) throw new Error(`The demo story lost the application ${id}.`);
  return { id, version: record.version };
}

async function playStep(
  platform: Platform,
  step: DemoStep,
  id: string,
  actor: Actor,
  evaluatorId: string | null,
): Promise<void> {
  if ("move" in step) {
    const reason = step.reason === undefined ? {} : { reason: step.reason };
    await MOVES[step.move](platform, actor, { ...(await seen(platform, id, actor)), ...reason });
  } else if ("resubmit" in step) {
    await saveDraft(platform, actor, { ...(await seen(platform, id, actor)), answers: step.resubmit });
    await submitApplication(platform, actor, await seen(platform, id, actor));
  } else if ("assign" in step) {
    const due = step.dueInDays && new Date(platform.clock.now().getTime() + step.dueInDays * DAY_MS).toISOString();
    await assignEvaluator(platform, actor, { id, evaluator_id: evaluatorId ?? "", ...(due && { due_at: due }) });
  } else {
    await playEvaluation(platform, step, id, actor);
  }
}

async function playEvaluation(
  platform: Platform,
  step: Exclude<DemoStep, { move: unknown } | { resubmit: unknown } | { assign: unknown }>,
  applicationId: string,
  actor: Actor,
): Promise<void> {
  const evaluation = await evaluationOf(platform.db, applicationId, actor.userId);
  if (!evaluation) throw new Error(`${actor.name} was not asked to evaluate ${applicationId}.`);
  const { id, version } = evaluation;
  if ("recuse" in step) return recuseEvaluator(platform, actor, { id, reason: step.recuse });
  if ("accept" in step) return void (await acceptAssignments(platform, actor, [id]));
  if ("decline" in step)
    return void (await declineAssignments(platform, actor, { ids: [id], reason: step.decline, words: step.words }));
  const saved = await saveEvaluation(platform, actor, {
    id,
    version,
    ...reviewOf(actor.language, step.evaluate, Math.floor(step.daysAgo), step.first),
  });
  if (step.first === undefined) await submitEvaluation(platform, actor, { id, version: saved.version });
}

/** People and organizations were there before anything happened. */
async function settleIn({ db }: Platform, at: Date): Promise<void> {
  const moment = at.toISOString();
  for (const table of [
    "auth_users",
    "profiles",
    "organizations",
    "programmes",
    "evaluation_templates",
    "organization_members",
  ]) {
    await db.execute(sql`update ${sql.identifier(table)} set created_at = ${moment}`);
  }
}

/** Rows that the database dates itself were written in this transaction: they belong to the story's moment. */
async function dateBack({ db }: Platform, at: Date): Promise<void> {
  const moment = at.toISOString();
  const redate = (table: string) =>
    sql`update ${sql.identifier(table)} set created_at = ${moment} where created_at >= now()`;
  await db.execute(sql`with a as (${redate("application_history")}), b as (${redate("evaluation_history")}),
    c as (${redate("notifications")}), d as (${redate("investor_history")}), e as (${redate("programme_history")}),
    f as (${redate("programmes")}), g as (${redate("rounds")}) ${redate("activity_feed")}`);
}

/** Everyone has read what is older than a few days. */
async function markOldNewsRead({ db }: Platform, since: Date): Promise<void> {
  const moment = since.toISOString();
  await db.execute(sql`update notifications set is_read = true where created_at < ${moment}`);
  await db.execute(sql`update activity_feed set is_read = true where created_at < ${moment}`);
}
