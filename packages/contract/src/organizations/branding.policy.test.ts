import { expect, test } from "vitest";
import { brandAccents, contrastOf, readableAccent, SURFACES, TEXT_CONTRAST } from "./branding.policy.ts";

const COLOURS = ["#ffe600", "#ffffff", "#000000", "#0b4f6c", "#ff5a5f", "#00c2a8", "#7f7f7f", "#F5B841"];

test.each(COLOURS)("%s can be read in both themes, and so can what stands on it", (color) => {
  const accents = brandAccents(color);
  for (const theme of ["light", "dark"] as const) {
    const { accent, ink } = accents[theme];
    expect(accent).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrastOf(accent, SURFACES[theme])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrastOf(accent, ink)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  }
});

test("a colour that can be read stays as it is", () => {
  expect(readableAccent("#0B4F6C", "light")).toBe("#0b4f6c");
  expect(brandAccents("#0b4f6c").light.isCorrected).toBe(false);
  expect(brandAccents("#0b4f6c").dark.isCorrected).toBe(true);
});

test("contrast is what WCAG says", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
