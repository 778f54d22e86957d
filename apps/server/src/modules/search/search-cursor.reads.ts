import * as z from "zod";
import { cursorText, packCursor, unpackCursor } from "#platform/http/cursor.ts";

/** Where a page of results ended: how well its last row matched, its folded name and its id. */
export interface SearchCursor {
  rank: number;
  name: string;
  id: string;
}

const parts = z.tuple([z.int().min(0).max(3), cursorText(400), z.uuid()]);

export const encodeSearchCursor = ({ rank, name, id }: SearchCursor): string => packCursor([rank, name, id]);

/** @throws Refusal input.invalid when the cursor is not one of ours */
export function decodeSearchCursor(cursor: string | undefined): SearchCursor | null {
  if (!cursor) return null;
  const [rank, name, id] = unpackCursor(cursor, parts);
  return { rank, name, id };
}
