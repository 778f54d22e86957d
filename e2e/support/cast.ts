import { randomUUID } from "node:crypto";
import { addOrganization, addPerson, type JourneyPerson, type World } from "./people.ts";
import { filledDraft, submittedApplication } from "./registration.ts";

export const STARTUP = "Ναυπηγείο Άνεμος";

/** Who takes part in an application, and the records that screens show. */
export interface Cast {
  founder: JourneyPerson;
  coordinator: JourneyPerson;
  evaluator: JourneyPerson;
  admin: JourneyPerson;
  owner: JourneyPerson;
  investor: JourneyPerson;
  publicSector: JourneyPerson;
  draft: string;
  application: string;
  evaluation: string;
  startup: string;
}

/** One organization with an application in each state that a screen shows. */
async function castOf(world: World): Promise<Cast> {
  const organization = await addOrganization(world, `Νεώρια ${randomUUID().slice(0, 6)}`);
  const organizations = { [organization]: "member" as const };
  const founder = await addPerson(world, { firstName: "Άννα", lastName: "Λιάπη", organizations });
  const coordinator = await addPerson(world, {
    role: "registry_coordinator",
    organizations: { [organization]: "coordinator" },
  });
  const evaluator = await addPerson(world, { role: "evaluator", firstName: "Μαρία", lastName: "Δελή", organizations });
  const admin = await addPerson(world, { role: "admin", superAdmin: true, organizations });
  const owner = await addPerson(world, { role: "mentor", organizations: { [organization]: "owner" } });
  const investor = await addPerson(world, { role: "investor", organizations });
  const publicSector = await addPerson(world, { role: "public", organizations });
  const published = await submittedApplication(founder, STARTUP);
  await coordinator.call("POST", `/applications/${published.id}/approve`, { version: published.version });
  const { id: application } = await submittedApplication(
    founder,
    "Μια εταιρεία με ένα ασυνήθιστα μακρύ όνομα που πρέπει να χωρά",
  );
  const assigned = await coordinator.call("POST", `/applications/${application}/evaluations`, {
    evaluator_id: evaluator.id,
  });
  const evaluation = /"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(assigned.body))?.[1] ?? "";
  const { id: draft } = await filledDraft(founder, "Πρόχειρο");
  const startup = published.startup_id ?? "";
  return {
    founder,
    coordinator,
    evaluator,
    admin,
    owner,
    investor,
    publicSector,
    draft,
    application,
    evaluation,
    startup,
  };
}

let made: Promise<Cast> | undefined;
/** The same people and records for every journey of a worker. */
export const cast = (world: World): Promise<Cast> => (made ??= castOf(world));
