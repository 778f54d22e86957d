import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import { momentOf } from "@kerkis/contract/core/time/zone.ts";
import { DAY_MS, LIMITS } from "@kerkis/contract/core/limits.ts";
import { REASONED_STEPS, STATE_STEPS } from "@kerkis/contract/programmes/programmes.policy.ts";
import {
  CHALLENGE_TEMPLATES,
  dateIssues,
  readinessOf,
} from "@kerkis/contract/programmes/challenges/challenges.policy.ts";
import {
  challengeGroups,
  type ChallengeAnswers,
  type ChangeChallengeInput,
  type CreateChallengeInput,
  type RegistryTermInput,
  type StepChallengeInput,
} from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { copyForm, createForm, deleteForm } from "#modules/forms/forms.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow, today } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { rulesOf } from "../eligibility/eligibility.reads.ts";
import { callChanged, programmeCopied, programmeStepped } from "../programmes.events.ts";
import { managesProgrammes, stepRefusal } from "../programmes.policy.ts";
import { programmeById, registryProgramme } from "../programmes.reads.ts";
import { programmeRules } from "../programmes.tables.ts";
import { answersOf, registryOf } from "./challenges.reads.ts";
import {
  deleteProgramme,
  insertProgramme,
  lockProgramme,
  writeProgramme,
  type ProgrammeChange,
  type ProgrammeRow,
} from "./challenges.repo.ts";

/** Opens a week from now at ten, closes at three in the afternoon. */
const USUAL = { leadDays: 7, opens: "10:00:00", closes: "15:00:00", zone: "Europe/Athens" };

const audited = (row: { id: string; organization_id: string; title: { el: string } }) => ({
  organizationId: row.organization_id,
  entity: { type: "programme" as const, id: row.id, name: row.title.el },
});

/** A challenge that the person runs, locked. @throws Refusal programme.not_found, programme.overtaken */
async function lockManaged(tx: Tx, actor: Actor, id: string, version?: number): Promise<ProgrammeRow> {
  const row = await lockProgramme(tx, id);
  if (!row || row.kind === "registry" || !managesProgrammes(actor, row.organization_id))
    throw new Refusal("programme.not_found");
  if (version !== undefined && row.version !== version) throw new Refusal("programme.overtaken");
  return row;
}

/** Answers as columns. */
function columnsOf(answers: ChallengeAnswers): ProgrammeChange {
  const { timezone, opens_local, closes_local } = answers;
  const moment = (wall: string) => (wall === "" ? null : momentOf(wall, timezone));
  return {
    title: { el: answers.title_el, en: answers.title_en },
    summary: { el: answers.summary_el, en: answers.summary_en },
    description: { el: answers.description_el, en: answers.description_en },
    prize: { el: answers.prize_el, en: answers.prize_en },
    timezone,
    opens_at: moment(opens_local),
    closes_at: moment(closes_local),
    grace_minutes: answers.grace_minutes,
    capacity: answers.capacity,
    decision_days: answers.decision_days,
  };
}

/** Makes a challenge of a kind with what such a one usually has. @returns its id */
export async function createChallenge(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { kind, title_el, title_en }: CreateChallengeInput,
): Promise<string> {
  const now = isoNow(platform.clock);
  const { answers, openDays } = CHALLENGE_TEMPLATES[kind];
  const day = (later: number) => today({ now: () => new Date(Date.parse(now) + later * DAY_MS) }, USUAL.zone);
  const columns = columnsOf({
    summary_el: "",
    summary_en: "",
    description_el: "",
    description_en: "",
    prize_el: "",
    prize_en: "",
    grace_minutes: 0,
    capacity: null,
    decision_days: null,
    ...answers,
    title_el,
    title_en,
    timezone: USUAL.zone,
    opens_local: `${day(USUAL.leadDays)}T${USUAL.opens}`,
    closes_local: `${day(USUAL.leadDays + openDays)}T${USUAL.closes}`,
  });
  return transact(platform.db, actor.userId, (tx) =>
    insertDraft(tx, actor, scope.organizationId, { kind, columns, now }),
  );
}

interface NewDraft {
  kind: ProgrammeRow["kind"];
  columns: ProgrammeChange;
  /** Null for the registry's. */
  evaluation_template_id?: string | null;
  now: string;
}

async function insertDraft(
  tx: Tx,
  actor: Actor,
  organizationId: string,
  { kind, columns, now, evaluation_template_id = null }: NewDraft,
): Promise<string> {
  const registry = await registryProgramme(tx, organizationId);
  const { title = { el: "", en: "" }, description = { el: "", en: "" } } = columns;
  const id = await insertProgramme(tx, {
    ...columns,
    kind,
    title,
    description,
    state: "draft",
    organization_id: organizationId,
    evaluation_template_id: evaluation_template_id ?? registry?.evaluation_template_id ?? null,
    created_at: now,
    updated_at: now,
  });
  await recordAudit(tx, actor, {
    action: "programme.created",
    ...audited({ id, organization_id: organizationId, title }),
  });
  return id;
}

/** Copies a challenge as a draft without its dates: its texts, questions, criteria, rounds and template. @returns the copy's id @throws Refusal programme.not_found */
export function copyChallenge(platform: Platform, actor: Actor, id: string): Promise<string> {
  return transact(platform.db, actor.userId, async (tx) => {
    const row = await lockManaged(tx, actor, id);
    const answers = { ...answersOf(row), opens_local: "", closes_local: "" };
    const now = isoNow(platform.clock);
    const form_id = row.form_id && (await copyForm(tx, row.form_id, now));
    const { evaluation_template_id, review_days, organization_id: organizationId } = row;
    const programmeId = await insertDraft(tx, actor, organizationId, {
      kind: row.kind,
      columns: { ...columnsOf(answers), review_days, form_id },
      evaluation_template_id,
      now,
    });
    const known = await rulesOf(tx, id, "latest");
    if (known) {
      const { rules } = known;
      await tx
        .insert(programmeRules)
        .values({ programme_id: programmeId, version: 1, rules, created_by: actor.userId, created_at: now });
    }
    const context = { tx, platform, actorId: actor.userId };
    await platform.events.emit(context, programmeCopied, { fromId: id, programmeId, organizationId });
    return programmeId;
  });
}

/**
 * The form with what a challenge asks besides the registration; an empty one is begun where it has none.
 * @returns its id @throws Refusal programme.not_found, programme.transition once it is archived
 */
export function beginForm(platform: Platform, actor: Actor, id: string): Promise<{ id: string }> {
  return transact(platform.db, actor.userId, async (tx) => {
    const row = await lockManaged(tx, actor, id);
    if (row.form_id) return { id: row.form_id };
    if (row.state === "archived") throw new Refusal("programme.transition");
    const now = isoNow(platform.clock);
    const form_id = await createForm(tx, { organizationId: row.organization_id, subject: "startup", now });
    await writeProgramme(tx, id, { form_id }, { reason: null, now });
    return { id: form_id };
  });
}

const REGISTRY_FORMS = { startup: "form_id", investor: "investor_form_id" } as const;

/**
 * The form with what an organization's registry asks besides a registration; an empty one is begun where it has none.
 * @throws Refusal programme.none_open
 */
export function beginRegistryForm(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  subject: ApplicationSubject,
): Promise<{ id: string }> {
  return transact(platform.db, actor.userId, async (tx) => {
    const { id } = await registryOf(tx, scope);
    const row = await lockProgramme(tx, id);
    const column = REGISTRY_FORMS[subject];
    const begun = row?.[column];
    if (begun) return { id: begun };
    const now = isoNow(platform.clock);
    const formId = await createForm(tx, { organizationId: scope.organizationId, subject, now });
    await writeProgramme(tx, id, { [column]: formId }, { reason: null, now });
    return { id: formId };
  });
}

/**
 * Says within how many working days an organization's registry decides. What was submitted keeps the term that it was promised.
 * @throws Refusal programme.none_open
 */
export async function setRegistryTerm(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { decision_days }: RegistryTermInput,
): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const { id, title } = await registryOf(tx, scope);
    const row = await lockProgramme(tx, id);
    if (row?.decision_days === decision_days) return;
    await writeProgramme(tx, id, { decision_days }, { reason: null, now: isoNow(platform.clock) });
    await recordAudit(tx, actor, {
      action: "programme.term_set",
      ...audited({ id, organization_id: scope.organizationId, title }),
      details: { days: String(decision_days ?? 0) },
    });
  });
}

/**
 * Changes a group of a challenge's fields; its dates only before it opens, later they are extended.
 * @throws Refusal programme.not_found, programme.overtaken, programme.transition, programme.dates_fixed, input.invalid
 */
export async function changeChallenge(platform: Platform, actor: Actor, input: ChangeChallengeInput): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const row = await lockManaged(tx, actor, input.id, input.version);
    if (row.state === "archived") throw new Refusal("programme.transition");
    if (input.group === "dates" && row.state !== "draft") throw new Refusal("programme.dates_fixed");
    const typed = { ...answersOf(row), ...input.answers };
    const parsed = challengeGroups[input.group].safeParse(typed);
    if (!parsed.success) throw new Refusal("input.invalid", { fields: fieldIssues(parsed.error.issues, typed) });
    const answers = { ...answersOf(row), ...parsed.data };
    if (input.group === "dates") refuseFields(dateIssues(answers, null));
    else if (row.state !== "draft") refuseFields(missingFields(answers, isoNow(platform.clock)));
    await writeProgramme(tx, row.id, columnsOf(answers), { reason: null, now: isoNow(platform.clock) });
    await platform.events.emit({ tx, platform, actorId: actor.userId }, callChanged, { programmeId: row.id });
  });
}

function refuseFields(fields: FieldIssue[]): void {
  if (fields.length > 0) throw new Refusal("input.invalid", { fields });
}

/** Texts that what was opened does not lose again. */
const missingFields = (answers: ChallengeAnswers, now: string): FieldIssue[] =>
  readinessOf(answers, now).flatMap(({ item, isBlocking, isDone, field }) =>
    isBlocking && !isDone && item !== "dates" ? [{ path: field, code: "required" }] : [],
  );

/**
 * Takes a step with a challenge: checked, written and announced in one transaction.
 * @throws Refusal programme.not_found, programme.overtaken, programme.transition, programme.not_ready with the fields,
 * input.invalid without a reason or an end that is later
 */
export async function stepChallenge(platform: Platform, actor: Actor, input: StepChallengeInput): Promise<void> {
  const now = isoNow(platform.clock);
  const reason = input.reason?.trim() || null;
  await transact(platform.db, actor.userId, async (tx) => {
    const row = await lockManaged(tx, actor, input.id, input.version);
    enforce(stepRefusal(row, input.step));
    if (REASONED_STEPS.includes(input.step) && (reason?.length ?? 0) < LIMITS.reasonMin)
      refuseFields([{ path: "reason", code: reason ? "too_short" : "required", params: { min: LIMITS.reasonMin } }]);
    if (input.step === "open") refuseUnready(answersOf(row), now);
    const extended: { closes_at?: string } =
      input.step === "extend" ? laterEnd(row, input.closes_local ?? "", now) : {};
    await writeProgramme(tx, row.id, { state: STATE_STEPS[input.step].to, ...extended }, { reason, now });
    const context = { tx, platform, actorId: actor.userId };
    await recordAudit(tx, actor, {
      action: "programme.stepped",
      ...audited(row),
      details: { step: input.step, ...(reason && { reason }) },
    });
    const { organization } = await programmeById(tx, row.id);
    await platform.events.emit(context, programmeStepped, {
      programmeId: row.id,
      organizationId: row.organization_id,
      organizationName: organization.name,
      title: row.title,
      step: input.step,
      reason,
      closesAt: extended.closes_at ?? row.closes_at,
      timezone: row.timezone,
    });
  });
}

function refuseUnready(answers: ChallengeAnswers, now: string): void {
  const fields: FieldIssue[] = readinessOf(answers, now)
    .filter(({ isBlocking, isDone }) => isBlocking && !isDone)
    .map(
      ({ item, field }) => dateIssues(answers, now).find(() => item === "dates") ?? { path: field, code: "required" },
    );
  if (fields.length > 0) throw new Refusal("programme.not_ready", { fields });
}

/** The end that an extension sets: ahead, and after the one that stood. @throws Refusal input.invalid */
function laterEnd(row: ProgrammeRow, closesLocal: string, now: string): { closes_at: string } {
  const path = "closes_local";
  if (closesLocal === "") throw new Refusal("input.invalid", { fields: [{ path, code: "required" }] });
  if (!challengeGroups.dates.shape.closes_local.safeParse(closesLocal).success)
    throw new Refusal("input.invalid", { fields: [{ path, code: "date" }] });
  const closes = momentOf(closesLocal, row.timezone);
  if (closes <= now || (row.closes_at !== null && closes <= row.closes_at))
    throw new Refusal("input.invalid", { fields: [{ path, code: "date_past" }] });
  return { closes_at: closes };
}

/** Throws a challenge away that never opened. @throws Refusal programme.not_found, programme.overtaken, programme.transition */
export async function discardChallenge(
  platform: Platform,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const row = await lockManaged(tx, actor, id, version);
    if (row.state !== "draft") throw new Refusal("programme.transition");
    await deleteProgramme(tx, id);
    if (row.form_id) await deleteForm(tx, row.form_id);
    await recordAudit(tx, actor, { action: "programme.discarded", ...audited(row) });
  });
}
