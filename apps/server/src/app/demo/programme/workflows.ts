import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";
import { LIBRARY, type LibraryKey } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { addDays } from "@kerkis/contract/core/time/working-days.ts";
import { and, eq, inArray } from "drizzle-orm";
import { setAbsence } from "#modules/workflows/absences/absences.service.ts";
import { setMentor } from "#modules/workflows/mentors/mentors.service.ts";
import { taskById } from "#modules/workflows/tasks/tasks.reads.ts";
import { claimTask, completeTask } from "#modules/workflows/tasks/tasks.service.ts";
import { saveTemplate } from "#modules/workflows/templates/drafts.service.ts";
import { createTemplate, publishTemplate, startByHand } from "#modules/workflows/templates/templates.service.ts";
import { workflowTasks as tasks } from "#modules/workflows/workflows.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { today } from "#platform/clock/clock.ts";
import type { Platform } from "#platform/platform.ts";
import type { DemoPersonKey } from "../people.ts";

interface DemoCase {
  workflow: LibraryKey;
  title: string;
  daysAgo: number;
  /** Whom it is about, and their mentor. */
  about?: { person: DemoPersonKey; mentor: DemoPersonKey };
  /** Who does the next step that is theirs to do, or only takes it, and when. */
  steps: readonly { by: DemoPersonKey; daysAgo: number; outcome?: Outcome | "claimed" }[];
}
type Outcome = "approved" | "rejected" | "returned";

/** Workflows of Kerkis that run: some are late, one was sent back, some came to their end. */
const CASES: readonly DemoCase[] = [
  {
    workflow: "onboarding",
    title: "Ελένη Κόρακα",
    daysAgo: 31.2,
    steps: [
      { by: "moderator", daysAgo: 29.4 },
      { by: "moderator", daysAgo: 28.3 },
      { by: "moderator", daysAgo: 25.6 },
      { by: "coordinator", daysAgo: 24.2, outcome: "approved" },
    ],
  },
  {
    workflow: "onboarding",
    title: "Στράτος Ρήγας",
    daysAgo: 11.3,
    steps: [
      { by: "coordinator", daysAgo: 9.2 },
      { by: "coordinator", daysAgo: 8.6 },
      { by: "coordinator", daysAgo: 6.1 },
      { by: "moderator", daysAgo: 5.4, outcome: "returned" },
    ],
  },
  {
    workflow: "grant",
    title: "Thalassa Robotics",
    daysAgo: 16.4,
    steps: [
      { by: "coordinator", daysAgo: 13.2 },
      { by: "moderator", daysAgo: 12.5 },
    ],
  },
  {
    workflow: "grant",
    title: "Aegean Sensors",
    daysAgo: 8.1,
    steps: [
      { by: "coordinator", daysAgo: 6.7 },
      { by: "moderator", daysAgo: 6.2, outcome: "claimed" },
    ],
  },
  { workflow: "grant", title: "Demeter Labs", daysAgo: 3.3, steps: [] },
  {
    workflow: "mentoring",
    title: "Kallisto Space",
    daysAgo: 22.2,
    about: { person: "founder", mentor: "mentor" },
    steps: [
      { by: "moderator", daysAgo: 20.4 },
      { by: "mentor", daysAgo: 14.3 },
    ],
  },
  {
    workflow: "mentoring",
    title: "Halios Ports",
    daysAgo: 6.6,
    about: { person: "founder", mentor: "mentor" },
    steps: [{ by: "moderator", daysAgo: 5.2 }],
  },
];

/** Evaluators who came before them: when each began, and in how many days their trial was read. */
const READY: readonly (readonly [title: string, daysAgo: number, trial: number])[] = [
  ["Άρης Μανιάτης", 82, 11],
  ["Ιουλία Χατζή", 78, 10],
  ["Πέτρος Λάμπρου", 71, 12],
  ["Ζωή Αργυρίου", 68, 9],
  ["Μάνος Δρακάκης", 61, 10],
  ["Ελισάβετ Ράπτη", 55, 9],
  ["Γιώργος Σπανός", 50, 8],
  ["Καλλιόπη Τζανή", 44, 9],
  ["Ιάσονας Μελάς", 40, 7],
  ["Φωτεινή Κράλλη", 36, 8],
];

const READY_CASES: readonly DemoCase[] = READY.map(([title, begun, trial], index) => {
  const daysAgo = begun + 0.3 + index / 20;
  return {
    workflow: "onboarding",
    title,
    daysAgo,
    steps: [
      { by: "moderator", daysAgo: daysAgo - 1 },
      { by: "moderator", daysAgo: daysAgo - 3 },
      { by: "coordinator", daysAgo: daysAgo - 3 - trial },
      { by: "moderator", daysAgo: daysAgo - 5 - trial, outcome: "approved" },
    ],
  };
});

/** Someone is away these days and named who stands in. */
const AWAY = { person: "moderator", substitute: "coordinator", since: 1.2, daysLeft: 6 } as const;

/** The registration is published last, so that it takes care of whoever applies from now on. */
const PUBLISHED: readonly { workflow: LibraryKey; daysAgo: number }[] = [
  { workflow: "onboarding", daysAgo: 84.3 },
  { workflow: "grant", daysAgo: 40.2 },
  { workflow: "mentoring", daysAgo: 39.6 },
  { workflow: "registration", daysAgo: 0.02 },
];

/** The plan of a mentoring is the mentor's own to write. */
const byMentor = ({ nodes, edges }: WorkflowDefinition): WorkflowDefinition => ({
  nodes: nodes.map((node) =>
    node.id === "plan" && isTask(node) ? Object.assign({}, node, { assignee: { kind: "mentor" as const } }) : node,
  ),
  edges,
});

interface DemoScene {
  daysAgo: number;
  play: () => Promise<void>;
}

/** What happens with workflows in the demo story. */
export function workflowScenes(platform: Platform, actorOf: (key: DemoPersonKey) => Actor): DemoScene[] {
  const templates = new Map<LibraryKey, string>();
  const owner = actorOf("owner");
  const published = PUBLISHED.map(({ workflow, daysAgo }) => ({
    daysAgo,
    play: async () => {
      const { name, definition } = LIBRARY[workflow];
      const { id } = await createTemplate(platform, owner, { library: workflow, name });
      const { version } = await saveTemplate(platform, owner, {
        id,
        version: 1,
        name,
        definition: byMentor(definition),
      });
      await publishTemplate(platform, owner, { id, version });
      templates.set(workflow, id);
    },
  }));
  const away = {
    daysAgo: AWAY.since,
    play: () => {
      const day = today(platform.clock);
      const days = { from_on: day, until_on: addDays(day, AWAY.daysLeft) };
      return setAbsence(platform, actorOf(AWAY.person), { ...days, substitute_id: actorOf(AWAY.substitute).userId });
    },
  };
  const cases = READY_CASES.concat(CASES).flatMap(({ workflow, title, daysAgo, about, steps }) => {
    let id = "";
    const begin = async () => {
      const submitter = about && actorOf(about.person).userId;
      const given = { id: templates.get(workflow) ?? "", title, submitter_id: submitter };
      ({ id } = await startByHand(platform, owner, given));
      if (about) await setMentor(platform, owner, { id, mentor_id: actorOf(about.mentor).userId });
    };
    const done = steps.map(({ by, outcome, ...step }) => ({
      daysAgo: step.daysAgo,
      play: () => doNext(platform, actorOf(by), id, outcome ?? "next"),
    }));
    return [{ daysAgo, play: begin }].concat(done);
  });
  return published.concat(cases, away);
}

/** Claims the first step of a case that a person may do, and completes it unless it is only taken. */
async function doNext(
  platform: Platform,
  actor: Actor,
  instanceId: string,
  outcome: "next" | "claimed" | Outcome,
): Promise<void> {
  const [open] = await platform.db
    .select({ id: tasks.id, status: tasks.status })
    .from(tasks)
    .where(and(eq(tasks.instance_id, instanceId), inArray(tasks.status, ["open", "claimed"])))
    .orderBy(tasks.id);
  if (!open) throw new Error(`Nothing is open in the demo case ${instanceId}.`);
  if (open.status === "open") await claimTask(platform, actor, open.id);
  if (outcome === "claimed") return;
  const { questions } = await taskById(platform.db, platform.clock, actor, open.id);
  const answers = Object.fromEntries(
    questions.map(({ name, type }) => [name, type === "tick" || type === "yes_no" ? true : "Όπως συζητήθηκε."]),
  );
  const reason = outcome === "returned" ? "Χρειάζεται ακόμη μία δοκιμαστική αξιολόγηση." : "";
  await completeTask(platform, actor, { id: open.id, outcome, answers, reason });
}
