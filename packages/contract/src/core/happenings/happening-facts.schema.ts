import * as z from "zod/mini";
import { id, timestamp } from "../fields.ts";
import { isTimeZone } from "../time/zone.ts";
import { isRole, type Facts, type FactShape } from "./happening-facts.ts";

const KINDS = {
  text: z.string().check(z.minLength(1)),
  id,
  instant: timestamp,
  timezone: z.string().check(z.refine(isTimeZone)),
  role: z.string().check(z.refine(isRole)),
};

/** The schema of what a happening names: exactly its facts, each of its kind. */
export function factsSchema(shape: FactShape): z.ZodMiniType<Facts> {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(shape).map(([name, kind]) => {
        const { isOptional, base } = { isOptional: kind.endsWith("?"), base: kind.replace("?", "") };
        const schema = KINDS[base as keyof typeof KINDS];
        return [name, isOptional ? z.optional(schema) : schema];
      }),
    ),
  );
}
