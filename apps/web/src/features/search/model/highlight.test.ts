import { expect, test } from "vitest";
import { highlight, highlightLine } from "./highlight.ts";

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

test.each([
  ["Σκάφη για λιμάνια", "λιμανι", "Σκάφη για [λιμάνια]"],
  ["…Το πλοίο καίει λιγότερα. Ήδη σε τρία λιμάνια.", "λιμανι", "…Ήδη σε τρία [λιμάνια]."],
  ["ΑκατάπαυσταΕνωμένηΛέξη λιμάνια", "λιμανι", "…τάπαυσταΕνωμένηΛέξη [λιμάνια]"],
  ["Επενδύουμε σε ομάδες που λύνουν ένα πρόβλημα", "ψάρι", "Επενδύουμε σε ομάδες που λύνουν ένα πρόβλημα"],
  ["", "x", ""],
])("a line shows what was found in it: %s", (text, searched, expected) => {
  const line = highlightLine(text, searched).map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece));
  expect(line.join("")).toBe(expected);
});
