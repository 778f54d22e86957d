import { expect, test } from "vitest";
import { wholePageHas } from "./whole-page-has.ts";

const CSS = "apps/web/src/styles/app.css";
const FRAME = "apps/web/src/app/shell/app-frame.tsx";

test.each([
  [CSS, ":root:has([data-support-access]) { --foot-bar: 7rem; }"],
  [CSS, "@media print { body:has(.sheet) main { display: none; } }"],
  [CSS, ".a, :has(dialog[open]) { overflow: hidden; }"],
  [FRAME, 'className="pb-24 has-[[data-bottom-bar]]:pb-7"'],
  [FRAME, 'className="in-data-offered:not-has-[[data-bottom-bar]]:pb-64"'],
  ["apps/web/src/features/a/components/b.tsx", 'className="[body:has(dialog)_&]:hidden"'],
])("%s: %s is asked of the whole page", (file, text) => expect(wholePageHas(file, text)).toHaveLength(1));

test.each([
  [CSS, ":root:has(> body > [data-support-access]) { --foot-bar: 7rem; }"],
  [CSS, ".control { &:has(:focus-visible) { outline: 0; } }"],
  [CSS, "label:has(> input:checked), :is([aria-invalid], :has(> [aria-invalid])).control { color: red; }"],
  [CSS, "/* asking by `:has()` would be done for each letter */"],
  [FRAME, "known.has(id) && new Set().has(name)"],
  [FRAME, 'className="has-[>div]:pb-7"'],
  ["apps/web/src/shared/ui/forms/file-input.tsx", 'className="has-[:focus-visible]:outline-2"'],
])("%s: %s is not", (file, text) => expect(wholePageHas(file, text)).toEqual([]));
