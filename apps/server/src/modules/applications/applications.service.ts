import type { DraftSaved } from "@kerkis/contract/applications/applications.schema.ts";
import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { ApplicationAnswers } from "@kerkis/contract/applications/subjects.schema.ts";
import { carriedResponses } from "@kerkis/contract/forms/responses.policy.ts";
import type { Responses } from "@kerkis/contract/forms/responses.schema.ts";
import { askedForm, formVersionInForce } from "#modules/forms/forms.api.ts";
import {
  programmeById,
  programmeFor,
  registryProgramme,
  rulesVersion,
  windowRefusal,
} from "#modules/programmes/programmes.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow, today } from "#platform/clock/clock.ts";
import { takeAdvisoryLock, together, transact } from "#platform/db/db.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { announceSubmitted } from "./applications.events.ts";
import { editRefusal, partRefusal, readRefusal } from "./applications.policy.ts";
import {
  applicationById,
  applyStep,
  deleteDraft,
  insertDraft,
  mergeAnswers,
  moveToVersion,
  nextReference,
  standingFacts,
  untouchedDraft,
  type ApplicationRecord,
} from "./applications.repo.ts";
import { clockAfter } from "./clock/clock.policy.ts";
import { isJudged } from "./calls/eligibility.reads.ts";
import { heldProgramme } from "./calls/held-programme.reads.ts";
import { factsOf } from "./decisions.service.ts";
import { formAskedOf, laterQuestions, refuseUnasked } from "./calls/questions.reads.ts";
import { startupToApplyWith } from "./calls/calls.reads.ts";
import { forgetOtherFiles } from "./files/answer-files.reads.ts";
import { formVersion, writeSubject } from "./subjects.service.ts";

/**
 * Begins a draft, or continues one in which nothing was typed yet. In a call it may begin with the facts of a startup that
 * the applicant runs.
 * @returns its id
 * @throws Refusal programme.none_open, programme.not_open_yet, programme.paused, programme.closed, startup.not_found
 */
export async function startApplication(
  platform: Platform,
  actor: Actor,
  {
    subject = "startup",
    programme_id: programmeId,
    startup_id: startupId,
  }: {
    subject?: ApplicationSubject;
    programme_id?: string | undefined;
    startup_id?: string | undefined;
  } = {},
): Promise<string> {
  return transact(platform.db, actor.userId, async (tx) => {
    const organizationIds = actor.memberships.map(({ organizationId }) => organizationId);
    const programme = programmeId
      ? await programmeFor(tx, programmeId, organizationIds)
      : await registryProgramme(tx, actor.organizationId);
    if (!programme) throw new Refusal("programme.none_open");
    const now = isoNow(platform.clock);
    enforce(windowRefusal(programme, now, "start"));
    await takeAdvisoryLock(tx, `application draft ${actor.userId}`);
    // A call is for companies and teams; an investor registers.
    if (programme.kind !== "registry" && subject !== "startup") throw new Refusal("programme.none_open");
    const startup = programme.kind !== "registry" && startupId ? await startupToApplyWith(tx, actor, startupId) : null;
    const continued = await untouchedDraft(tx, actor.userId, programme.id, subject, startup?.id ?? null);
    if (continued) return continued;
    const formId = formAskedOf({ subject }, programme);
    return insertDraft(tx, {
      organizationId: programme.organization.id,
      programmeId: programme.id,
      applicantId: actor.userId,
      subject,
      formVersion: formVersion(subject),
      questionsVersion: formId === null ? null : await formVersionInForce(tx, formId),
      startup,
      now,
    });
  });
}

/**
 * Keeps what was typed so far; fields that are not sent stay.
 * @throws Refusal application.not_found, application.not_editable, request.conflict when it moved on since `version`
 */
export async function saveDraft(
  platform: Platform,
  actor: Actor,
  {
    responses = {},
    ...input
  }: { id: string; version: number; answers: ApplicationAnswers; responses?: Responses | undefined },
): Promise<DraftSaved> {
  const now = isoNow(platform.clock);
  return transact(platform.db, actor.userId, async (tx) => {
    if (Object.keys(responses).length > 0)
      await refuseUnasked(tx, { id: input.id, applicantId: actor.userId, responses });
    const version = await mergeAnswers(tx, { ...input, responses, applicantId: actor.userId, now });
    if (version !== null) return { version, saved_at: now, later_questions: await laterQuestions(tx, input.id) };
    const record = await applicationById(tx, input.id, actor.userId);
    if (!record) throw new Refusal("application.not_found");
    enforce(editRefusal(actor, standingFacts(record)));
    throw new Refusal("request.conflict");
  });
}

/**
 * Carries a draft over to the version of its call's form that is in force, with every answer that it still asks for in the same
 * way.
 * @throws Refusal application.not_found, application.not_editable, request.conflict
 */
export async function carryOver(
  platform: Platform,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const record = await applicationById(tx, id, actor.userId, "update");
    if (!record) throw new Refusal("application.not_found");
    enforce(editRefusal(actor, standingFacts(record)));
    if (version !== record.version) throw new Refusal("request.conflict");
    const formId = formAskedOf(record, await programmeById(tx, record.programme_id));
    const latest = formId && (await askedForm(tx, formId, "latest"));
    if (!latest || latest.version === record.questions_version) return;
    const responses = carriedResponses(latest.definition, record.responses);
    await moveToVersion(tx, id, { version: latest.version, responses, now: isoNow(platform.clock) });
  });
}

/** Throws a draft away. @throws Refusal application.not_found, application.not_editable once it was submitted */
export async function discardDraft(platform: Platform, actor: Actor, id: string): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const record = await applicationById(tx, id, actor.userId, "update");
    if (!record) throw new Refusal("application.not_found");
    enforce(readRefusal(actor, standingFacts(record)));
    if (record.applicant_id !== actor.userId) throw new Refusal("auth.forbidden");
    if (record.phase !== "draft") throw new Refusal("application.not_editable");
    await deleteDraft(tx, id);
  });
}

/**
 * Submits a draft, or resubmits after changes were asked for. Repeating a submit that already happened changes nothing:
 * the version it saw is older than what stands now.
 * @throws Refusal application.incomplete with the fields, request.conflict, application.transition, programme.none_open
 */
export async function submitApplication(
  platform: Platform,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    // A call that is closed, paused or extended meanwhile is so for this one too.
    const [programme, record] = await together(heldProgramme(tx, id), applicationById(tx, id, actor.userId, "update"));
    if (!programme || !record) throw new Refusal("application.not_found");
    enforce(partRefusal(actor, standingFacts(record), "submit"));
    const resubmitted = record.phase === "changes_requested";
    if (record.phase !== "draft" && !resubmitted) {
      if (version < record.version && record.phase !== "withdrawn") return;
      throw new Refusal("application.transition");
    }
    if (version !== record.version) throw new Refusal("request.conflict");
    const now = isoNow(platform.clock);
    // A resubmission answers a coordinator's request: the call may have closed meanwhile.
    if (!resubmitted) enforce(windowRefusal(programme, now, "submit"));
    const day = today(platform.clock, programme.timezone);
    const context = { tx, platform, actorId: actor.userId };
    const change = {
      ...(await writeSubject(context, { actor, record, programme, at: now }, day)),
      ...(record.reference === null && { reference: nextReference(day.slice(0, 4)) }),
      submitted_at: record.submitted_at ?? now,
      rules_version: record.rules_version ?? (isJudged(record) ? await rulesVersion(tx, programme.id) : null),
      changes_requested_at: null,
      ...clockAfter(resubmitted ? "resubmit" : "submit", record, programme, now),
      clock_paused_seconds: record.clock_paused_seconds + pausedSeconds(record, now),
    };
    const reference = await applyStep(tx, id, change, { reason: null, now });
    // Only questions of its own take files.
    if (record.questions_version !== null) await forgetOtherFiles(tx, id, change.responses ?? record.responses);
    const facts = factsOf(programme, { ...record, ...change, reference }, null);
    await announceSubmitted(context, { ...facts, resubmitted });
  });
}

/** Seconds that the statutory clock stood still since changes were asked for (completions 2). */
function pausedSeconds({ changes_requested_at }: ApplicationRecord, now: string): number {
  if (changes_requested_at === null) return 0;
  return Math.max(0, Math.round((Date.parse(now) - Date.parse(changes_requested_at)) / 1000));
}
