import { expect, test } from "vitest";
import { createCursors } from "./cursors.ts";

const SECRET = "the secret of this installation, long enough";
const cursors = createCursors(SECRET);
const place = ["2026-11-22 03:10:00.123456+00", "0199a000-0000-7000-8000-000000000001", "Ωμέγα"];

test("a cursor opens for its list on every node, and is the same for the same place", () => {
  const sealed = cursors.seal("members/active", place);
  expect(createCursors(SECRET).open("members/active", sealed)).toEqual(place);
  expect(createCursors(SECRET).seal("members/active", place)).toBe(sealed);
});

test.each(["members/name", "members", "invitations/active", ""])("it does not open for another list: «%s»", (other) => {
  const sealed = cursors.seal("members/active", place);
  expect(() => cursors.open(other, sealed)).toThrow("input.invalid");
});

test("it tells nothing of where the page ended", () => {
  const bytes = Buffer.from(cursors.seal("members/active", place), "base64url").toString("latin1");
  expect(bytes).not.toContain("2026");
  expect(bytes).not.toContain("0199a000");
});

test("no letter of it can be changed, dropped or added", () => {
  const sealed = cursors.seal("a", place);
  for (let index = 0; index < sealed.length; index += 1) {
    const other = sealed[index] === "A" ? "B" : "A";
    const forgeries = [
      sealed.slice(0, index) + other + sealed.slice(index + 1),
      sealed.slice(0, index) + sealed.slice(index + 1),
      `${sealed.slice(0, index)}=${sealed.slice(index)}`,
    ];
    for (const forged of forgeries) expect(() => cursors.open("a", forged)).toThrow("input.invalid");
  }
});
