import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id, version } from "../../core/fields.ts";
import { listEndpoints } from "../../core/lists.ts";
import { done } from "../../identity/identity.schema.ts";
import {
  call,
  challengeList,
  changeChallengeInput,
  createChallengeInput,
  managedChallenge,
  registryForm,
  registryFormInput,
  registryTermInput,
  stepChallengeInput,
} from "./challenges.schema.ts";

const manage = { kind: "policy", policy: "programme.manage", page: "evaluation-management" } as const;

export const challengesContract = {
  ...listEndpoints(
    "challenges",
    { path: "/challenges", summary: "Challenges of the current organization, for those who run them", access: manage },
    challengeList,
  ),
  create: endpoint({
    method: "POST",
    path: "/challenges",
    summary: "Makes a challenge of a kind, with what such a one usually has; nobody sees it yet",
    access: manage,
    rateLimit: "organization",
  })
    .input(createChallengeInput)
    .output(managedChallenge),
  challenge: endpoint({
    method: "GET",
    path: "/challenges/{id}",
    summary: "A challenge for those who run it, with what was done with it",
    access: manage,
  })
    .input(z.object({ id }))
    .output(managedChallenge),
  change: endpoint({
    method: "PATCH",
    path: "/challenges/{id}",
    summary: "Changes a group of a challenge's fields; its dates only before it opens",
    access: manage,
  })
    .input(changeChallengeInput)
    .output(managedChallenge),
  step: endpoint({
    method: "POST",
    path: "/challenges/{id}/step",
    summary: "Opens, pauses, resumes, extends, closes or archives a challenge",
    access: manage,
  })
    .input(stepChallengeInput)
    .output(managedChallenge),
  copy: endpoint({
    method: "POST",
    path: "/challenges/{id}/copy",
    summary: "Copies a challenge as a draft without its dates",
    access: manage,
    rateLimit: "organization",
  })
    .input(z.object({ id }))
    .output(managedChallenge),
  beginForm: endpoint({
    method: "POST",
    path: "/challenges/{id}/form",
    summary: "The form with a challenge's own questions; begun where it has none",
    access: manage,
  })
    .input(z.object({ id }))
    .output(z.object({ id })),
  registryForm: endpoint({
    method: "GET",
    path: "/registry-form",
    summary:
      "What the current organization's registry asks besides the registrations of startups and investors, for those who manage it",
    access: manage,
  }).output(registryForm),
  beginRegistryForm: endpoint({
    method: "POST",
    path: "/registry-form",
    summary: "The form with the registry's own questions to startups or to investors; begun where it has none",
    access: manage,
  })
    .input(registryFormInput)
    .output(z.object({ id })),
  setRegistryTerm: endpoint({
    method: "PUT",
    path: "/registry-term",
    summary: "Within how many working days the current organization's registry decides, for applications from now on",
    access: manage,
  })
    .input(registryTermInput)
    .output(registryForm),
  discard: endpoint({
    method: "DELETE",
    path: "/challenges/{id}",
    summary: "Throws a challenge away that never opened",
    access: manage,
  })
    .input(z.object({ id, version }))
    .output(done),
  call: endpoint({
    method: "GET",
    path: "/calls/{id}",
    summary: "A call that was opened, for everyone",
    access: { kind: "public" },
  })
    .input(z.object({ id }))
    .output(call),
};
