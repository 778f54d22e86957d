import * as z from "zod/mini";
import { endpoint, type Access } from "../core/endpoint.ts";
import { id } from "../core/fields.ts";
import { listEndpoints } from "../core/lists.ts";
import { documentsContract } from "./documents/documents.contract.ts";
import { triageContract } from "./triage/triage.contract.ts";
import { done } from "../identity/identity.schema.ts";
import {
  answeredList,
  application,
  applicationId,
  applicationQueue,
  approveInput,
  draftSaved,
  leftApplications,
  myApplicationList,
  reasonedTransitionInput,
  saveDraftInput,
  standingInCall,
  startApplicationInput,
  transitionInput,
} from "./applications.schema.ts";

const own = { kind: "policy", policy: "application.own" } as const;
const manage = { kind: "policy", policy: "application.manage", page: "evaluation-management" } as const;

const transition = <const Declared extends Access>(path: `/${string}`, summary: string, access: Declared) =>
  endpoint({ method: "POST", path: `/applications/{id}/${path.slice(1)}`, summary, access });

export const applicationsContract = {
  ...triageContract,
  ...documentsContract,
  ...listEndpoints(
    "mine",
    {
      path: "/applications/mine",
      summary: "The caller's own applications, drafts included",
      access: { kind: "page", page: "my-applications" },
    },
    myApplicationList,
  ),
  ...listEndpoints(
    "queue",
    {
      path: "/applications",
      summary: "Submitted applications of the current organization, for those who manage them",
      access: manage,
    },
    applicationQueue,
  ),
  ...listEndpoints(
    "answered",
    {
      path: "/applications/answered",
      summary:
        "What was answered in submitted applications to a programme of the current organization, for those who manage them",
      access: manage,
    },
    answeredList,
  ),
  inCall: endpoint({
    method: "GET",
    path: "/applications/in-call/{programme_id}",
    summary: "The caller's own applications to a call, and the startups they may apply with",
    access: { kind: "signed-in" },
  })
    .input(z.object({ programme_id: id }))
    .output(standingInCall),
  get: endpoint({
    method: "GET",
    path: "/applications/{id}",
    summary: "An application with its history; evaluations only for those who manage it",
    access: { kind: "policy", policy: "application.read" },
  })
    .input(applicationId)
    .output(application),
  start: endpoint({
    method: "POST",
    path: "/applications",
    summary: "Begin a registration draft, or continue the untouched one",
    access: { kind: "action", action: "data.createStartups" },
    rateLimit: "application",
  })
    .input(startApplicationInput)
    .output(application),
  saveDraft: endpoint({
    method: "PATCH",
    path: "/applications/{id}/draft",
    summary: "Keep what has been typed so far",
    access: own,
  })
    .input(saveDraftInput)
    .output(draftSaved),
  carryOver: transition(
    "/carry-over",
    "Carry a draft over to the latest version of its call's form; what was typed is kept",
    own,
  )
    .input(transitionInput)
    .output(application),
  discard: endpoint({ method: "DELETE", path: "/applications/{id}", summary: "Throw a draft away", access: own })
    .input(applicationId)
    .output(done),
  submit: transition(
    "/submit",
    "Submit a draft, or resubmit after changes were asked for; repeating it is harmless",
    own,
  )
    .input(transitionInput)
    .output(application),
  left: endpoint({
    method: "GET",
    path: "/applications/left",
    summary: "Applications to calls with startups that the caller owns, whose applicant owns them no longer",
    access: { kind: "signed-in" },
  }).output(leftApplications),
  takeOver: transition(
    "/take-over",
    "Take over an application whose applicant no longer owns the startup; its other owners only, repeating it is harmless",
    own,
  )
    .input(applicationId)
    .output(application),
  withdraw: transition("/withdraw", "Withdraw before a decision", own).input(transitionInput).output(application),
  appeal: transition("/appeal", "Ask for a second look after a rejection, once", own)
    .input(reasonedTransitionInput)
    .output(application),
  openReview: transition("/open-review", "Take a pending application under review", manage)
    .input(transitionInput)
    .output(application),
  requestChanges: transition("/request-changes", "Send it back to the applicant; the clock stops", manage)
    .input(reasonedTransitionInput)
    .output(application),
  approve: transition("/approve", "Approve: the startup or investor becomes active and verified at once", manage)
    .input(approveInput)
    .output(application),
  reject: transition("/reject", "Reject, with the reason the applicant will read", manage)
    .input(reasonedTransitionInput)
    .output(application),
  reopen: transition("/reopen", "Take an approved application under review again; owners and admins only", manage)
    .input(reasonedTransitionInput)
    .output(application),
};
