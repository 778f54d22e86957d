// Where the device forces its colours, shadows and backgrounds are gone: every edge and every choice is seen all the same.
import { expect, type Page } from "@playwright/test";

const CONTROLS =
  "button, input:not([type=hidden], [type=file]), select, textarea, [role=combobox], [role=radio], [role=switch], [role=tab], [role=dialog], [class*='shadow-sm'], [class*='shadow-md'], [class*='shadow-lg']";
const MOST_FOCUSED = 40;
const CHOSEN =
  "[aria-pressed=true], [role=tab][aria-selected=true], [aria-checked=true], [data-state=checked], [type=checkbox]:checked, nav [aria-current=page], label:has(> input:checked)";

/** Controls, cards and panels without an outline or a border of their own or of the box around them. */
const edgeless = (page: Page): Promise<string[]> =>
  page.evaluate((controls) => {
    const isClear = (colour: string) => colour === "transparent" || /^rgba\(.*, 0\)$/.test(colour);
    const hasEdge = (node: Element): boolean => {
      const style = getComputedStyle(node);
      const isDrawn = (kind: string, width: string, colour: string) =>
        kind !== "none" && Number.parseFloat(width) > 0 && !isClear(colour);
      return (
        isDrawn(style.outlineStyle, style.outlineWidth, style.outlineColor) ||
        isDrawn(style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor)
      );
    };
    const isSeen = (node: Element): boolean => {
      const { width, height } = node.getBoundingClientRect();
      return width > 2 && height > 2 && node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    return [...document.querySelectorAll(controls)]
      .filter((node) => isSeen(node) && !hasEdge(node) && !(node.parentElement?.closest(".control, label") ?? null))
      .map((node) => node.outerHTML.slice(0, 160));
  }, CONTROLS);

/** What is chosen and not filled with the device's colour for it, with its text in the colour that goes with that. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate((chosen) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = "forced-color-adjust: none; background: Highlight; color: HighlightText";
    const { backgroundColor, color } = getComputedStyle(probe);
    // What lies in something chosen shows its colour.
    const found = [...document.querySelectorAll(chosen)].filter(
      (node) => node.checkVisibility() && !node.parentElement?.closest(chosen),
    );
    const wrong = found.filter((node) => {
      const style = getComputedStyle(node);
      return style.backgroundColor !== backgroundColor || style.color !== color;
    });
    probe.remove();
    return wrong.map((node) => node.outerHTML.slice(0, 160));
  }, CHOSEN);

/** What can have the focus and does not show that it has: no ring of its own, of what covers it, or of the box around it. */
const ringless = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    const found = [...document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, select, textarea)")];
    const reachable = found.filter((node) => node.checkVisibility() && !node.matches(":disabled, [tabindex='-1']"));
    return reachable.slice(0, most).flatMap((node) => {
      node.focus();
      const around = [node, node.parentElement, node.parentElement?.parentElement];
      const isShown =
        isRing(getComputedStyle(node, "::after")) || around.some((box) => box && isRing(getComputedStyle(box)));
      return node.matches(":focus-visible") && isShown ? [] : [node.outerHTML.slice(0, 200)];
    });
  }, MOST_FOCUSED);

/** In forced colours edges, choices and the focus are seen. Leaves the focus somewhere on the page. */
export async function expectSeenInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await expect.poll(() => edgeless(page)).toEqual([]);
  await expect.poll(() => unmarked(page)).toEqual([]);
  await page.keyboard.press("Tab");
  expect(await ringless(page)).toEqual([]);
}
