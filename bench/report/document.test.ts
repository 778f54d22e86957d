import { expect, test } from "vitest";
import { withSections } from "./document.ts";

const document = "# Benchmarks\n\nA word.\n\n## Measured\n\nold\n\n## By hand\n\nstays\n";

test("a run writes its own sections and leaves the others", () => {
  expect(withSections(document, [{ title: "Measured", text: "new\n" }])).toBe(
    "# Benchmarks\n\nA word.\n\n## Measured\n\nnew\n\n## By hand\n\nstays\n",
  );
});

test("a section that is new comes last", () => {
  expect(withSections(document, [{ title: "More", text: "1 %" }])).toBe(`${document}\n## More\n\n1 %\n`);
});
