import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../lib/paths.ts";
import { placeProblem } from "../validate/structure.ts";
import { layOut, type Layout, type ModuleNames } from "./module.ts";

const MOST_LINES_OUTSIDE = 8;
const MOST_WEB_LINES_PER_ENDPOINT = 170;
// A module that no plan names, so that every list has to learn of it.
const names: ModuleNames = { many: "gadgets", one: "gadget", el: "Συσκευές", en: "Gadgets" };

const read = (path: string) => readFileSync(join(root, path), "utf8");
const known = (path: string) => existsSync(join(root, path));
const laidOut = (given: Partial<ModuleNames> = {}): Layout => layOut({ ...names, ...given }, read, known);

/** Lines of a text that the other one does not have in its place, as a diff counts them. */
function linesChanged(before: string, after: string): number {
  const left = before.split("\n");
  const added = after.split("\n").filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return added.length;
}

test("at most eight lines change outside its folders", () => {
  const { changed } = laidOut();
  const counted = [...changed].map(([path, text]) => [path, linesChanged(read(path), text)] as const);
  // Each file that was to learn of it did.
  expect(counted.filter(([, lines]) => lines !== 1)).toEqual([]);
  expect(counted.length).toBeGreaterThan(4);
  expect(counted.reduce((sum, [, lines]) => sum + lines, 0)).toBeLessThanOrEqual(MOST_LINES_OUTSIDE);
});

test("every other file stands in its folders, under a name that has its place", () => {
  const paths = [...laidOut().files.keys()];
  expect(paths.filter((path) => !path.includes("/gadgets/"))).toEqual([]);
  expect(paths.map((path) => placeProblem(path.replaceAll("gadgets", "events"))).filter(Boolean)).toEqual([]);
});

test("no word is left to fill in", () => {
  const { files, changed } = laidOut();
  for (const [path, text] of [...files, ...changed]) expect([path, /\{\{\w+\}\}/.test(text)]).toEqual([path, false]);
});

test("its browser side is short", () => {
  const web = [...laidOut().files].filter(([path]) => path.startsWith("apps/web/") && !/\.test\.|\.json$/.test(path));
  const lines = web.reduce((sum, [, text]) => sum + text.split("\n").length - 1, 0);
  expect(lines / 2).toBeLessThanOrEqual(MOST_WEB_LINES_PER_ENDPOINT);
});

test("screens that stand before their module stay, and get what they have not", () => {
  const feature = "apps/web/src/features/gadgets";
  const messages = `${feature}/messages/en.json`;
  const standing = new Set([feature, `${feature}/gadgets.feature.ts`, messages]);
  const { files, changed, kept } = layOut(
    names,
    (path) => (path === messages ? '{"gadgets_title": "Our gadgets"}' : read(path)),
    (path) => standing.has(path),
  );
  expect(kept.get(`${feature}/gadgets.feature.ts`)).toContain('path: "/gadgets"');
  expect([...files.keys()].filter((path) => standing.has(path))).toEqual([]);
  expect([...files.keys()]).toContain(`${feature}/pages/gadgets-page.tsx`);
  expect(changed.get(messages)).toMatch(/"gadgets_title": "Our gadgets",[^]*"gadgets_none"/);
});

test.each([
  [{ many: "startups", one: "startup" }, "is there already"],
  [{ many: "Case-Studies" }, "plural of one English word"],
  [{ one: "gadgets" }, "plural of one English word"],
  [{ one: "import" }, "say another singular with --one"],
  [{ el: "" }, "Say what it is called"],
  [{ en: 'Gadgets"' }, "Say what it is called"],
])("names that do not serve are refused: %o", (given, problem) => {
  expect(() => laidOut(given)).toThrow(problem);
});
