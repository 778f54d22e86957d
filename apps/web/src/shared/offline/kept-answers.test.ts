import { expect, it } from "vitest";
import { isKept, KEPT_LIMITS, surplus } from "./kept-answers.ts";
import type { KeptAnswer } from "./kept-database.ts";

const NOW = 1_800_000_000_000;
const answer = (hash: string, given: Partial<KeptAnswer> = {}): KeptAnswer => ({
  owner: "ann",
  hash,
  key: ["startups", hash],
  data: {},
  updatedAt: NOW - 1000,
  viewedAt: NOW - 1000,
  bytes: 100,
  ...given,
});
const hashes = (answers: readonly KeptAnswer[]) => answers.map(({ hash }) => hash).toSorted();

it("keeps lists and records, never administration, security or searches", () => {
  expect(["startups", "applications", "evaluations", "analytics", "session"].every((root) => isKept([root, "x"]))).toBe(
    true,
  );
  expect(["admin", "identity", "search", "anything new"].some((root) => isKept([root, "x"]))).toBe(false);
});

it("keeps one's tasks and cases, never a workflow's template with its secret", () => {
  expect(["tasks", "task", "instances", "instance"].every((part) => isKept(["workflows", part, {}]))).toBe(true);
  expect(
    ["template", "templates", "version", "case-subjects", "processes"].some((part) => isKept(["workflows", part])),
  ).toBe(false);
});

it("lets go of what belongs to someone else and of what is too old", () => {
  const answers = [
    answer("mine"),
    answer("theirs", { owner: "bob" }),
    answer("old", { updatedAt: NOW - KEPT_LIMITS.ageMs - 1 }),
    answer("session", { key: ["session"], owner: "bob" }),
  ];
  expect(hashes(surplus(answers, "ann", NOW))).toEqual(["old", "session", "theirs"]);
});

it("lets the longest unseen go when there are too many, or they weigh too much", () => {
  const many = Array.from({ length: KEPT_LIMITS.answers + 2 }, (_, index) =>
    answer(`a${index}`, { viewedAt: NOW - index }),
  );
  expect(hashes(surplus(many, "ann", NOW))).toEqual([`a${KEPT_LIMITS.answers}`, `a${KEPT_LIMITS.answers + 1}`]);
  const heavy = [0, 1, 2].map((index) =>
    answer(`h${index}`, { viewedAt: NOW - index, bytes: KEPT_LIMITS.bytes / 2 - 1 }),
  );
  expect(hashes(surplus(heavy, "ann", NOW))).toEqual(["h2"]);
  const session = answer("session", { key: ["session"], viewedAt: 0, bytes: KEPT_LIMITS.bytes });
  expect(hashes(surplus([session], "ann", NOW))).toEqual([]);
});
