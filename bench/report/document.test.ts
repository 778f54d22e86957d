import { expect, test } from "vitest";
import { withSections } from "./document.ts";

test("a run writes its own sections and leaves what others measured", () => {
  const before = "# Benchmarks\n\nold words\n\n## By hand\n\nstays\n\n## Measured\n\nold\n";
  const after = withSections(before, [
    { title: "Measured", text: "new\n" },
    { title: "More", text: "1 %" },
  ]);
  const [, ...sections] = after.split("\n## ");
  expect(sections).toEqual(["Measured\n\nnew\n", "More\n\n1 %\n", "By hand\n\nstays\n"]);
});
