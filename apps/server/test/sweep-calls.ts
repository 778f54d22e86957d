import { contract } from "@kerkis/contract/contract.ts";
import type { Access } from "@kerkis/contract/core/endpoint.ts";
import { randomUUID } from "node:crypto";

type Contract = typeof contract;
/** Name of an endpoint, e.g. «applications.approve». */
export type EndpointKey = {
  [Module in keyof Contract]: `${Module}.${Extract<keyof Contract[Module], string>}`;
}[keyof Contract];

export interface SweptEndpoint {
  key: string;
  access: Access | undefined;
}

/** Every endpoint that the contract has, with its declared access. */
export const sweptEndpoints: readonly SweptEndpoint[] = Object.entries(contract).flatMap(([module, endpoints]) =>
  Object.entries(endpoints).map(([name, procedure]) => ({
    key: `${module}.${name}`,
    access: procedure["~orpc"].meta.access,
  })),
);

/** Records of the organization under attack. */
export interface SweepTargets {
  organizationId: string;
  /** A pending application. */
  applicationId: string;
  /** An evaluation that its evaluator has not handed in. */
  evaluationId: string;
  /** One that was handed in, which nobody can take back. */
  submittedEvaluationId: string;
  startupId: string;
}

/** A version nobody has seen: what passes the gate changes nothing. */
const STALE = 999_999;
const step = ({ applicationId }: SweepTargets) => ({ id: applicationId, version: STALE });
const reasoned = (targets: SweepTargets) => ({ ...step(targets), reason: "Έλεγχος πρόσβασης" });
const token = "no-such-token-0123456789";

/** A valid input for every endpoint, about records of one organization; a missing endpoint does not compile. */
export const SWEEP_INPUTS: Record<EndpointKey, (targets: SweepTargets) => unknown> = {
  "identity.session": () => undefined,
  "identity.signUp": () => ({
    first_name: "Άννα",
    last_name: "Λιάπη",
    email: `${randomUUID()}@people.test`,
    role: "founder",
    password: "long-enough",
    terms: true,
  }),
  "identity.signIn": () => ({ email: `${randomUUID()}@people.test`, password: "not-the-one" }),
  "identity.signOut": () => undefined,
  "identity.verifyEmail": () => ({ token }),
  "identity.resendVerification": () => ({ email: `${randomUUID()}@people.test` }),
  "identity.forgotPassword": () => ({ email: `${randomUUID()}@people.test` }),
  "identity.resetPassword": () => ({ token, password: "long-enough" }),
  "identity.setUp": () => ({
    token,
    first_name: "Άννα",
    last_name: "Λιάπη",
    email: `${randomUUID()}@people.test`,
    password: "long-enough",
  }),
  "organizations.mine": () => undefined,
  "organizations.switch": ({ organizationId: id }) => ({ id }),
  "organizations.members": ({ organizationId: id }) => ({ id }),
  "startups.list": () => ({}),
  "startups.facets": () => undefined,
  "startups.get": ({ startupId: id }) => ({ id }),
  "startups.duplicates": () => ({ name: "Thalassa" }),
  "programmes.registry": () => undefined,
  "applications.mine": () => ({}),
  "applications.queue": () => ({}),
  "applications.get": ({ applicationId: id }) => ({ id }),
  "applications.start": () => ({}),
  "applications.saveDraft": (targets) => ({ ...step(targets), answers: { name: "Άλλο όνομα" } }),
  "applications.discard": ({ applicationId: id }) => ({ id }),
  "applications.submit": step,
  "applications.withdraw": step,
  "applications.appeal": reasoned,
  "applications.openReview": step,
  "applications.requestChanges": reasoned,
  "applications.approve": step,
  "applications.reject": reasoned,
  "applications.reopen": reasoned,
  "evaluations.mine": () => undefined,
  "evaluations.get": ({ evaluationId: id }) => ({ id }),
  "evaluations.save": ({ evaluationId: id }) => ({ id, version: STALE, feedback: "Άλλη γνώμη" }),
  "evaluations.submit": ({ evaluationId: id }) => ({ id, version: STALE }),
  "evaluations.recuse": ({ evaluationId: id }) => ({ id, reason: "Έλεγχος πρόσβασης" }),
  "evaluations.candidates": ({ applicationId: id }) => ({ id }),
  "evaluations.criteria": ({ applicationId: id }) => ({ id }),
  "evaluations.assign": ({ applicationId: id }) => ({ id, evaluator_id: randomUUID() }),
  "evaluations.unassign": ({ submittedEvaluationId: id }) => ({ id }),
  "homepages.landing": () => undefined,
  "notifications.list": () => ({}),
  "notifications.markRead": () => ({ id: randomUUID() }),
  "notifications.markAllRead": () => undefined,
  "notifications.remove": () => ({ id: randomUUID() }),
  "activity.feed": () => undefined,
  "search.suggest": () => ({ q: "Thalassa" }),
  "search.startups": () => ({ q: "Thalassa" }),
  "admin.reportError": () => ({ error: "sweep", timestamp: "2026-01-01T00:00:00Z", url: "/" }),
  "admin.outbox": () => ({}),
};
