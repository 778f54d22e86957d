import * as z from "zod/mini";
import { endpoint } from "../core/endpoint.ts";
import { id } from "../core/fields.ts";
import { done } from "../identity/identity.schema.ts";
import { evaluation, otherReviews } from "./evaluation.schema.ts";
import {
  acceptInput,
  answeredCount,
  assignInput,
  assignments,
  criterion,
  declineInput,
  evaluationSaved,
  evaluationSummary,
  evaluatorCandidate,
  recuseInput,
  saveEvaluationInput,
  submitEvaluationInput,
} from "./evaluations.schema.ts";

const own = { kind: "policy", policy: "evaluation.own" } as const;
const manage = { kind: "policy", policy: "evaluation.manage", page: "evaluation-management" } as const;

export const evaluationsContract = {
  mine: endpoint({
    method: "GET",
    path: "/evaluations/mine",
    summary: "The caller's assignments in the current organization, most urgent first",
    access: { kind: "member" },
  }).output(assignments),
  get: endpoint({
    method: "GET",
    path: "/evaluations/{id}",
    summary: "An application beside its score sheet",
    access: own,
  })
    .input(z.object({ id }))
    .output(evaluation),
  others: endpoint({
    method: "GET",
    path: "/evaluations/{id}/others",
    summary:
      "What the others handed in of the same application, where the round lets its evaluator see it; nothing otherwise",
    access: own,
  })
    .input(z.object({ id }))
    .output(otherReviews),
  save: endpoint({ method: "PATCH", path: "/evaluations/{id}", summary: "Keep scores as they are given", access: own })
    .input(saveEvaluationInput)
    .output(evaluationSaved),
  submit: endpoint({ method: "POST", path: "/evaluations/{id}/submit", summary: "Hand the evaluation in", access: own })
    .input(submitEvaluationInput)
    .output(evaluation),
  recuse: endpoint({
    method: "POST",
    path: "/evaluations/{id}/recuse",
    summary: "Declare a conflict of interest; the evaluator sees nothing of the application from then on",
    access: own,
  })
    .input(recuseInput)
    .output(done),
  accept: endpoint({
    method: "POST",
    path: "/evaluations/accept",
    summary: "Accept assignments; repeating it is harmless, and one who begins has accepted",
    access: own,
  })
    .input(acceptInput)
    .output(answeredCount),
  decline: endpoint({
    method: "POST",
    path: "/evaluations/decline",
    summary: "Decline assignments with a reason, all of them or none; what was begun on them is lost",
    access: own,
  })
    .input(declineInput)
    .output(answeredCount),
  candidates: endpoint({
    method: "GET",
    path: "/applications/{id}/evaluators",
    summary: "Evaluators of the organization, with load and conflicts",
    access: manage,
  })
    .input(z.object({ id }))
    .output(z.array(evaluatorCandidate)),
  criteria: endpoint({
    method: "GET",
    path: "/applications/{id}/criteria",
    summary: "Criteria that an application's evaluations are given on, to read their scores by",
    access: manage,
  })
    .input(z.object({ id }))
    .output(z.array(criterion)),
  assign: endpoint({
    method: "POST",
    path: "/applications/{id}/evaluations",
    summary: "Assign an evaluator; a pending application comes under review",
    access: manage,
  })
    .input(assignInput)
    .output(evaluationSummary),
  unassign: endpoint({
    method: "DELETE",
    path: "/evaluations/{id}",
    summary: "Take back an assignment that was not submitted",
    access: manage,
  })
    .input(z.object({ id }))
    .output(done),
};
