import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, parseColor } from "./contrast.ts";

type Tokens = ReadonlyMap<string, { light: string; dark: string }>;
function tokensOf(...files: string[]): Tokens {
  const tokens = new Map<string, { light: string; dark: string }>();
  const css = files.map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join("\n");
  for (const [, name, value] of css.matchAll(/--([a-z0-9-]+): (.+);/g)) {
    const pair = /^light-dark\((oklch\([^)]+\)|transparent), (oklch\([^)]+\)|transparent)\)$/.exec(value ?? "");
    tokens.set(name ?? "", { light: pair?.[1] ?? value ?? "", dark: pair?.[2] ?? value ?? "" });
  }
  return tokens;
}
/** What is required of text and of the edges of controls, by contrast setting. */
const SETTINGS = [
  { name: "", tokens: tokensOf("./tokens.css"), text: 4.5, edge: 3 },
  { name: "more contrast, ", tokens: tokensOf("./tokens.css", "./contrast-more.css"), text: 7, edge: 4.5 },
];
function ratio(tokens: Tokens, theme: "light" | "dark", ink: string, ground: string): number {
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

const pairs = (groups: [string, string[]][]) =>
  groups.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const));
for (const { name, tokens, text, edge } of SETTINGS) {
  for (const theme of ["light", "dark"] as const) {
    test.each(pairs(TEXT))(`${name}${theme}: text %s on %s reaches ${text}:1`, (ink, ground) =>
      expect(ratio(tokens, theme, ink, ground)).toBeGreaterThanOrEqual(text),
    );
    test.each(pairs(EDGES))(`${name}${theme}: edge %s on %s reaches ${edge}:1`, (ink, ground) =>
      expect(ratio(tokens, theme, ink, ground)).toBeGreaterThanOrEqual(edge),
    );
  }
}

test("the arithmetic agrees with the known ratio of black on white", () => {
  expect(contrast(parseColor("oklch(0 0 0)"), parseColor("#fff"))).toBeCloseTo(21, 5);
});
