import { STEP_KINDS, type DashboardStep } from "@kerkis/contract/analytics/analytics.schema.ts";
import { managesApplications } from "#modules/applications/applications.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { currentScope } from "#platform/auth/scope.ts";
import type { Db } from "#platform/db/db.ts";
import { accountSteps } from "./account-steps.reads.ts";
import { managerSteps } from "./manager-steps.reads.ts";
import { organizationSteps, platformSteps } from "./office-steps.reads.ts";
import { evaluatorSteps, founderSteps } from "./own-steps.reads.ts";

const SHOWN = 8;

/**
 * What waits for a person in every part they have: as a founder and an evaluator, for the organization they work in,
 * for the platform, and for their own account, as far as they may open the page where it is done. The most pressing kinds first, the longest waiting first within a kind.
 * @param now ISO 8601
 */
export async function nextSteps(
  db: Db,
  actor: Actor,
  now: string,
): Promise<{ steps: DashboardStep[]; steps_more: number }> {
  const scope = actor.organizationId === null ? null : currentScope(actor);
  const manages =
    scope !== null && managesApplications(actor, scope.organizationId) && actor.pages["evaluation-management"];
  const sources = await Promise.all([
    founderSteps(db, actor, SHOWN),
    scope ? evaluatorSteps(db, scope, actor.userId, now, SHOWN) : [],
    manages ? managerSteps(db, scope, actor.userId, now, SHOWN) : [],
    scope ? organizationSteps(db, scope, actor) : [],
    actor.superAdmin ? platformSteps(db) : [],
    accountSteps(db, actor),
  ]);
  const all = sources.flat();
  const steps = all
    .flatMap(({ steps: found }) => found)
    .toSorted((a, b) => STEP_KINDS.indexOf(a.kind) - STEP_KINDS.indexOf(b.kind))
    .slice(0, SHOWN);
  return { steps, steps_more: all.reduce((sum, { total }) => sum + total, 0) - steps.length };
}
