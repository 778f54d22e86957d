import * as z from "zod/mini";
import { day, id } from "../../core/fields.ts";
import { INSTANCE_STATES } from "../instances/instances.taxonomy.ts";
import { PERIOD_KEYS } from "./processes.taxonomy.ts";

const words = z.object({ el: z.string(), en: z.string() });
const count = z.int();
/** In working days; null where too few ended to say. */
const workingDays = z.nullable(z.number());

export const processInput = z.object({
  period: z.optional(z.enum(PERIOD_KEYS)),
  /** The workflow whose steps are shown; without one that with the most cases. */
  template: z.optional(id),
});
export type ProcessInput = z.infer<typeof processInput>;

const templateFigures = z.object({
  id,
  name: words,
  number: z.nullable(count),
  running: count,
  overdue: count,
  finished: count,
  median_days: workingDays,
  /** How long a case takes by the limits of its steps when all goes well; null where a step has none. */
  target_days: workingDays,
  /** Medians of the period's cases in the order in which they ended, of five cases or more each; empty while that is no course. */
  trend: z.array(z.number()),
});

/** Who is away and who stands in. */
const away = z.object({ id, name: z.string(), until: day, substitute: z.string() });

/** Where cases wait: each step with how many, and how long it usually takes. */
const stepFigures = z.object({
  node: z.string(),
  name: words,
  waiting: count,
  overdue: count,
  median_days: workingDays,
  due_days: z.nullable(count),
  /** Who holds late tasks of it and is away today. */
  away: z.nullable(away),
});
export type StepFigures = z.infer<typeof stepFigures>;

export const processes = z.object({
  running: count,
  /** Of those, they cannot go on. */
  stuck: count,
  overdue: count,
  /** The step that most of the late tasks are of. */
  late_step: z.nullable(z.object({ name: words, overdue: count })),
  started: count,
  /** Of those, in the last seven days. */
  started_lately: count,
  finished: count,
  /** Tasks of the period that were done, and of those by their day; null while there are too few. */
  on_time: z.nullable(z.number()),
  /** The same of the period before it. */
  on_time_before: z.nullable(z.number()),
  templates: z.array(templateFigures),
  steps: z.nullable(z.object({ template: id, name: words, steps: z.array(stepFigures) })),
  people: z.array(
    z.object({
      id: z.nullable(id),
      name: z.nullable(z.string()),
      open: count,
      overdue: count,
      /** The steps that most of them are of. */
      steps: z.array(words),
      /** The last day of an absence that began. */
      away_until: z.nullable(day),
    }),
  ),
  weeks: z.array(z.object({ day, started: count, finished: count })),
});
export type Processes = z.infer<typeof processes>;

/** A step as the applicant reads it. */
const outlookStep = z.object({
  tells: words,
  state: z.enum(["done", "here", "ahead"]),
  /** What it needs from the applicant now: a task of theirs, or the application sent again. */
  needs: z.nullable(z.enum(["task", "application"])),
  /** The day that it was done on, the last time; null while it is ahead. */
  done_on: z.nullable(day),
  /** When it is likely done; a null first day means that only the last is known. Neither where nothing was measured. */
  from: z.nullable(day),
  to: z.nullable(day),
  /** How many working days it usually takes; null where too few ended to say, and for what is done. */
  usual: z.nullable(z.object({ low: count, high: count })),
  /** Holidays among these days that nobody works on, each at the last step that it matters to. */
  holidays: z.array(z.object({ day, name: words })),
});

export const outlook = z.object({
  workflow: words,
  status: z.enum(INSTANCE_STATES),
  steps: z.array(outlookStep),
  /** When it is likely decided; where nothing was measured the last day alone, by law before the sum of the steps' limits. */
  decided: z.nullable(z.object({ from: z.nullable(day), to: day })),
  /** What is needed from the applicant now: a task of theirs, or the application sent again, with a document where one is asked for. */
  needed: z.nullable(
    z.object({ what: z.enum(["task", "application"]), document: z.nullable(words), by: z.nullable(day) }),
  ),
  /** What the applicant will be asked for at later steps, when all goes well: a document, or a task of their own. */
  coming: z.array(z.object({ what: z.enum(["document", "task"]), name: words })),
  /** So many working days past the day it was due, and what was done about it; null while it is in time. */
  late: z.nullable(z.object({ days: count, done: z.nullable(z.enum(["reminded", "escalated"])) })),
});
export type Outlook = z.infer<typeof outlook>;
