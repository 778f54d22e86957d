import type { Facts, FactShape } from "./happening-facts.ts";

const SAMPLES: Record<string, string> = {
  text: "Θάλασσα $& {person}",
  id: "0199a000-0000-7000-8000-000000000001",
  instant: "2026-11-20T10:00:00.000Z",
  timezone: "Europe/Athens",
  role: "evaluator",
};

/** Facts that fit a shape, for tests: every one of them, awkward where it may be. */
export const sampleFacts = (shape: FactShape): Facts =>
  Object.fromEntries(Object.entries(shape).map(([name, kind]) => [name, SAMPLES[kind.replace("?", "")]]));
