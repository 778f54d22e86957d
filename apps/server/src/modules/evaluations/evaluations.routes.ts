import { evaluationsContract } from "@kerkis/contract/evaluations/evaluations.contract.ts";
import {
  applicationById,
  standingFacts,
  standingOf,
  type ApplicationRecord,
} from "#modules/applications/applications.api.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { SignedInContext } from "#platform/http/context.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { acceptAssignments, declineAssignments } from "./answers/answers.service.ts";
import { assignEvaluator, unassignEvaluator } from "./assignments.service.ts";
import { candidatesFor } from "./candidates.reads.ts";
import { assignmentsOf, criteriaOf, evaluationFor, newEvaluationSummary } from "./evaluations.reads.ts";
import { othersOf } from "./rounds/others.reads.ts";
import { recuseEvaluator, saveEvaluation, submitEvaluation } from "./evaluations.service.ts";

const os = gated(evaluationsContract);
const ok = { ok: true } as const;

/** An application that the caller manages. @throws Refusal application.not_found, auth.forbidden */
async function managedApplication(context: SignedInContext, id: string): Promise<ApplicationRecord> {
  const { actor } = context;
  const application = await applicationById(context.platform.db, id, actor.userId);
  const standing = application ? standingOf(actor, standingFacts(application)) : "stranger";
  if (!application || standing === "stranger") throw new Refusal("application.not_found");
  if (standing !== "manager") throw new Refusal("auth.forbidden");
  return application;
}

export const evaluationsRoutes = {
  mine: os.mine.handler(({ context }) => {
    const { actor, scope } = context;
    const { db, clock } = context.platform;
    return assignmentsOf(db, scope, actor.userId, isoNow(clock));
  }),
  get: os.get.handler(({ context, input }) => evaluationFor(context.platform.db, context.actor, input.id)),
  others: os.others.handler(({ context, input }) => othersOf(context.platform.db, context.actor, input.id)),
  save: os.save.handler(({ context, input }) => saveEvaluation(context.platform, context.actor, input)),
  submit: os.submit.handler(async ({ context, input }) => {
    await submitEvaluation(context.platform, context.actor, input);
    return evaluationFor(context.platform.db, context.actor, input.id);
  }),
  recuse: os.recuse.handler(async ({ context, input }) => {
    await recuseEvaluator(context.platform, context.actor, input);
    return ok;
  }),
  accept: os.accept.handler(({ context, input }) => acceptAssignments(context.platform, context.actor, input.ids)),
  decline: os.decline.handler(({ context, input }) => declineAssignments(context.platform, context.actor, input)),
  candidates: os.candidates.handler(async ({ context, input }) =>
    candidatesFor(context.platform.db, await managedApplication(context, input.id), context.actor.userId),
  ),
  criteria: os.criteria.handler(async ({ context, input }) =>
    criteriaOf(context.platform.db, await managedApplication(context, input.id)),
  ),
  assign: os.assign.handler(async ({ context, input }) => {
    const id = await assignEvaluator(context.platform, context.actor, input);
    return newEvaluationSummary(context.platform.db, id);
  }),
  unassign: os.unassign.handler(async ({ context, input }) => {
    await unassignEvaluator(context.platform, context.actor, input.id);
    return ok;
  }),
};
