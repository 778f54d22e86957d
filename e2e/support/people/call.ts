import { hashPassword } from "better-auth/crypto";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { expect } from "@playwright/test";
import * as z from "zod";
import { addOrganization, addPerson, type JourneyPerson, type World } from "./people.ts";
import { submittedApplication } from "./registration.ts";

/** Of the founder who signs in with one. */
export const PASSWORD = "λιμάνι-και-αλάτι-7";

export type CallCast = Awaited<ReturnType<typeof callCast>>;

/** Whoever takes part in a call: the startup of the first founder is in the registry, the evaluators know its field. */
export async function callCast(world: World, run: string) {
  const organization = await addOrganization(world, `Λιμενικό Ταμείο ${run}`);
  const organizations = { [organization]: "member" as const };
  const member = (firstName: string, lastName: string, language: Language = "el", others = {}) =>
    addPerson(world, { firstName, lastName, language, organizations, ...others });
  const owner = await member("Ιφιγένεια", "Ράλλη", "el", {
    role: "mentor",
    organizations: { [organization]: "owner" },
  });
  const coordinator = await member("Νίκος", "Βέργος", "el", {
    role: "registry_coordinator",
    organizations: { [organization]: "coordinator" },
  });
  const deputy = await member("Helen", "Marsh", "en", {
    role: "registry_coordinator",
    organizations: { [organization]: "coordinator" },
  });
  const evaluators = [
    await member("Μαρία", "Δελή", "el", { role: "evaluator" }),
    await member("Thomas", "Reed", "en", { role: "evaluator" }),
    await member("Πέτρος", "Ρούσσος", "el", { role: "evaluator" }),
  ] as const;
  for (const evaluator of evaluators)
    await done(evaluator.call("PUT", "/evaluator-profiles", { fields: ["maritime"], cap: null }));
  const founders = {
    registered: await member("Άννα", "Λιάπη"),
    new: await member("Eleni", "Korakas", "en"),
    phone: await member("Σοφία", "Δήμου", "el", { passwordHash: await hashPassword(PASSWORD) }),
  };
  const startup = `Ανέμη ${run}`;
  const { id, version } = await submittedApplication(founders.registered, startup);
  await done(coordinator.call("POST", `/applications/${id}/approve`, { version }));
  return { owner, coordinator, deputy, evaluators, founders, startup };
}

const waiting = z.object({
  items: z.array(z.object({ id: z.string(), subject_name: z.string(), status: z.string() })),
});
const versioned = z.object({ version: z.number() });
const sheet = z.object({
  version: z.number(),
  template: z.object({ criteria: z.array(z.object({ key: z.string() })) }),
});

/** Fills in what an evaluator has not handed in yet and hands it in, by the API. @param pointsOf by the startup's name */
export async function scoreAll(evaluator: JourneyPerson, pointsOf: (name: string) => number): Promise<void> {
  const { items } = waiting.parse(await done(evaluator.call("GET", "/evaluations/mine")));
  for (const { id, subject_name } of items.filter(({ status }) => status !== "submitted")) {
    const path = `/evaluations/${id}`;
    const { version, template } = sheet.parse(await done(evaluator.call("GET", path)));
    const given = { score: pointsOf(subject_name), comment: "Δοκιμάστηκε σε λιμάνι." };
    const scores = Object.fromEntries(template.criteria.map(({ key }) => [key, given]));
    const saved = await done(evaluator.call("PATCH", path, { version, scores, recommendation: "approve" }));
    await done(evaluator.call("POST", `${path}/submit`, { version: versioned.parse(saved).version }));
  }
}

/** What was answered, where it went well. */
async function done(asked: ReturnType<JourneyPerson["call"]>): Promise<unknown> {
  const { status, body } = await asked;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
