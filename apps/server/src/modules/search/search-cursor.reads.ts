import * as z from "zod";
import { Refusal } from "#platform/http/refusal.ts";

/** Where a page of results ended: how well its last row matched, its folded name and its id. */
export interface SearchCursor {
  rank: number;
  name: string;
  id: string;
}

const parts = z.tuple([
  z.int().min(0).max(3),
  z
    .string()
    .max(400)
    .refine((value) => !value.includes("\u0000") && value.isWellFormed()),
  z.uuid(),
]);

export const encodeSearchCursor = ({ rank, name, id }: SearchCursor): string =>
  Buffer.from(JSON.stringify([rank, name, id])).toString("base64url");

/** @throws Refusal input.invalid when the cursor is not one of ours */
export function decodeSearchCursor(cursor: string | undefined): SearchCursor | null {
  if (!cursor) return null;
  const parsed = parts.safeParse(jsonOf(cursor));
  if (!parsed.success) throw new Refusal("input.invalid", { fields: [{ path: "cursor", code: "invalid" }] });
  const [rank, name, id] = parsed.data;
  return { rank, name, id };
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}
