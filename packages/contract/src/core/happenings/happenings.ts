import { CHANNELS, type Channel, type HappeningGroup } from "./groups.ts";
import type { FactShape, Facts, FactsOf } from "./happening-facts.ts";
import type { Language } from "../text/languages.ts";

export const PRIORITIES = ["high", "medium", "low"] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Specification 9 names these, whether something announces them yet or not; every other kind is medium. */
export const SPECIFIED_PRIORITIES = {
  application_submitted: "high",
  application_approved: "high",
  task_assigned: "high",
  deadline_approaching: "high",
  system_alert: "high",
  user_login: "low",
  user_logout: "low",
  workflow_completed: "low",
} as const satisfies Record<string, Priority>;
type PriorityOf<Kind extends string> = Kind extends keyof typeof SPECIFIED_PRIORITIES
  ? (typeof SPECIFIED_PRIORITIES)[Kind]
  : "medium";

/** Specification 3: the types of a notification's row; the bell's icon follows them (specification 2.12). */
export const TONES = ["success", "warning", "error", "info"] as const;
export type Tone = (typeof TONES)[number];

/** Specification 3: the notification types by which an item is displayed. */
export const DISPLAY_TYPES = [
  "login_activity",
  "admin",
  "workflow_completed",
  "task_assigned",
  "task_completed",
  "deadline_reminder",
  "system",
] as const;
export type DisplayType = (typeof DISPLAY_TYPES)[number];

/** Signs of the activity feed, by the names that lucide gives them; the browser does not compile without each. */
export type HappeningIcon =
  | "badge-check"
  | "bell"
  | "building-2"
  | "calendar-check"
  | "circle-alert"
  | "circle-x"
  | "clipboard-check"
  | "file-clock"
  | "file-input"
  | "hand-coins"
  | "log-in"
  | "mail-check"
  | "mail-open"
  | "mail-x"
  | "rocket"
  | "scale"
  | "shield-check"
  | "undo-2"
  | "user-plus";

type Words<Shape extends FactShape> = Record<Language, string | ((facts: FactsOf<Shape>) => string)>;

/** Something that can happen, with everything that bell, feed, mail, push, digest and preferences need to know of it. */
export interface Happening<Kind extends string, Shape extends FactShape> {
  /** Its name for ever: stored rows carry it. */
  kind: Kind;
  /** What a person chooses channels for; its defaults (groups.ts) hold until then. */
  group: HappeningGroup;
  /** Where it can go at all. Without email the module mails its people itself; in_app, email and push go by the group. */
  channels: readonly Channel[];
  /** Whoever caused it hears of it too, without a toast. */
  includesActor?: boolean;
  priority: PriorityOf<Kind>;
  tone: Tone;
  icon: HappeningIcon;
  displayType: DisplayType;
  /** What its words and link may name. */
  facts: Shape;
  /** A path of the product. */
  link: (facts: FactsOf<Shape>) => string;
  title: Record<Language, string>;
  message: Words<Shape>;
}

/** Goes everywhere a person lets it. */
export const EVERYWHERE: readonly Channel[] = CHANNELS;
/** The module mails its people itself, in words of its own. */
export const MAILED_BY_MODULE: readonly Channel[] = ["feed", "in_app", "push"];

/** Declares a happening; a missing part does not compile, nor a priority that specification 9 does not give. */
export const happening = <const Kind extends string, const Shape extends FactShape>(
  declaration: Happening<Kind, Shape>,
): Happening<Kind, Shape> => declaration;

/** Any declaration, for those who derive from it. */
export interface AnyHappening extends Omit<Happening<string, FactShape>, "priority" | "link" | "message"> {
  priority: Priority;
  link: (facts: never) => string;
  message: Record<Language, string | ((facts: never) => string)>;
}

/** What `build` makes of facts; undefined when it names one that the shape promises and the row does not have. */
function fromFacts<Made>(shape: FactShape, facts: Facts, build: (facts: never) => Made): Made | undefined {
  let isComplete = true;
  const watched = new Proxy(facts, {
    get: (given, name: string) => {
      if (!given[name] && !shape[name]?.endsWith("?")) isComplete = false;
      return given[name];
    },
  });
  const made = build(watched as never);
  return isComplete ? made : undefined;
}

/** Title and message in a language; undefined when a fact that they name is missing: show what is stored instead. */
export function wordsOf(
  declared: AnyHappening,
  language: Language,
  facts: Facts,
): { title: string; message: string } | undefined {
  const words = declared.message[language];
  const message = typeof words === "string" ? words : fromFacts(declared.facts, facts, words);
  return message === undefined ? undefined : { title: declared.title[language], message };
}

/** Where a click leads; null when a fact that the path names is missing. */
export const linkOf = ({ facts: shape, link }: AnyHappening, facts: Facts): string | null =>
  fromFacts(shape, facts, link) ?? null;
