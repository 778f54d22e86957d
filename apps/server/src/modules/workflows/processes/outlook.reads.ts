import type { ApplicationPhase } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { evaluate, factsAsked } from "@kerkis/contract/core/conditions/conditions.ts";
import { workingDaysBetween, workingDaysLeft } from "@kerkis/contract/core/time/working-days.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { factDescription } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import type { Outcome } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { nodeOf, type Flow } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import {
  aheadOf,
  type Ahead,
  type KnownWays,
  type Stand,
  type StepTimes,
} from "@kerkis/contract/workflows/definition/outlook.policy.ts";
import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import type { Outlook } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import { applications } from "#modules/applications/applications.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { today } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";
import {
  workflowEvents as events,
  workflowInstances as instances,
  workflowTasks as tasks,
  workflowTemplates as templates,
  workflowVersions as versions,
} from "../workflows.tables.ts";
import { factsOf } from "../engine/facts.reads.ts";
import { followedBy } from "../engine/registration.reads.ts";
import { dayOf, stepTimes } from "./measures.reads.ts";
import { comingOf, dayIn, inBoth, neededAt, worded } from "./outlook.policy.ts";

/** What comes next for one's own application; null where no workflow takes care of it, or the application is another's. */
export const outlookOf = ({ db, clock }: Platform, { userId }: Actor, applicationId: string): Promise<Outlook | null> =>
  outlookFor({ db, day: today(clock) }, { applicationId, applicantId: userId });

/** The same as it stands on a day, for whoever applied. */
export async function outlookFor(
  { db, day }: { db: Reader; day: string },
  { applicationId, applicantId }: { applicationId: string; applicantId: string },
): Promise<Outlook | null> {
  const [one] = await db
    .select({
      id: instances.id,
      template: instances.template_id,
      status: instances.status,
      flow: instances.flow,
      workflow: templates.name,
      definition: versions.definition,
      limit: applications.due_on,
      phase: applications.phase,
      application_id: instances.application_id,
      organization_id: instances.organization_id,
    })
    .from(instances)
    .leftJoin(applications, eq(applications.id, instances.application_id))
    .innerJoin(templates, eq(templates.id, instances.template_id))
    .innerJoin(versions, eq(versions.id, instances.version_id))
    .where(and(eq(instances.application_id, applicationId), eq(instances.submitter_id, applicantId)))
    .orderBy(sql`${instances.created_at} desc`)
    .limit(1);
  return one ? (await outlookOfCase(db, one, day)).outlook : null;
}

/** A case as far as what comes next follows from it. */
interface CaseStanding {
  id: string;
  template: string;
  status: Outlook["status"];
  flow: Flow;
  workflow: LocalizedText;
  definition: WorkflowDefinition;
  /** The last day by law to decide on its application, while that runs. */
  limit: string | null;
  /** Where its application stands; null without one. */
  phase: ApplicationPhase | null;
  application_id: string | null;
  organization_id: string;
}

/** Which way a condition goes that nobody can tell: the one for that, else as if it were not met. */
const untold = ({ edges }: WorkflowDefinition, id: string): Outcome =>
  edges.some(({ from, on }) => from === id && on === "failed") ? "failed" : "not_met";

/** How its conditions turn out by what is known today: large cases go the way of large ones. */
async function knownWays(db: Reader, one: CaseStanding, day: string): Promise<KnownWays> {
  const asked = one.definition.nodes.flatMap((node) =>
    node.type === "condition" && node.condition ? [{ id: node.id, condition: node.condition }] : [],
  );
  if (asked.length === 0) return new Map();
  const facts = await factsOf(db, { row: one }, day);
  return new Map(
    asked.flatMap(({ id, condition }) => {
      const truth = evaluate(condition, facts);
      if (truth !== "cannot_tell") return [[id, truth] as const];
      // What a step will say is not known yet; what the application leaves out decides as the case will when it comes there.
      const isOfAnswers = factsAsked(condition).every((fact) => factDescription(fact) !== null);
      return isOfAnswers ? [[id, untold(one.definition, id)] as const] : [];
    }),
  );
}

/** What comes next in a case, in the words of the applicant, and the days of every step that is ahead. */
export async function outlookOfCase(
  db: Reader,
  one: CaseStanding,
  day: string,
): Promise<{ outlook: Outlook; expected: InstanceDetail["expected"] }> {
  const [open, waits, passed, times, ways] = await Promise.all([
    openTasks(db, one.id),
    waitsOf(db, one.id),
    passedSteps(db, one.id),
    stepTimes(db, one.template),
    knownWays(db, one, day),
  ]);
  const stands = one.flow.tokens.map(({ node }): Stand => {
    const begun = (open.find((task) => task.node === node) ?? waits.find((wait) => wait.node === node))?.begun;
    return { node, since: begun === undefined ? 0 : workingDaysBetween(begun, day) };
  });
  const done = passed
    .filter(({ node }) => !stands.some((stand) => stand.node === node))
    .flatMap(({ node: id, day: on }) => {
      const node = nodeOf(one.definition, id);
      return node ? [{ node, on }] : [];
    });
  const ahead = aheadOf(one.definition, stands, withDays(times, one.definition, day), ways);
  // What stands still, is stuck or is over has no days.
  const isMoving = one.status === "running";
  const moving = isMoving ? day : null;
  return {
    outlook: {
      workflow: one.workflow,
      status: one.status,
      ...worded(done, ahead, { day: moving, limit: one.limit, usual: times }),
      coming: comingOf(ahead),
      needed: isMoving ? neededIn(one, ahead, { passed: passed.map(({ node }) => node), day }) : null,
      late: isMoving ? await lateIn(db, one.id, open, day) : null,
    },
    expected: ahead.map(({ node, low, high }) => ({
      node: node.id,
      from: dayIn(low, moving),
      to: dayIn(high, moving),
    })),
  };
}

/** What follows once a startup is submitted in the current organization; null where no workflow is published for it. */
export async function registrationOutlook(platform: Platform, actor: Actor): Promise<Outlook | null> {
  if (actor.organizationId === null) return null;
  const { db, clock } = platform;
  const [found] = await db
    .select({ id: templates.id, name: templates.name, definition: versions.definition })
    .from(templates)
    .innerJoin(versions, and(eq(versions.template_id, templates.id), eq(versions.number, templates.published)))
    .where(sql`${templates.id} = ${followedBy(sql`${actor.organizationId}`)}`);
  if (!found) return null;
  const times = await stepTimes(db, found.id);
  const ahead = aheadOf(found.definition, startOf(found.definition), withDays(times, found.definition, today(clock)));
  const steps = worded(
    [],
    ahead.map(({ node, low, high }) => ({ node, low, high, isHere: false })),
    { day: today(clock), limit: null, usual: times },
  );
  return { workflow: found.name, status: "running", ...steps, coming: comingOf(ahead), needed: null, late: null };
}

/** Steps that wait for a day of the calendar: so many working days from today. */
function withDays(times: StepTimes, { nodes }: WorkflowDefinition, day: string): StepTimes {
  const known = new Map(times);
  for (const node of nodes) {
    if (node.type !== "wait_until" || node.day === null) continue;
    const until = Math.max(workingDaysBetween(day, node.day), 0);
    known.set(node.id, { low: until, high: until });
  }
  return known;
}

export const startOf = ({ nodes }: WorkflowDefinition): Stand[] =>
  nodes.filter(({ type }) => type === "start").map(({ id }) => ({ node: id, since: 0 }));

/**
 * What is needed from whoever applied where a case stands, whether or not the step says something to them; an application that is
 * back with them is needed wherever the case stands.
 */
function neededIn(
  { definition, phase }: CaseStanding,
  ahead: readonly Ahead[],
  { passed, day }: { passed: readonly string[]; day: string },
): Outlook["needed"] {
  const step = ahead.find(({ node, isHere }) => isHere && neededAt(node) !== null);
  const what = step ? neededAt(step.node) : phase === "changes_requested" ? "application" : null;
  if (!what) return null;
  const here = ahead.flatMap(({ node, isHere }) => (isHere ? node : []));
  const behind = step ? passed.flatMap((id) => nodeOf(definition, id) ?? []) : [];
  const asked = [...behind, ...here].findLast(({ type }) => type === "request_document");
  const document = asked?.type === "request_document" ? inBoth(asked.document) : { el: "", en: "" };
  const isNamed = what === "application" && document.el !== "";
  return { what, document: isNamed ? document : null, by: step ? dayIn(step.high, day) : null };
}

/** How late the tasks of a case are that are open, and what those who do them were told since. */
async function lateIn(
  db: Reader,
  instanceId: string,
  open: readonly { node: string; begun: string; due: string | null }[],
  day: string,
): Promise<Outlook["late"]> {
  const late = open.flatMap(({ node, begun, due }) => (due !== null && due < day ? [{ node, begun, due }] : []));
  const [first] = late.toSorted((one, other) => one.due.localeCompare(other.due));
  if (!first) return null;
  const told = await db
    .selectDistinct({ kind: events.kind })
    .from(events)
    .where(
      and(
        eq(events.instance_id, instanceId),
        eq(events.node, first.node),
        inArray(events.kind, ["task_reminded", "task_escalated"]),
        sql`${dayOf(sql`${events.created_at}`)} >= ${first.begun}`,
      ),
    );
  const was = (kind: string) => told.some((one) => one.kind === kind);
  return {
    days: -workingDaysLeft(day, first.due),
    done: was("task_escalated") ? "escalated" : was("task_reminded") ? "reminded" : null,
  };
}

const openTasks = (db: Reader, instanceId: string) =>
  db
    .select({ node: tasks.node, begun: dayOf(sql`${tasks.created_at}`), due: tasks.due_on })
    .from(tasks)
    .where(and(eq(tasks.instance_id, instanceId), inArray(tasks.status, ["open", "claimed"])));

/** Since when a case has waited at steps that nobody does. */
const waitsOf = (db: Reader, instanceId: string) =>
  db
    .select({ node: events.node, begun: dayOf(sql`max(${events.created_at})`) })
    .from(events)
    .where(and(eq(events.instance_id, instanceId), eq(events.kind, "waiting")))
    .groupBy(events.node);

/** Steps that a case was at, in the order in which it first came there or did them, and the day on which it was there last. */
async function passedSteps(db: Reader, instanceId: string): Promise<{ node: string; day: string }[]> {
  const isDone = inArray(events.kind, ["task_completed", "task_expired", "acted", "waiting", "skipped"]);
  return db
    .select({ node: sql<string>`${events.node}`, day: dayOf(sql`max(${events.created_at})`) })
    .from(events)
    .where(
      and(eq(events.instance_id, instanceId), or(isDone, eq(events.kind, "arrived")), sql`${events.node} is not null`),
    )
    .groupBy(events.node)
    .having(sql`count(*) filter (where ${isDone}) > 0`)
    .orderBy(sql`min(${events.id}::text) filter (where ${isDone})`);
}
