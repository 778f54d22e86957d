import * as z from "zod";
import { Refusal } from "#platform/http/refusal.ts";

/** Where the next page of the registry begins, and the total that the first page counted. */
export interface StartupCursor {
  sort: "newest" | "oldest" | "name";
  /** The last row's sort value; a moment with microseconds, so that no row falls between two pages. */
  position: string;
  after: string;
  total: { value: number; exact: boolean };
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const isMoment = (value: string): boolean =>
  MOMENT.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value.slice(0, 19));

const parts = z.tuple([
  z.enum(["newest", "oldest", "name"]),
  z
    .string()
    .max(200)
    .refine((value) => !value.includes("\u0000") && value.isWellFormed()),
  z.uuid(),
  z.int().nonnegative(),
  z.boolean(),
]);

export const encodeCursor = ({ sort, position, after, total }: StartupCursor): string =>
  Buffer.from(JSON.stringify([sort, position, after, total.value, total.exact])).toString("base64url");

/** @throws Refusal input.invalid when the cursor is not one of ours or belongs to another order */
export function decodeCursor(cursor: string | undefined, sort: StartupCursor["sort"]): StartupCursor | null {
  if (!cursor) return null;
  const parsed = parts.safeParse(jsonOf(cursor));
  const [by, position, after, value, exact] = parsed.data ?? [];
  if (!parsed.success || by !== sort || (sort !== "name" && !isMoment(parsed.data[1]))) {
    throw new Refusal("input.invalid", { fields: [{ path: "cursor", code: "invalid" }] });
  }
  return { sort, position: position ?? "", after: after ?? "", total: { value: value ?? 0, exact: exact ?? false } };
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}
