import type { CreateRound } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";
import type { InvestorDraft } from "@kerkis/contract/investors/profile.schema.ts";
import { randomUUID } from "node:crypto";
import { investorAnswers, registrationAnswers } from "#modules/applications/applications.factory.ts";
import { ensureRegistryProgramme } from "#modules/evaluations/evaluations.api.ts";
import { ROUND_RULES } from "#modules/evaluations/rounds/rounds.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startTestServer, type TestServer, type TestUser } from "./server.ts";

/** An address whose domain tells nothing about anyone else's. */
export const ownAddress = () => `someone@${randomUUID()}.test`;

/** An organization with its registry programme and one person of each part in the process. */
export interface ProcessCast {
  organizationId: string;
  founder: TestUser;
  coordinator: TestUser;
  moderator: TestUser;
  admin: TestUser;
  owner: TestUser;
  evaluator: TestUser;
  member: TestUser;
}

export async function castOf(server: TestServer, name: string): Promise<ProcessCast> {
  const { id: organizationId } = await createOrganization(server.db, { name });
  await server.db.transaction((tx) => ensureRegistryProgramme(tx, organizationId));
  const person = (seed: Parameters<TestServer["createUser"]>[0]) =>
    server.createUser({ email: ownAddress(), organizations: { [organizationId]: "member" }, ...seed });
  return {
    organizationId,
    founder: await person({ firstName: "Άννα", lastName: "Λιάπη" }),
    coordinator: await person({
      role: "registry_coordinator",
      firstName: "Νίκος",
      lastName: "Συντονιστής",
      organizations: { [organizationId]: "coordinator" },
    }),
    moderator: await person({ organizations: { [organizationId]: "moderator" } }),
    admin: await person({ organizations: { [organizationId]: "admin" } }),
    owner: await person({ organizations: { [organizationId]: "owner" } }),
    evaluator: await person({ role: "evaluator", firstName: "Μαρία", lastName: "Αξιολογήτρια" }),
    member: await person({ role: "mentor" }),
  };
}

/** A server with two organizations, of which neither is to hear of the other; whoever starts it closes it. */
export async function twoOrganizations(): Promise<{
  server: TestServer;
  cast: ProcessCast;
  elsewhere: ProcessCast;
}> {
  const server = await startTestServer();
  return { server, cast: await castOf(server, "Blue Hub"), elsewhere: await castOf(server, "Elevate") };
}

/** A draft of this person with complete answers, for the registry or a call. */
export async function filledDraft(
  founder: TestUser,
  answers: RegistrationDraft = {},
  programme_id?: string,
): Promise<Application> {
  const { id, version } = await founder.api.applications.start(programme_id === undefined ? {} : { programme_id });
  const name = answers.name ?? `Startup ${randomUUID().slice(0, 8)}`;
  await founder.api.applications.saveDraft({ id, version, answers: registrationAnswers({ ...answers, name }) });
  return founder.api.applications.get({ id });
}

export async function submittedApplication(
  founder: TestUser,
  answers: RegistrationDraft = {},
  programme_id?: string,
): Promise<Application> {
  const { id, version } = await filledDraft(founder, answers, programme_id);
  return founder.api.applications.submit({ id, version });
}

/** A draft of this person about an investor, with complete answers. */
export async function filledInvestorDraft(applicant: TestUser, answers: InvestorDraft = {}): Promise<Application> {
  const { id, version } = await applicant.api.applications.start({ subject: "investor" });
  const name = answers.name ?? `Investor ${randomUUID().slice(0, 8)}`;
  await applicant.api.applications.saveDraft({ id, version, answers: investorAnswers({ ...answers, name }) });
  return applicant.api.applications.get({ id });
}

export async function submittedInvestor(applicant: TestUser, answers: InvestorDraft = {}): Promise<Application> {
  const { id, version } = await filledInvestorDraft(applicant, answers);
  return applicant.api.applications.submit({ id, version });
}

/** A round of evaluation over the organization's registry, or another of its programmes. @returns its id */
export async function createRound(
  { coordinator: { api } }: ProcessCast,
  rules: Partial<CreateRound> = {},
): Promise<string> {
  const { programmes } = await api.judging.roundOptions();
  const { id } = await api.judging.createRound({
    programme_id: programmes[0]?.id ?? "",
    ...ROUND_RULES,
    ...rules,
  });
  return id;
}

/** Takes a decision on an application by itself. @returns the decision's id */
export async function decidedOn(
  { coordinator: { api } }: ProcessCast,
  id: string,
  verdict: "approve" | "reject" = "approve",
): Promise<string> {
  const { version } = await api.applications.get({ id });
  await api.applications[verdict]({ id, version, reason: "Πληροί τα κριτήρια" });
  const { decisions } = await api.judging.takenDecisions({ id });
  return decisions[0]?.id ?? "";
}
