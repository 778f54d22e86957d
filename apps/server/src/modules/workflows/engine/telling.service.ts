import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { TASK_CHANGED_EVENT, type TaskChange } from "@kerkis/contract/workflows/workflows.events.ts";
import { workflowsHappenings as happenings } from "@kerkis/contract/workflows/workflows.happenings.ts";
import { sql } from "drizzle-orm";
import { keptFrom } from "#modules/applications/applications.api.ts";
import { reachable } from "#modules/identity/identity.api.ts";
import { managerIds } from "#modules/organizations/organizations.api.ts";
import { mailName } from "#platform/mail/mail-names.ts";
import { sendMails } from "#platform/mail/mail.ts";
import { behind, together, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import type { EventContext } from "#platform/platform.ts";
import { workflowEvents as events, workflowTasks as tasks } from "../workflows.tables.ts";
import type { Case } from "./engine.repo.ts";

const either = ({ el, en }: LocalizedText) => ({ el: el || en, en: en || el });
const ofApplication = ({ row }: Case) => row.application_id !== null && { application_id: row.application_id };
const ofCase = (one: Case) => ({
  ...ofApplication(one),
  instance_id: one.row.id,
  case_name: one.row.title,
  workflow_el: either(one.name).el,
  workflow_en: either(one.name).en,
});
interface NamedTask {
  id: string;
  name: LocalizedText;
}
const ofTask = (one: Case, { id, name }: NamedTask) => ({
  ...ofApplication(one),
  task_id: id,
  task_el: either(name).el,
  task_en: either(name).en,
  case_name: one.row.title,
});

/** Open screens of these people ask again; the toasts of specification 7.4 follow from it. */
export async function pushTask(
  { tx, platform }: EventContext,
  people: readonly (string | null)[],
  taskId: string,
  change: TaskChange,
): Promise<void> {
  const ids = [...new Set(people)].filter((id) => id !== null);
  const notices = ids.map((id) => ({
    topic: userTopic(id),
    event: TASK_CHANGED_EVENT,
    payload: { task_id: taskId, change },
  }));
  await behind(tx, platform.realtime.publishAll(tx, notices));
}

/** A task came to these people: to one of them and whoever stands in, who get a letter, or offered to whoever is first, which is none. */
export async function tellAssigned(
  context: EventContext,
  one: Case,
  task: NamedTask & { isOffered?: boolean },
  people: readonly string[],
  declared: "taskAssigned" | "taskEscalated" = "taskAssigned",
): Promise<void> {
  const about = { audience: people, organizationId: one.row.organization_id, facts: ofTask(one, task) };
  const isUnmailed = task.isOffered === true;
  await behind(context.tx, announce(context, happenings[declared], { ...about, isUnmailed }));
  await pushTask(context, people, task.id, "assigned");
}

/** A task is due soon. */
export async function tellReminder(
  context: EventContext,
  one: Case,
  task: NamedTask & { due: string },
  people: readonly string[],
): Promise<void> {
  await announce(context, happenings.taskReminder, {
    audience: people,
    organizationId: one.row.organization_id,
    facts: { ...ofTask(one, task), due: task.due },
  });
}

/** Someone who runs the case asks for a task. */
export async function tellAskedFor(
  context: EventContext,
  one: Case,
  task: NamedTask,
  people: readonly string[],
): Promise<void> {
  const about = { audience: people, organizationId: one.row.organization_id, facts: ofTask(one, task) };
  await announce(context, happenings.taskReminded, about);
}

/** A task is not needed any more: its case ended before it was done. */
export async function tellCancelled(
  context: EventContext,
  one: Case,
  task: NamedTask,
  people: readonly string[],
): Promise<void> {
  const about = { audience: people, organizationId: one.row.organization_id, facts: ofTask(one, task) };
  await announce(context, happenings.taskCancelled, about);
}

/** Words of a definition, for those whom it names. */
export async function tellPeople(
  context: EventContext,
  one: Case,
  people: readonly string[],
  words: LocalizedText,
): Promise<void> {
  if (people.length === 0) return;
  await announce(context, happenings.told, {
    audience: people,
    organizationId: one.row.organization_id,
    facts: { ...ofCase(one), words_el: either(words).el, words_en: either(words).en },
  });
}

/** A letter of a definition to those whom it names, in each one's language; it leaves once the step is kept. */
export async function mailPeople(
  { tx, platform }: EventContext,
  { row }: Case,
  people: readonly string[],
  letter: { subject: LocalizedText; words: LocalizedText },
): Promise<void> {
  const [subject, words] = [either(letter.subject), either(letter.words)];
  const mails = (await reachable(tx, people)).map(({ userId, email, language, firstName }) => ({
    delayMs: 0,
    payload: {
      to: email,
      language,
      about: { userId, workflow_instance: row.id, ...(row.application_id && { applicationId: row.application_id }) },
      content: { subject: subject[language], greeting: GREETINGS[language](firstName), paragraphs: [words[language]] },
    },
  }));
  await sendMails(platform.jobs, tx, mails);
}

const GREETINGS = {
  el: (name: string) => `Γεια σας, ${mailName(name)}`,
  en: (name: string) => `Hello ${mailName(name)}`,
};

/** A case began, or came to its end, for whoever it is about. */
export async function tellSubmitter(
  context: EventContext,
  one: Case,
  declared: "started" | "completed",
): Promise<void> {
  if (one.row.submitter_id === null) return;
  await announce(context, happenings[declared], {
    audience: [one.row.submitter_id],
    organizationId: one.row.organization_id,
    facts: ofCase(one),
  });
}

/** A case was ended before its end, and why, for whoever it is about. */
export async function tellEnded(context: EventContext, one: Case, reason: string): Promise<void> {
  if (one.row.submitter_id === null) return;
  await announce(context, happenings.cancelled, {
    audience: [one.row.submitter_id],
    organizationId: one.row.organization_id,
    facts: { ...ofCase(one), reason },
  });
}

/** Those who run workflows, but for whoever the case is about and whom a conflict of interest keeps from it. */
async function managersOfCase(tx: Tx, { row }: Case): Promise<string[]> {
  const managers = await managerIds(tx, row.organization_id);
  const kept = row.application_id === null ? [] : await keptFrom(tx, row.application_id, managers);
  return managers.filter((id) => id !== row.submitter_id && !kept.includes(id));
}

/**
 * A task is done: of those who run workflows those hear of it who did a step of the case before or began it; the others' screens
 * follow without a word.
 */
export async function tellCompleted(context: EventContext, one: Case, task: NamedTask, by: string): Promise<void> {
  const [managers, involved] = await together(managersOfCase(context.tx, one), involvedIn(context.tx, one));
  const others = managers.filter((id) => id !== context.actorId);
  // Whoever it is about may be looking at what comes next.
  await pushTask(context, [...others, one.row.submitter_id], task.id, "changed");
  const audience = others.filter((id) => involved.has(id));
  if (audience.length === 0) return;
  const { el, en } = either(task.name);
  const facts = { ...ofCase(one), task_el: el, task_en: en, person_name: by };
  await announce(context, happenings.taskCompleted, { audience, organizationId: one.row.organization_id, facts });
}

/** Whoever began a case or did a step of it. */
async function involvedIn(tx: Tx, { row }: Case): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${tasks.completed_by} as id from ${tasks} where ${tasks.instance_id} = ${row.id} and ${tasks.completed_by} is not null
    union select ${events.actor_id} from ${events}
      where ${events.instance_id} = ${row.id} and ${events.kind} = 'started' and ${events.actor_id} is not null`);
  return new Set(rows.map(({ id }) => id));
}

/** A case is stuck: those who run workflows are told, whoever it is about is not. */
export async function tellStuck(context: EventContext, one: Case): Promise<void> {
  const audience = await managersOfCase(context.tx, one);
  if (audience.length === 0) return;
  const about = { audience, organizationId: one.row.organization_id, facts: ofCase(one) };
  await announce(context, happenings.stuck, about);
}
