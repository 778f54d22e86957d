import { expect, test } from "vitest";
import { highlight } from "./highlight.ts";

const marked = (text: string, searched: string) =>
  highlight(text, searched)
    .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join("");

test.each([
  ["Έπιπλα από τη Δράμα.", "δράμας", "Έπιπλα από τη [Δράμα]."],
  ["Κορωνίς Robotics", "koronis", "[Κορωνίς] Robotics"],
  ["Θάλασσα", "8alassa", "[Θάλασσα]"],
  ["Αδελφίνι, δελφίνι", "δελφίνι", "[Αδελφίνι], [δελφίνι]"],
  ["An AI of air", "ai", "An [AI] of air"],
  ["Nothing here", "ψάρι", "Nothing here"],
  ["", "x", ""],
])("%s searched for %s", (text, searched, expected) => {
  expect(marked(text, searched)).toBe(expected);
});

test("no letter is lost, whatever the text", () => {
  const text = "🚀 <b>Α᾽ & Ω</b>  δύο  κενά\n";
  expect(marked(text, "α δυο").replaceAll(/[[\]]/g, "")).toBe(text);
});
