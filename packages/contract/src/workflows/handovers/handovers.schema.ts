import * as z from "zod/mini";
import { day, id, optionalText } from "../../core/fields.ts";
import { LIMITS } from "../../core/limits.ts";
import { peopleInput, person } from "../people/people.schema.ts";

/** Most tasks that are handed over at once. */
export const HANDED_MAX = 100;

/** Why a task stays: of the receiver what keeps it from them, or that it is not the absent person's to give any more. */
export const STAYING = ["four_eyes", "conflict", "own_case", "role", "paused", "gone"] as const;
export type Staying = (typeof STAYING)[number];

export const heldInput = z.object({ person: id });
export const receiversInput = z.extend(peopleInput, { person: id });
export type ReceiversInput = z.infer<typeof receiversInput>;

/** What someone who is away holds, as far as the reader may know of it. */
export const heldTasks = z.object({
  name: z.string(),
  /** The last day that they are away. */
  until: day,
  open: z.int(),
  overdue: z.int(),
  /** Whom they named, as long as that person may stand in. */
  substitute: z.nullable(person),
  /** The first of them by the day they are due, as many as go over at once. */
  ids: z.array(id),
});
export type HeldTasks = z.infer<typeof heldTasks>;

export const handOverInput = z.object({
  person: id,
  to: id,
  /** Those that were seen. */
  ids: z.array(id).check(z.minLength(1, "required"), z.maxLength(HANDED_MAX)),
  reason: optionalText(LIMITS.reasonMax),
});
export type HandOverInput = z.infer<typeof handOverInput>;

export const handedOver = z.object({
  moved: z.int(),
  stayed: z.array(
    z.object({
      id,
      name: z.object({ el: z.string(), en: z.string() }),
      case_name: z.string(),
      why: z.enum(STAYING),
    }),
  ),
});
export type HandedOver = z.infer<typeof handedOver>;
