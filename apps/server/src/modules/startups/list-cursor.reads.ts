import * as z from "zod";
import { cursorText, invalidCursor, packCursor, unpackCursor } from "#platform/http/cursor.ts";

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
  cursorText(200),
  z.uuid(),
  z.int().nonnegative(),
  z.boolean(),
]);

export const encodeCursor = ({ sort, position, after, total }: StartupCursor): string =>
  packCursor([sort, position, after, total.value, total.exact]);

/** @throws Refusal input.invalid when the cursor is not one of ours or belongs to another order */
export function decodeCursor(cursor: string | undefined, sort: StartupCursor["sort"]): StartupCursor | null {
  if (!cursor) return null;
  const [by, position, after, value, exact] = unpackCursor(cursor, parts);
  if (by !== sort || (sort !== "name" && !isMoment(position))) throw invalidCursor();
  return { sort, position, after, total: { value, exact } };
}
