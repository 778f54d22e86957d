/** What of the query cache is kept for later, and for how long. Pure rules. */
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import type { KeptAnswer } from "./kept-database.ts";

export const KEPT_LIMITS = {
  ageMs: 14 * DAY_MS,
  answers: 150,
  bytes: 4 * 1024 * 1024,
  /** A single answer larger than this is not kept. */
  answerBytes: 400 * 1024,
} as const;

/** Owner of what nobody in particular has read. */
export const VISITOR = "visitor";

/** Lists and records that people come back to. Administration, security and searches are never written down. */
const KEPT_ROOTS: ReadonlySet<unknown> = new Set([
  "session",
  "startups",
  "applications",
  "evaluations",
  "homepages",
  "activity",
  "notifications",
  // The dashboard.
  "analytics",
  "content",
  "ecosystem",
  "events",
]);

/** Of workflows what is one's own to do and to follow; no templates, which hold secrets, and no figures. */
const KEPT_OF_WORKFLOWS: ReadonlySet<unknown> = new Set([
  "tasks",
  "tasks-count",
  "task",
  "absences",
  "instances",
  "instances-count",
  "instance",
  "outlook",
]);

export const isKept = ([root, part]: readonly unknown[]): boolean =>
  root === "workflows" ? KEPT_OF_WORKFLOWS.has(part) : KEPT_ROOTS.has(root);

/** Answers that have to go: too old, of someone else, or past the limits, the longest unseen first. The session stays. */
export function surplus(answers: readonly KeptAnswer[], owner: string, now: number): KeptAnswer[] {
  const gone = new Set(
    answers.filter((answer) => answer.owner !== owner || now - answer.updatedAt > KEPT_LIMITS.ageMs),
  );
  const kept = answers.filter((answer) => !gone.has(answer) && answer.key[0] !== "session");
  let bytes = 0;
  for (const [index, answer] of kept.toSorted((a, b) => b.viewedAt - a.viewedAt).entries()) {
    bytes += answer.bytes;
    if (index >= KEPT_LIMITS.answers || bytes > KEPT_LIMITS.bytes) gone.add(answer);
  }
  return [...gone];
}
