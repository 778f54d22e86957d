import { randomUUID } from "node:crypto";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import type { RegistrationSubmission } from "@kerkis/contract/applications/registration.schema.ts";
import type { InvestorDraft } from "@kerkis/contract/investors/profile.schema.ts";
import { INDUSTRIES, STARTUP_STAGES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { createImport } from "../../../apps/server/src/modules/imports/imports.factory.ts";
import { insertLink } from "../../../apps/server/src/modules/identity/identity.repo.ts";
import { createInvestor, type NewInvestor } from "../../../apps/server/src/modules/investors/investors.factory.ts";
import { createEventRow, type NewEvent } from "../../../apps/server/src/modules/events/events.factory.ts";
import { eventStartups } from "../../../apps/server/src/modules/events/pitching/pitching.tables.ts";
import { createChallenge } from "../../../apps/server/src/modules/programmes/programmes.factory.ts";
import { aForm, aQuestion, insertForm } from "../../../apps/server/src/modules/forms/forms.factory.ts";
import { createWorkflow } from "../../../apps/server/src/modules/workflows/workflows.factory.ts";
import { addOrganization, addPerson, type JourneyPerson, type World } from "./people.ts";
import { filledDraft, filledInvestorDraft, submittedApplication } from "./registration.ts";
import { ODD } from "../strings.ts";

export const STARTUP = "Ναυπηγείο Άνεμος";

/** Who takes part in an application, and the records that screens show. */
export interface Cast {
  founder: JourneyPerson;
  /** Of the founder's link to a new password. */
  resetToken: string;
  coordinator: JourneyPerson;
  evaluator: JourneyPerson;
  admin: JourneyPerson;
  owner: JourneyPerson;
  investor: JourneyPerson;
  publicSector: JourneyPerson;
  draft: string;
  investorDraft: string;
  importFile: string;
  application: string;
  evaluation: string;
  round: string;
  /** What was decided on the startup. */
  decision: string;
  /** Where whoever holds its dossier asks whether that is real. */
  verification: string;
  startup: string;
  investorProfile: string;
  event: string;
  /** An open call, and one that was not opened yet. */
  call: string;
  challenge: string;
  /** An evaluation template. */
  template: string;
  /** A published workflow and a draft of another, a case of the first, and its task, which is the coordinator's. */
  workflow: { template: string; draft: string; instance: string; task: string };
}

interface Names {
  organization: string;
  founder: { firstName: string; lastName: string };
  evaluator: { firstName: string; lastName: string };
  /** Of the published startup, the submitted application and the draft. */
  startup: string;
  application: string;
  draft: string;
  /** Of a file to import. */
  file: string;
  answers?: Partial<RegistrationSubmission>;
  /** Of a published investor that has invested in the startup. */
  listed: Partial<NewInvestor>;
  /** Texts of the organization's calls. */
  call?: Parameters<typeof createChallenge>[2];
  /** Answers of an investor whose application is a draft. */
  applying: InvestorDraft;
  /** Of a published event that the founder comes to. */
  event: Partial<NewEvent>;
}

const ORDINARY: Names = {
  organization: "Νεώρια",
  founder: { firstName: "Άννα", lastName: "Λιάπη" },
  evaluator: { firstName: "Μαρία", lastName: "Δελή" },
  startup: STARTUP,
  application: "Μια εταιρεία με ένα ασυνήθιστα μακρύ όνομα που πρέπει να χωρά",
  draft: "Πρόχειρο",
  file: "μητρώο.xlsx",
  listed: { company_name: "Μελτέμι", website_url: "https://meltemi.example" },
  applying: { name: "Λεβάντες" },
  event: {
    title: "Demo Day: Ναυτιλιακή τεχνολογία",
    capacity: 40,
    agenda: [{ starts: "2027-01-29T18:30", title: "Έξι λεπτά η καθεμία", description: "", room: "", speakers: "" }],
    speakers: [{ name: "Κατερίνα Μαλλιά", role: "Λιμάνι Πειραιά" }],
    jury: [{ name: "Ελπίδα Ρούσσου", role: "Argo Capital" }],
  },
};

/** A word of as many letters as a name may have, without a place to break it. */
const longWord = (letters: number) => "ΜακρύτατηΛέξηΧωρίςΚενά".repeat(8).slice(0, letters);
const COMBINING = "Z̴̢̛͓̪̹̩̠͕͚̣̲̟̆̓̋̇͊ͅa̸͎̝̞̟͊̎̏l̷̯̻̈́͂g̸̤̹̈ȯ̶̜͒";

/** Texts that break layouts: words without an end, emoji, right to left, marks above marks. */
const HOSTILE: Names = {
  organization: longWord(113),
  founder: { firstName: longWord(80), lastName: `👩‍👩‍👧‍👦🇬🇷 ${ODD.rightToLeft}` },
  evaluator: { firstName: COMBINING, lastName: longWord(80) },
  startup: longWord(120),
  application: `${longWord(90)} ${ODD.emoji.slice(0, 8)}`,
  draft: `${ODD.rightToLeft} ${COMBINING}`,
  file: `${longWord(180)}.xlsx`,
  answers: {
    tagline: longWord(140),
    description: `${longWord(150)} ${ODD.rightToLeft} ${COMBINING} `.repeat(3),
    city: longWord(80),
    legal_name: longWord(120),
    tags: [longWord(40), ODD.rightToLeft],
    founders: [{ name: longWord(80), role: longWord(60), linkedin_url: "" }],
  },
  listed: {
    company_name: longWord(120),
    thesis: `${longWord(150)} ${ODD.rightToLeft}`,
    description: `${longWord(150)} ${COMBINING} `.repeat(3),
    city: longWord(80),
    industries: [...INDUSTRIES],
    stages: [...STARTUP_STAGES],
    countries: ["GR", "CY", "GB", "BA", "CF"],
    ticket_min: 1,
    ticket_max: 99_999_999_999,
  },
  call: {
    title: { el: longWord(120), en: longWord(120) },
    summary: { el: `${longWord(150)} ${ODD.rightToLeft}`, en: COMBINING },
    description: { el: `${longWord(150)} ${COMBINING}`, en: longWord(150) },
    prize: { el: longWord(150), en: longWord(150) },
  },
  applying: {
    name: longWord(120),
    city: longWord(80),
    thesis: `${longWord(150)} ${ODD.rightToLeft}`,
    description: `${longWord(150)} ${COMBINING} `.repeat(3),
    industries: [...INDUSTRIES],
    countries: ["GR", "CY", "GB", "BA", "CF"],
    portfolio: [{ id: randomUUID(), name: longWord(120) }],
  },
  event: {
    title: longWord(120),
    summary: `${longWord(150)} ${ODD.rightToLeft}`,
    description: `${longWord(150)} ${COMBINING} `.repeat(3),
    venue: longWord(120),
    address: longWord(200),
    city: longWord(120),
    access_note: longWord(200),
    online_url: "https://meet.example.gr/x",
    capacity: 1,
    agenda: Array.from({ length: 3 }, () => ({
      starts: "2027-01-29T18:30",
      title: longWord(120),
      description: longWord(200),
      room: longWord(120),
      speakers: longWord(200),
    })),
    speakers: [{ name: longWord(80), role: longWord(120) }],
    jury: [{ name: longWord(80), role: longWord(120) }],
  },
};

/** A file that was tried: one row is ready, one looks like another, one is broken. */
function triedImport(world: World, organization: string, { startup, file }: Names): Promise<string> {
  const column = { header: startup, samples: [startup], filled: 3, origin: "guessed" as const, is_month_first: null };
  const columns = [
    { ...column, field: "name" },
    { ...column, field: "industry" },
    { ...column, field: null },
  ];
  const counts = { ready: 1, alike: 1, broken: 1 };
  const values = { 1: [{ value: startup, rows: 3 }] };
  const given = { file_name: file, state: "checked" as const, row_count: 3, columns, values, counts };
  const row = { cells: [startup, startup], record: { name: startup, industry: "other", tagline: startup } };
  const problems = [{ field: "founded_on", value: startup, code: "no_date" as const }];
  return createImport(world.db, organization, given, [
    { ...row, number: 2, standing: "ready" },
    { ...row, number: 3, standing: "alike", match_row: 2, match_reasons: ["name"], likeness: 100 },
    { ...row, number: 4, standing: "broken", problems },
  ]);
}

/** One organization with an application in each state that a screen shows. */
async function castOf(world: World, names: Names): Promise<Cast> {
  const { answers = {} } = names;
  const organization = await addOrganization(world, `${names.organization} ${randomUUID().slice(0, 6)}`);
  const organizations = { [organization]: "member" as const };
  const founder = await addPerson(world, { ...names.founder, organizations });
  const coordinator = await addPerson(world, {
    role: "registry_coordinator",
    organizations: { [organization]: "coordinator" },
  });
  const evaluator = await addPerson(world, { role: "evaluator", ...names.evaluator, organizations });
  const admin = await addPerson(world, { role: "admin", superAdmin: true, organizations });
  const owner = await addPerson(world, { role: "mentor", organizations: { [organization]: "owner" } });
  const investor = await addPerson(world, { role: "investor", organizations });
  const publicSector = await addPerson(world, { role: "public", organizations });
  const published = await submittedApplication(founder, names.startup, answers);
  await coordinator.call("POST", `/applications/${published.id}/approve`, { version: published.version });
  const { id: application } = await submittedApplication(founder, names.application, answers);
  const assigned = await coordinator.call("POST", `/applications/${application}/evaluations`, {
    evaluator_id: evaluator.id,
  });
  const evaluation = /"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(assigned.body))?.[1] ?? "";
  const { id: draft } = await filledDraft(founder, names.draft, answers);
  const { id: investorDraft } = await filledInvestorDraft(investor, names.applying);
  const call = await createChallenge(world.db, organization, names.call);
  const label = { el: names.startup, en: names.startup };
  const form_id = await insertForm(
    world.db,
    organization,
    aForm(
      aQuestion("pilot", { type: "yes_no", label }),
      aQuestion("place", { type: "text", max: 40, label, shown_if: { fact: "pilot", is: "is", value: true } }),
      aQuestion("team", { type: "people", max: 3, label }),
      aQuestion("field", { type: "choice", options: [{ value: "o1", label }], label }),
    ),
  );
  const challenge = await createChallenge(world.db, organization, { ...names.call, form_id, state: "draft" });
  const startup = published.startup_id ?? "";
  const investorProfile = await createInvestor(world.db, organization, names.listed, [startup]);
  const start_date = new Date(Date.now() + 7 * DAY_MS).toISOString();
  const onStage = { start_date, pitches_start_at: start_date, pitch_minutes: 6 };
  const event = await createEventRow(world.db, organization, { ...names.event, ...onStage });
  await world.db.insert(eventStartups).values({ event_id: event, startup_id: startup, place: 0 });
  await founder.call("POST", `/events/${event}/registration`);
  const workflow = await workflowOf(world, organization, { owner, coordinator }, names);
  const inADay = new Date(Date.now() + DAY_MS).toISOString();
  return {
    founder,
    resetToken: await world.db.transaction((tx) => insertLink(tx, "reset_password", founder.id, inADay)),
    coordinator,
    evaluator,
    admin,
    owner,
    investor,
    publicSector,
    draft,
    investorDraft,
    importFile: await triedImport(world, organization, names),
    application,
    evaluation,
    round: /"id":"([0-9a-f-]{36})"/.exec(JSON.stringify((await coordinator.call("GET", "/rounds")).body))?.[1] ?? "",
    ...(await dossierOf(coordinator, published.id)),
    startup,
    investorProfile,
    event,
    call,
    challenge,
    template: idIn((await owner.call("GET", "/evaluation-templates")).body),
    workflow,
  };
}

const idIn = (body: unknown): string => /"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(body))?.[1] ?? "";

async function workflowOf(
  world: World,
  organization: string,
  { owner, coordinator }: Pick<Cast, "owner" | "coordinator">,
  names: Names,
): Promise<Cast["workflow"]> {
  /** Each step is called what it is, and what breaks layouts. */
  const called = ({ nodes, edges }: WorkflowDefinition): WorkflowDefinition => ({
    nodes: nodes.map((node) => {
      const [el = "", en = ""] = [node.name.el, node.name.en].map((name) => `${name} ${names.startup}`.slice(0, 120));
      return { ...node, name: { el, en } };
    }),
    edges,
  });
  const name = { el: names.startup.slice(0, 120), en: names.startup.slice(0, 120) };
  const { id: template } = await createWorkflow(world.db, organization, {
    name,
    definition: called(LIBRARY.registration.definition),
  });
  const title = names.application.slice(0, 120);
  const started = await owner.call("POST", `/workflows/templates/${template}/start`, { title });
  const offered = await coordinator.call("GET", "/workflows/my-tasks?view=available");
  const task = idIn(offered.body);
  await coordinator.call("POST", `/workflows/tasks/${task}/claim`);
  await coordinator.call("POST", `/workflows/tasks/${task}/comments`, { text: names.startup });
  const draft = idIn((await owner.call("POST", "/workflows/templates", { library: "diligence", name })).body);
  const definition = called(LIBRARY.diligence.definition);
  const saved = await owner.call("PUT", `/workflows/templates/${draft}`, { version: 1, name, definition });
  if (saved.status !== 200) throw new Error(`The draft was not saved: ${JSON.stringify(saved.body)}`);
  return { template, draft, instance: idIn(started.body), task };
}

let made: Promise<Cast> | undefined;
/** The same people and records for every journey of a worker. */
export const cast = (world: World): Promise<Cast> => (made ??= castOf(world, ORDINARY));

let madeHostile: Promise<Cast> | undefined;
/** The same with names and texts that break layouts. */
export const hostileCast = (world: World): Promise<Cast> => (madeHostile ??= castOf(world, HOSTILE));

/** The first decision that was taken on an application, and the address that its dossier carries. */
async function dossierOf(coordinator: JourneyPerson, applicationId: string) {
  const decision = idIn((await coordinator.call("GET", `/applications/${applicationId}/decisions`)).body);
  const { body } = await coordinator.call("GET", `/decisions/${decision}/dossier?language=el`);
  return { decision, verification: /\/v\/[0-9A-F-]+/.exec(JSON.stringify(body))?.[0] ?? "" };
}
