import * as z from "zod/mini";
import { COMPARISONS, type Condition } from "./conditions.ts";

const VALUE_MAX = 200;
const PARTS_MAX = 20;
const DEPTH_MAX = 5;

const text = z.string().check(z.maxLength(VALUE_MAX));

const compared = z.object({
  fact: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/, "invalid")),
  is: z.enum(COMPARISONS),
  value: z.optional(z.union([text, z.number(), z.boolean(), z.array(text).check(z.maxLength(PARTS_MAX))])),
});

/** A condition that is nested at most so deep. */
function nested(depth: number): z.ZodMiniType<Condition, Condition> {
  if (depth === 0) return compared;
  const parts = z.array(nested(depth - 1)).check(z.maxLength(PARTS_MAX));
  return z.union([
    compared,
    z.strictObject({ all: parts }),
    z.strictObject({ any: parts }),
    z.strictObject({ not: nested(depth - 1) }),
  ]);
}

/** A condition as it is kept and sent. */
export const condition = nested(DEPTH_MAX);
