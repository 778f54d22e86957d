import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, parseColor } from "./contrast.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const tokens = new Map<string, { light: string; dark: string }>();
for (const [, name, value] of css.matchAll(/--([a-z0-9-]+): (.+);/g)) {
  const pair = /^light-dark\((oklch\([^)]+\)|transparent), (oklch\([^)]+\)|transparent)\)$/.exec(value ?? "");
  tokens.set(name ?? "", { light: pair?.[1] ?? value ?? "", dark: pair?.[2] ?? value ?? "" });
}
function ratio(theme: "light" | "dark", ink: string, ground: string): number {
  const read = (name: string) => parseColor(tokens.get(name)?.[theme] ?? name);
  return contrast(read(ink), read(ground));
}

const TEXT: [ink: string, grounds: string[]][] = [
  ["foreground", ["background", "surface", "muted", "muted-2", "sidebar", "accent-soft", "primary-soft"]],
  ["muted-foreground", ["background", "surface", "muted", "muted-2", "sidebar", "accent-soft", "primary-soft"]],
  ["primary", ["background", "surface", "muted", "primary-soft", "sidebar"]],
  ["primary-foreground", ["primary", "primary-hover"]],
  ["accent-foreground", ["accent"]],
  ["accent-ink", ["background", "surface", "accent-soft"]],
  ["success", ["background", "surface", "success-soft"]],
  ["warning", ["background", "surface", "warning-soft"]],
  ["danger", ["background", "surface", "muted", "danger-soft"]],
  ["danger-foreground", ["danger", "danger-hover"]],
  ["info", ["background", "surface", "info-soft"]],
  ["stage-foreground", ["stage", "stage-2"]],
  ["stage-muted", ["stage", "stage-2"]],
];
const EDGES: [edge: string, grounds: string[]][] = [
  ["control-edge", ["background", "surface", "muted", "sidebar"]],
  ["ring", ["background", "surface", "muted", "sidebar", "primary-soft", "accent-soft"]],
  ["primary", ["surface", "muted-2"]],
  ["danger", ["surface", "background"]],
];

for (const theme of ["light", "dark"] as const) {
  test.each(TEXT.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const)))(
    `${theme}: text %s on %s reaches 4.5:1`,
    (ink, ground) => expect(ratio(theme, ink, ground)).toBeGreaterThanOrEqual(4.5),
  );
  test.each(EDGES.flatMap(([edge, grounds]) => grounds.map((ground) => [edge, ground] as const)))(
    `${theme}: edge %s on %s reaches 3:1`,
    (edge, ground) => expect(ratio(theme, edge, ground)).toBeGreaterThanOrEqual(3),
  );
}

test("the arithmetic agrees with the known ratio of black on white", () => {
  expect(contrast(parseColor("oklch(0 0 0)"), parseColor("#fff"))).toBeCloseTo(21, 5);
});
