import { expect, it } from "vitest";
import { createCriticalCss } from "./critical-css.ts";

const css = [
  "@layer theme,base,utilities;@layer base{*{margin:0}}",
  "@layer utilities{.flex{display:flex}.hidden{display:none}.max-md\\:h-11{height:2rem}.size-\\[1\\.05em\\]{width:1em}",
  '.before\\:x:before{content:"}{"}@media (width>=48rem){.md\\:grid{display:grid}.md\\:flex{display:flex}}',
  ".\\32xl{order:2}.a,.b{color:red}}",
  "@keyframes spin{to{rotate:1turn}}",
].join("");
const critical = createCriticalCss(css);

it("keeps the utilities a page uses, inside their conditions, and nothing else of that layer", () => {
  const kept = critical(`<p class="flex md:grid size-[1.05em]">`);
  expect(kept).toContain(".flex{display:flex}");
  expect(kept).toContain("@media (width>=48rem){.md\\:grid{display:grid}}");
  expect(kept).toContain(".size-\\[1\\.05em\\]");
  expect(kept).not.toContain(".hidden");
  expect(kept).not.toContain(".md\\:flex");
});

it("keeps the order of layers, the other layers and the animations whole", () => {
  const kept = critical("<p>");
  expect(kept).toContain("@layer theme,base,utilities;");
  expect(kept).toContain("@layer base{*{margin:0}}");
  expect(kept).toContain("@keyframes spin{to{rotate:1turn}}");
  expect(kept).not.toContain("@layer utilities{");
});

it("understands escapes, lists, entities and braces inside strings", () => {
  const kept = critical(`<p class="2xl b before:x">`);
  expect(kept).toContain(".\\32xl{order:2}");
  expect(kept).toContain(".a,.b{color:red}");
  expect(kept).toContain('content:"}{"');
  expect(
    createCriticalCss("@layer utilities{.\\[\\&\\>p\\]\\:x>p{color:red}}")(`<p class="[&amp;&gt;p]:x">`),
  ).toContain("red");
});
