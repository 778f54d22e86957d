import * as z from "zod";
import { Refusal } from "./refusal.ts";

/** Packs where a page ended into the cursor that the next request brings back. */
export const packCursor = (values: readonly (string | number | boolean)[]): string =>
  Buffer.from(JSON.stringify(values)).toString("base64url");

/** @throws Refusal input.invalid when the cursor is not one that `parts` describes */
export function unpackCursor<Parts>(cursor: string, parts: z.ZodType<Parts>): Parts {
  const unpacked = parts.safeParse(jsonOf(cursor));
  if (!unpacked.success) throw invalidCursor();
  return unpacked.data;
}

export const invalidCursor = (): Refusal =>
  new Refusal("input.invalid", { fields: [{ path: "cursor", code: "invalid" }] });

/** A sort value inside a cursor, such as PostgreSQL takes. */
export const cursorText = (max: number): z.ZodType<string> =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes("\u0000") && value.isWellFormed());

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}
