import * as z from "zod/mini";
import { COMPARISONS, CONDITION_MAX, type Condition } from "./conditions.ts";

const text = z.string().check(z.maxLength(CONDITION_MAX.value));

const compared = z.object({
  fact: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/, "invalid")),
  is: z.enum(COMPARISONS),
  value: z.optional(z.union([text, z.number(), z.boolean(), z.array(text).check(z.maxLength(CONDITION_MAX.parts))])),
});

/** A condition that is nested at most so deep. */
function nested(depth: number): z.ZodMiniType<Condition, Condition> {
  if (depth === 0) return compared;
  const parts = z.array(nested(depth - 1)).check(z.maxLength(CONDITION_MAX.parts));
  return z.union([
    compared,
    z.strictObject({ all: parts }),
    z.strictObject({ any: parts }),
    z.strictObject({ not: nested(depth - 1) }),
  ]);
}

/** A condition as it is kept and sent. */
export const condition = nested(CONDITION_MAX.depth);
