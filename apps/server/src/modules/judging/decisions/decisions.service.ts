import type {
  DecisionRules,
  Letter,
  LetterTemplates,
  PrepareInput,
} from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { letterParts, letterText } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { and, eq, isNull } from "drizzle-orm";
import { decideApplication, holdApplications } from "#modules/applications/applications.api.ts";
import { roundAfter, type RoundRecord } from "#modules/evaluations/evaluations.api.ts";
import { programmeById } from "#modules/programmes/programmes.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { anyOf } from "#platform/db/columns.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { dayIn } from "#platform/mail/mail.words.ts";
import type { Platform } from "#platform/platform.ts";
import { lockedRound, recordRound } from "../rounds/rounds.service.ts";
import {
  decidableIn,
  decisionRows,
  isAnyIn,
  letterValues,
  problemOf,
  rulesOf,
  type DecisionRow,
} from "./decisions.reads.ts";
import { decisionRules, decisions } from "./decisions.tables.ts";
import { templatesOf } from "./letters.reads.ts";
import { type Progress, progressOf } from "./progress.service.ts";
import { nextProtocols, yearOf } from "./protocols.repo.ts";

/**
 * Prepares decisions of a round, changes them or takes them back; nobody is told. All of them or none.
 * @throws Refusal round.not_found, round.not_locked, decision.passed_on, application.not_found for what cannot be decided
 */
export function prepareDecisions(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  input: PrepareInput,
): Promise<void> {
  return transact(platform.db, actor.userId, async (tx) => {
    const round = await lockedRound(tx, scope, input.id);
    const ids = [...new Set(input.application_ids)];
    const found = await decidableIn(tx, scope, actor.userId, round.id, ids);
    if (found.length < ids.length) throw new Refusal("application.not_found");
    const prepared = and(anyOf(decisions.application_id, ids), isNull(decisions.applied_at));
    const { verdict, reason } = input;
    if (verdict === null) {
      await tx.delete(decisions).where(prepared);
      return;
    }
    await requireStill(tx, round);
    const next = await roundAfter(tx, round);
    if (next && (await isAnyIn(tx, next.id, ids))) throw new Refusal("decision.passed_on");
    await tx
      .insert(decisions)
      .values(
        ids.map((application_id) => ({
          organization_id: scope.organizationId,
          round_id: round.id,
          application_id,
          verdict,
          reason: reason ?? "",
          prepared_by: actor.userId,
          created_at: isoNow(platform.clock),
        })),
      )
      .onConflictDoUpdate({
        target: decisions.application_id,
        targetWhere: isNull(decisions.applied_at),
        set: { verdict, round_id: round.id, prepared_by: actor.userId, ...(reason !== undefined && { reason }) },
      });
  });
}

/** Decisions of a call rest on figures that stand still; the registry decides as applications come. @throws Refusal round.not_locked */
async function requireStill(tx: Tx, round: RoundRecord): Promise<void> {
  if (round.state === "locked") return;
  const { kind } = await programmeById(tx, round.programme_id);
  if (kind !== "registry") throw new Refusal("round.not_locked");
}

/** The letter of a decision as it would go out now, or as it went. @throws Refusal decision.not_found, decision.letter_gone */
export async function letterOf(platform: Platform, actor: Actor, scope: OrgScope, id: string): Promise<Letter> {
  const [row] = await decisionRows(platform.db, scope, actor.userId, [id]);
  if (!row) throw new Refusal("decision.not_found");
  const { letter, language, applicant_name: to, organization: name, logo_url, location, protocol, applied_at } = row;
  const paper = { sender: { name, logo_url, location }, protocol, applied_at, to, language };
  if (letter) return { ...paper, subject: letter.subject, parts: [{ text: letter.body, field: null }] };
  if (row.applied_at !== null) throw new Refusal("decision.letter_gone");
  const templates = await templatesOf(platform.db, scope, row.programme_id);
  const day = isoNow(platform.clock);
  const { subject, parts } = worded(templates, row, "…", day);
  return { ...paper, subject, parts };
}

/** A letter in the applicant's language. @param day ISO 8601 */
function worded(templates: LetterTemplates, row: DecisionRow, protocol: string, day: string) {
  const { language, verdict } = row;
  const values = letterValues(row, protocol, dayIn(language, day));
  const template = templates[verdict][language];
  return { subject: letterText(letterParts(template.subject, values)), parts: letterParts(template.body, values) };
}

/**
 * Applies prepared decisions with their letters, in one transaction: all of them or none. What was applied already stays as it is,
 * so that repeating it changes nothing.
 * @returns how many were applied now
 * @throws Refusal decision.not_found, decision.not_ready, round.not_locked, application.transition, and auth.impersonating where
 * a second person applies
 */
export async function applyDecisions(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  input: { id: string; decision_ids: readonly string[] },
): Promise<number> {
  const progress = progressOf(platform, actor, input.id);
  try {
    return await applyAll(platform, actor, scope, input, progress);
  } catch (failure) {
    await progress.failed();
    throw failure;
  }
}

function applyAll(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { id, decision_ids: ids }: { id: string; decision_ids: readonly string[] },
  progress: Progress,
): Promise<number> {
  return transact(platform.db, actor.userId, async (tx) => {
    const round = await lockedRound(tx, scope, id);
    const rows = await decisionRows(tx, scope, actor.userId, ids);
    if (rows.length < new Set(ids).size) throw new Refusal("decision.not_found");
    const open = rows.filter(({ applied_at }) => applied_at === null);
    if (open.length === 0) return 0;
    const rules = await rulesOf(tx, scope);
    // Someone who works as two people in turn would be one person.
    if (rules.second_person) refuseWhileImpersonating(actor);
    const templates = await templatesOf(tx, scope, round.programme_id);
    if (open.some((row) => problemOf(row, actor.userId, rules, templates) !== null))
      throw new Refusal("decision.not_ready");
    await requireStill(tx, round);
    const now = isoNow(platform.clock);
    // Applications are held before the series, in one order, as a decision by itself does: nobody waits for the other in a circle.
    const inOrder = open.toSorted((a, b) => (a.application_id < b.application_id ? -1 : 1));
    await holdApplications(
      tx,
      inOrder.map(({ application_id }) => application_id),
    );
    const protocols = await nextProtocols(tx, scope.organizationId, yearOf(platform.clock));
    for (const [at, row] of inOrder.entries()) {
      await progress.at(at, inOrder.length);
      const protocol = protocols();
      const { subject, parts } = worded(templates, row, protocol, now);
      const letter = { subject, body: letterText(parts) };
      await decideApplication({ tx, platform, actorId: actor.userId }, actor, {
        id: row.application_id,
        verdict: row.verdict,
        reason: row.reason,
        letter: { ...letter, decisionId: row.id },
      });
      await tx
        .update(decisions)
        .set({ applied_at: now, applied_by: actor.userId, places: round.places, protocol, letter })
        .where(eq(decisions.id, row.id));
    }
    await recordRound(tx, actor, round, "round.decided", { applied: open.length });
    await progress.applied(tx, open.length);
    return open.length;
  });
}

/** Chooses how the organization takes its decisions; of what is prepared already, too. @throws Refusal auth.impersonating */
export function setDecisionRules(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  rules: DecisionRules,
): Promise<DecisionRules> {
  refuseWhileImpersonating(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    await tx
      .insert(decisionRules)
      .values({ ...rules, organization_id: scope.organizationId })
      .onConflictDoUpdate({ target: decisionRules.organization_id, set: rules });
    await recordAudit(tx, actor, {
      action: "decision.rules_changed",
      organizationId: scope.organizationId,
      entity: { type: "decision_rules", id: scope.organizationId, name: "" },
      details: rules,
    });
    return rules;
  });
}
