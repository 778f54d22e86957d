import type {
  Assignee,
  TaskNode,
  WorkflowDefinition,
  WorkflowNode,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { Awaited, Outcome } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { joinsReadWith, outlineOf } from "@kerkis/contract/workflows/definition/order.policy.ts";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { formatDate } from "#shared/i18n/format.ts";
import { type Doer, doerIn } from "./doers.ts";
import { assigneeText, nameOf, OUTCOME_NAMES } from "./workflow-names.ts";

/** What is said of a step, each in the settings under this name. */
export type SettingName =
  | "name"
  | "who"
  | "not_by"
  | "due"
  | "remind"
  | "escalate"
  | "escalate_to"
  | "days"
  | "event"
  | "day"
  | "subject"
  | "status"
  | "document"
  | "title"
  | "url"
  | "condition"
  | "tells"
  | "words"
  | `way ${Outcome}`
  | `max ${Outcome}`;

/** A part of a sentence that can be changed where its setting is; it has the colour of whom it names. */
export interface SentenceControl {
  text: string;
  setting: SettingName;
  doer: Doer | null;
}
export type SentencePart = string | SentenceControl;

const part = (setting: SettingName, text: string, doer: Doer | null = null): SentencePart[] => [
  { text: text || "…", setting, doer },
];
const who = (assignee: Assignee | null, say = subjectText): SentencePart[] =>
  part("who", say(assignee), doerIn(assignee));
const days = (setting: SettingName, count: number): SentencePart[] => part(setting, m.workflows_path_took({ count }));

/** Places in a message, of characters that no text has. */
const FIRST_PLACE = 0xe000;
const PLACE = /[\uE000-\uE00F]/u;
/** With the quotes around it. */
const PLACES = /([«“]?[\uE000-\uE00F][»”]?)/u;

/** A message whose places are taken by parts, whatever order its language has them in. */
function compose<Name extends string>(
  say: (places: Record<Name, string>) => string,
  parts: Record<Name, readonly SentencePart[]>,
): SentencePart[] {
  const names = Object.keys(parts) as Name[];
  const places = names.map((name, index) => [name, String.fromCodePoint(FIRST_PLACE + index)] as const);
  const text = say(Object.fromEntries(places) as Record<Name, string>);
  return text.split(PLACES).flatMap((piece): readonly SentencePart[] => {
    const [mark = ""] = PLACE.exec(piece) ?? [];
    const place = places.find(([, one]) => one === mark);
    if (!place) return piece === "" ? [] : [piece];
    const taken = parts[place[0]];
    // Quotes stay with what they hold, on the same line.
    return piece === mark ? taken : taken.map((one) => quoted(one, piece.split(mark)));
  });
}

function quoted(one: SentencePart, [before = "", after = ""]: string[]): SentencePart {
  return typeof one === "string" ? `${before}${one}${after}` : { ...one, text: `${before}${one.text}${after}` };
}

/** The outcome by which the branch of a condition begins; null where it has none. */
function branchOf(node: WorkflowNode, definition: WorkflowDefinition): Outcome | null {
  const begun = outlineOf(definition).find(({ node: at, branch }) => branch?.from === node.id && branch.to === at.id);
  return begun?.branch?.on ?? null;
}

const TASK_SENTENCES = {
  form: m.workflows_says_form,
  approval: m.workflows_says_approval,
  review: m.workflows_says_review,
  checklist: m.workflows_says_checklist,
};

function taskSentence(node: TaskNode): SentencePart[] {
  const does = compose(TASK_SENTENCES[node.type], { who: who(node.assignee), what: part("name", nameOf(node.name)) });
  if (node.due_days === null) return does;
  return compose(m.workflows_says_within, { does, days: days("due", node.due_days) });
}

/** Whether one comes to a step where a condition is as it is not said of its branch, and the branch does not lead here too. */
function isOtherwise({ id, type }: WorkflowNode, definition: WorkflowDefinition): boolean {
  const outline = outlineOf(definition);
  const head = outline.find(({ node, onward }) => node.type === "condition" && onward?.to === id)?.node.id;
  const own = new Set(outline.flatMap(({ node, branch }) => (branch && branch.from === head ? [node.id] : [])));
  return type !== "end" && own.size > 0 && !definition.edges.some(({ from, to }) => own.has(from) && to === id);
}

/** A text as it stands within a sentence. */
export const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase(currentLanguage()) + text.slice(1);

const BRANCHES_TWO = 2;

/** The sentence behind the words that lead to it. */
function ledTo(say: (places: Record<"does", string>) => string, parts: readonly SentencePart[]): SentencePart[] {
  const [first = "", ...rest] = parts;
  const begun = typeof first === "string" ? lowered(first) : { ...first, text: lowered(first.text) };
  return compose(say, { does: [begun, ...rest] });
}

/** A step of a definition as a sentence whose parts can be changed; a condition leads on to its branch, what is behind it says «otherwise», what is behind branches side by side «when both are done». */
export function toldParts(node: WorkflowNode, definition: WorkflowDefinition): SentencePart[] {
  const parts = sentenceParts(node, definition);
  const ended = partsText(parts).endsWith(":") ? parts : [...parts, "."];
  const [join] = [...joinsReadWith(definition)].find(([, read]) => read.id === node.id) ?? [];
  if (join !== undefined) {
    const branches = definition.edges.filter(({ to }) => to === join).length;
    return ledTo(branches === BRANCHES_TWO ? m.workflows_says_when_both : m.workflows_says_when_all, ended);
  }
  return isOtherwise(node, definition) ? ledTo(m.workflows_says_otherwise, ended) : ended;
}

/** What happens at a step, as a sentence whose parts can be changed. Within a definition a condition leads on to its branch. */
export function sentenceParts(node: WorkflowNode, definition: WorkflowDefinition | null = null): SentencePart[] {
  const name = part("name", nameOf(node.name));
  switch (node.type) {
    case "start":
      return compose(m.workflows_says_start, { name });
    case "end":
      return compose(m.workflows_says_end, { name });
    case "split":
      return [m.workflows_says_split()];
    case "join":
      return [m.workflows_says_join()];
    case "wait":
      return compose(m.workflows_says_wait, { days: days("days", node.working_days) });
    case "notify":
      return compose(m.workflows_says_notify, { to: who(node.to, recipientText) });
    case "mail":
      return compose(m.workflows_says_mail, {
        to: who(node.to, recipientText),
        subject: part("subject", nameOf(node.subject)),
      });
    case "request_document":
      return compose(m.workflows_says_request_document, { document: part("document", nameOf(node.document)) });
    case "create_event":
      return compose(m.workflows_says_create_event, {
        title: part("title", nameOf(node.title)),
        days: days("days", node.in_days),
      });
    case "webhook": {
      const host = URL.canParse(node.url) ? new URL(node.url).host : m.workflows_says_webhook_none();
      return compose(m.workflows_says_webhook, { host: part("url", host) });
    }
    case "condition": {
      const branch = definition && branchOf(node, definition);
      if (branch === "met") return compose(m.workflows_says_if_met, { name });
      if (branch === "not_met") return compose(m.workflows_says_if_not_met, { name });
      return compose(m.workflows_says_condition, { name });
    }
    case "wait_until": {
      const day = node.day === null ? m.workflows_says_some_day() : formatDate(`${node.day}T12:00:00Z`, "medium");
      return compose(node.day === null ? m.workflows_says_wait_until_none : m.workflows_says_wait_until, {
        day: part("day", day),
      });
    }
    case "wait_for": {
      const does = compose(m.workflows_says_wait_for, { event: part("event", AWAITED_TEXTS[node.event]()) });
      if (node.limit_days === null) return does;
      return compose(m.workflows_says_no_longer, { does, days: days("days", node.limit_days) });
    }
    case "set_status":
      return compose(m.workflows_says_status, { status: part("status", STATUS_TEXTS[node.status]()) });
    case "form":
    case "approval":
    case "review":
    case "checklist":
      return taskSentence(node);
    default:
      return node satisfies never;
  }
}

/** A sentence as one reads it. */
export const partsText = (parts: readonly SentencePart[]): string =>
  parts.map((one) => (typeof one === "string" ? one : one.text)).join("");

/** What happens at a step, as a sentence. */
export const sentenceOf = (node: WorkflowNode): string => partsText(sentenceParts(node));

/** Who keeps away from a step, and where it leads if not to what comes after it. */
export function stepFacts(
  node: WorkflowNode,
  definition: WorkflowDefinition,
  labels: ReadonlyMap<string, string>,
): SentencePart[][] {
  const facts: SentencePart[][] = [];
  if ("not_by" in node && node.not_by.length > 0) {
    const steps = node.not_by.flatMap((id) => labels.get(id) ?? []).join(", ");
    if (steps !== "") facts.push(compose(m.workflows_says_four_eyes, { steps: part("not_by", steps) }));
  }
  // Branches of a split stand below it, each by its letter.
  if (node.type === "split") return facts;
  const outline = outlineOf(definition);
  const isSaid = node.type === "condition" ? branchOf(node, definition) : null;
  for (const { on, to, max } of definition.edges.filter(({ from }) => from === node.id)) {
    if (max === null && (on === isSaid || to === followingOf(node.id, outline))) continue;
    const number = part(`way ${on}`, m.workflows_says_step({ number: labels.get(to) ?? "" }));
    const way =
      on === "next"
        ? compose(m.workflows_says_then, { number })
        : compose(
            ({ number: at }: Record<"number", string>) =>
              m.workflows_says_way({ outcome: OUTCOME_NAMES[on](), number: at }),
            { number },
          );
    facts.push(
      max === null
        ? way
        : compose(m.workflows_says_at_most, { way, max: part(`max ${on}`, m.workflows_says_times({ count: max })) }),
    );
  }
  return facts;
}

/** Until when one is reminded of a step and whom it goes to if it is late. */
export function lateFacts(node: WorkflowNode): SentencePart[][] {
  if (!("due_days" in node)) return [];
  const facts: SentencePart[][] = [];
  if (node.remind_days !== null) facts.push([m.workflows_says_remind({ days: node.remind_days })]);
  if (node.escalation) {
    facts.push(
      compose(m.workflows_says_escalate, {
        days: days("escalate", node.escalation.days),
        who: part("escalate_to", recipientText(node.escalation.to)),
      }),
    );
  }
  return facts;
}

/** The step to which one goes on from another when nothing else is said: below it on its line, else behind its branch. */
function followingOf(id: string, outline: ReturnType<typeof outlineOf>): string | null {
  const at = outline.findIndex(({ node }) => node.id === id);
  const step = outline[at];
  if (!step) return null;
  const next = outline.slice(at + 1).find(({ depth }) => depth <= step.depth);
  if (next?.branch === step.branch) return next?.node.id ?? null;
  return step.branch === null ? null : followingOf(step.branch.from, outline);
}

/** Whoever does a step, as a sentence begins with them. */
function subjectText(assignee: Assignee | null): string {
  if (assignee === null) return m.workflows_by_nobody();
  return "role" in assignee ? SUBJECTS[assignee.role]() : assigneeText(assignee);
}

type Role = Extract<Assignee, { role: string }>["role"];
const SUBJECTS: Record<Role, () => string> = {
  owner: m.workflows_by_owner,
  admin: m.workflows_by_admin,
  moderator: m.workflows_by_moderator,
  member: m.workflows_by_member,
  registry_coordinator: m.workflows_by_registry_coordinator,
  company_coordinator: m.workflows_by_company_coordinator,
  evaluator: m.workflows_by_evaluator,
  investor: m.workflows_by_investor,
  mentor: m.workflows_by_mentor,
  public: m.workflows_by_public,
};

/** Whom something goes to, within a sentence. */
export function recipientText(assignee: Assignee | null): string {
  if (assignee === null) return m.workflows_to_nobody();
  return "role" in assignee ? ROLE_RECIPIENTS[assignee.role]() : RECIPIENTS[assignee.kind]();
}

const RECIPIENTS = {
  person: m.workflows_to_person,
  submitter: m.workflows_to_submitter,
  mentor: m.workflows_to_their_mentor,
  managers: m.workflows_to_managers,
};
const ROLE_RECIPIENTS: Record<Role, () => string> = {
  owner: m.workflows_to_owner,
  admin: m.workflows_to_admin,
  moderator: m.workflows_to_moderator,
  member: m.workflows_to_member,
  registry_coordinator: m.workflows_to_registry_coordinator,
  company_coordinator: m.workflows_to_company_coordinator,
  evaluator: m.workflows_to_evaluator,
  investor: m.workflows_to_investor,
  mentor: m.workflows_to_mentor,
  public: m.workflows_to_public,
};

const AWAITED_TEXTS: Record<Awaited, () => string> = {
  resubmitted: m.workflows_says_resubmitted,
  document: m.workflows_says_wait_document,
  evaluated: m.workflows_says_wait_evaluated,
  decided: m.workflows_says_wait_decided,
};

const STATUS_TEXTS = {
  under_review: m.workflows_says_under_review,
  changes_requested: m.workflows_says_changes_requested,
  approved: m.workflows_says_approved,
  rejected: m.workflows_says_rejected,
};
