import { describe, expect, it, test } from "vitest";
import {
  chooseDisplay,
  CONTRASTS,
  DEFAULT_DISPLAY,
  DENSITIES,
  type Display,
  dressPage,
  MOTIONS,
  readDisplay,
  TEXT_SIZES,
  writeDisplay,
} from "./rendering.ts";

const all: Display[] = TEXT_SIZES.flatMap((textSize) =>
  DENSITIES.flatMap((density) =>
    CONTRASTS.flatMap((contrast) => MOTIONS.map((motion) => ({ textSize, density, contrast, motion }))),
  ),
);

describe("display settings in a cookie", () => {
  it("come back as they were, every combination of them", () => {
    expect(all).toHaveLength(32);
    for (const display of all) expect(readDisplay(writeDisplay(display))).toEqual(display);
    expect(new Set(all.map(writeDisplay)).size).toBe(32);
    expect(writeDisplay(DEFAULT_DISPLAY)).toBe("");
  });

  test.each(["", "nonsense", "large.larger.<script>", "normal", "system.comfortable"])("%j harms nothing", (text) => {
    const display = chooseDisplay(`theme=dark; display=${text}`);
    expect(all).toContainEqual(display);
  });

  it("dress a page at its root alone", () => {
    const html = `<!DOCTYPE html><html lang="el" class="light"><body>&lt;html <html</body></html>`;
    expect(dressPage(html, { ...DEFAULT_DISPLAY, textSize: "large", contrast: "more" })).toBe(
      `<!DOCTYPE html><html data-text="large" data-contrast="more" lang="el" class="light"><body>&lt;html <html</body></html>`,
    );
    expect(dressPage(html, DEFAULT_DISPLAY)).toBe(html);
  });
});
