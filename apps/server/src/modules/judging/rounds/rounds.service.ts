import type { CreateRound, UpdateRound } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import {
  applicantsHidden,
  changeRound,
  moveDueDates,
  hidingApplicants,
  insertRound,
  namesLock,
  roundById,
  type RoundRecord,
  versionInUse,
} from "#modules/evaluations/evaluations.api.ts";
import { programmeById } from "#modules/programmes/programmes.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { takeAdvisoryLock, transact, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { announceDeadline, announceRoundState } from "./rounds.events.ts";
import { programmeFor } from "./rounds.reads.ts";

type Settings = Omit<CreateRound, "programme_id" | "title">;

/** Adds a round to a programme, after those that it has. @returns its id @throws Refusal round.programme_gone, input.invalid */
export function createRound(platform: Platform, actor: Actor, scope: OrgScope, input: CreateRound): Promise<string> {
  return transact(platform.db, actor.userId, async (tx) => {
    const { programme_id: programmeId, ...values } = input;
    await checkProgramme(tx, scope, programmeId, values);
    const made = await insertRound(tx, {
      ...values,
      organization_id: scope.organizationId,
      programme_id: programmeId,
    });
    await recordRound(tx, actor, made, "round.created");
    if (made.hide_applicant) await hideApplicants(platform, tx, actor, made);
    return made.id;
  });
}

/**
 * Changes the rules of a round.
 * @throws Refusal round.not_found, request.conflict, round.locked, input.invalid, evaluation_template.already_judged
 */
export function updateRound(platform: Platform, actor: Actor, scope: OrgScope, input: UpdateRound): Promise<void> {
  return transact(platform.db, actor.userId, async (tx) => {
    const { id, version, ...values } = input;
    const round = await lockedRound(tx, scope, id);
    if (round.version !== version) throw new Refusal("request.conflict");
    if (round.state === "locked") throw new Refusal("round.locked");
    await checkProgramme(tx, scope, round.programme_id, values);
    await checkComparable(tx, round, values.template_version_id);
    await changeRound(tx, id, values, isoNow(platform.clock));
    const concerned = await moveDueDates(tx, round, values.deadline);
    const context = { tx, platform, actorId: actor.userId };
    await announceDeadline(context, scope, { ...round, ...values, had: round.deadline }, concerned);
    await recordRound(tx, actor, round, "round.changed", changes(round, values));
    if (values.hide_applicant && !round.hide_applicant) await hideApplicants(platform, tx, actor, round);
  });
}

/** What was told and named before the round hid who applies is named no more. */
async function hideApplicants(platform: Platform, tx: Tx, actor: Actor, round: RoundRecord): Promise<void> {
  const { id: roundId, programme_id: programmeId, organization_id: organizationId } = round;
  await takeAdvisoryLock(tx, namesLock(organizationId));
  const hiding = { roundId, programmeId, organizationId };
  const context = { tx, platform, actorId: actor.userId };
  // Sources first: whoever tells from them has ended by then, and what was told is there to be dropped.
  await platform.events.emit(context, hidingApplicants, hiding);
  await platform.events.emit(context, applicantsHidden, hiding);
}

type Change = "lock" | "reopen";
const CHANGES = {
  lock: { state: "locked", action: "round.locked" },
  reopen: { state: "reopened", action: "round.reopened" },
} as const;

/** Locks a round or opens it again, with a reason. Repeating it changes nothing. @throws Refusal round.not_found, request.conflict */
export function changeRoundState(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  change: Change,
  input: { id: string; version: number; reason: string },
): Promise<void> {
  return transact(platform.db, actor.userId, async (tx) => {
    const round = await lockedRound(tx, scope, input.id);
    const isLocked = round.state === "locked";
    if (isLocked === (change === "lock")) return;
    if (round.version !== input.version) throw new Refusal("request.conflict");
    const { state, action } = CHANGES[change];
    const now = isoNow(platform.clock);
    await changeRound(tx, round.id, { state, state_reason: input.reason, state_changed_at: now }, now);
    await recordRound(tx, actor, round, action, { reason: input.reason });
    await announceRoundState({ tx, platform, actorId: actor.userId }, scope, round, change);
  });
}

/** A round of the organization, held until the transaction ends. @throws Refusal round.not_found */
export async function lockedRound(tx: Tx, scope: OrgScope, id: string): Promise<RoundRecord> {
  const round = await roundById(tx, id, "update");
  if (round?.organization_id !== scope.organizationId) throw new Refusal("round.not_found");
  return round;
}

/** A round is for a programme of the organization, and evaluates on a published version of that programme's template. */
async function checkProgramme(
  tx: Tx,
  scope: OrgScope,
  programmeId: string,
  { template_version_id: versionId }: Pick<Settings, "template_version_id">,
): Promise<void> {
  const programme = await programmeFor(tx, scope, programmeId, versionId);
  if (!programme) throw new Refusal("round.programme_gone");
  if (versionId !== null && !programme.hasVersion)
    throw new Refusal("input.invalid", { fields: [{ path: "template_version_id", code: "invalid" }] });
}

/** Scores of a call's round are compared: once evaluations were given, those to come are given on the same criteria. */
async function checkComparable(tx: Tx, round: RoundRecord, versionId: string | null): Promise<void> {
  if (versionId === null || versionId === round.template_version_id) return;
  const begun = await versionInUse(tx, round.id);
  if (begun === undefined || begun === versionId) return;
  const { kind } = await programmeById(tx, round.programme_id);
  if (kind !== "registry") throw new Refusal("evaluation_template.already_judged");
}

/** What an entry of the audit log says of changed rules. */
function changes(before: RoundRecord, after: Partial<RoundRecord>): Record<string, unknown> {
  const told = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof RoundRecord]),
  );
  return Object.fromEntries(told);
}

/** Writes what was done with a round into the audit log. */
export const recordRound = (
  tx: Tx,
  actor: Actor,
  { id, organization_id, title }: RoundRecord,
  action:
    | "round.created"
    | "round.changed"
    | "round.locked"
    | "round.reopened"
    | "round.assigned"
    | "round.decided"
    | "round.passed_on"
    | "conflict.stated"
    | "conflict.asked",
  details: Record<string, unknown> = {},
): Promise<void> =>
  recordAudit(tx, actor, {
    action,
    organizationId: organization_id,
    entity: { type: "round", id, name: title.el },
    details,
  });
