import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createCursors } from "./cursors.ts";
import { ascending, descending, idKey, keysetList, textKey } from "./keyset.ts";

const cursors = createCursors("the secret of this installation, long enough");
const orders = { name: ascending(textKey(sql`name`), idKey(sql`id`)), newest: descending(idKey(sql`id`)) };
const list = keysetList("startups", orders);

/** The cursor of a first page of one row that has another behind it. */
const cursorOf = (within: string): string => {
  const rows = ["Α", "Β"].map((name) => ({ name, position: JSON.stringify([name, "1"]) }));
  return list.page(cursors, { limit: 1 }, within).of(rows).next_cursor ?? "";
};

test("a cursor serves its own list, order and organization, and no other", () => {
  const cursor = cursorOf("here");
  expect(list.page(cursors, { cursor, limit: 1 }, "here").prepared.values).toMatchObject({
    place_0: "Α",
    place_1: "1",
  });
  const refused = [
    () => list.page(cursors, { cursor }, "elsewhere"),
    () => list.page(cursors, { cursor }),
    () => list.page(cursors, { cursor, sort: "newest" }, "here"),
    () => keysetList("investors", orders).page(cursors, { cursor }, "here"),
    // Keys of another type, as after a change of the order.
    () => keysetList("startups", { name: ascending(idKey(sql`a`), idKey(sql`id`)) }).page(cursors, { cursor }, "here"),
  ];
  for (const page of refused) expect(page).toThrow("input.invalid");
});
