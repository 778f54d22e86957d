import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { default as axe, CheckResult, RunOptions } from "axe-core";
import { expect, type Page } from "@playwright/test";
import { KEPT_DATABASE } from "../../apps/web/src/shared/offline/kept-database.ts";
import { ownerOf } from "../../apps/web/src/shared/storage/stored-names.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Half as long as what the package itself gives to be brought to a page. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** WCAG 2.2 AA, with everything below it. */
const RULES: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
  // Style sheets are read anew for rules that are none of these.
  preload: { assets: ["media"] },
};

/** Collects what goes wrong on a page without being seen. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    // Pictures are taken without the worker, whose copies would outlive a change of theme.
    if (message.text().startsWith("Service Worker registration blocked")) return;
    if (message.type() === "error" || message.type() === "warning")
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("dialog", (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return problems;
}

/** Only the chat's button is in the way, where it happens to float: at its end the page is clear of it (`expectLauncherClear`). */
const isUnderLauncher = (checks: CheckResult[]): boolean => {
  const inTheWay = checks.flatMap(({ relatedNodes = [] }) => relatedNodes);
  return inTheWay.length > 0 && inTheWay.every(({ html }) => html.includes("data-chat-launcher"));
};

/** No violation that axe finds. @param sidebar whether it is looked at too: it is the same on most, and takes as long as a page */
export async function expectAccessible(page: Page, { sidebar = true } = {}): Promise<void> {
  // A changed theme is painted before it is judged.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  // A page keeps what judges it: bringing it again takes as long as judging.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const excluded = sidebar ? [] : ["#app-sidebar"];
  const violations = await page.evaluate(
    async ({ exclude, rules }) => (await window.axe.run({ include: ["html"], exclude }, rules)).violations,
    { exclude: excluded, rules: RULES },
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ any }) => !isUnderLauncher(any))
      .map((node) => `${id}: ${node.target.join(" ")} — ${node.failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** What reaches out of the page sideways: how far, and the first elements that do. */
const reachingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const outside = [...document.querySelectorAll("body *")].filter(
      (node) => node.getBoundingClientRect().right > clientWidth + 1,
    );
    // Where no box is too wide a text runs out of one.
    const overrun = [...document.querySelectorAll("main *")].filter(
      (node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflowX === "visible",
    );
    const told = [...outside.slice(0, 5), ...overrun.slice(-3)].map((node) => node.outerHTML.slice(0, 160));
    return [`${scrollWidth} > ${clientWidth}`, ...told];
  });

/** Nothing reaches out of the page sideways; a resize may still be under way. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => reachingOut(page)).toEqual([]);
}

/**
 * Everything to press, and everything that floats, stands within the page's width; what scrolls sideways by itself, or is cut
 * with an ellipsis, is left alone. A page that cuts off what does not fit has no sideways scroll and is broken all the same.
 */
export async function expectWithinReach(page: Page): Promise<void> {
  await expect.poll(() => outOfReach(page)).toEqual([]);
}

/** At its end the page stands clear of the chat's button, which comes a moment after the page itself. */
export async function expectLauncherClear(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === "/chat-assistant") return;
  await page.locator("[data-chat-launcher]").waitFor({ state: "attached" });
  await expect.poll(() => underLauncher(page)).toEqual([]);
}

/** Texts and controls below the chat's button at the page's end. */
const underLauncher = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    const launcher = document.querySelector<HTMLElement>("[data-chat-launcher]");
    // Below a dialog it covers nothing that one could read.
    if (!launcher || launcher.hidden || document.querySelector("[role=dialog], [role=alertdialog]")) return [];
    const box = launcher.getBoundingClientRect();
    const lies = (rect: DOMRect, node: Element): boolean => {
      const [left, right] = [Math.max(rect.left, box.left + 1), Math.min(rect.right, box.right - 1)];
      const [top, bottom] = [Math.max(rect.top, box.top + 1), Math.min(rect.bottom, box.bottom - 1)];
      if (right <= left || bottom <= top) return false;
      return document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(node);
    };
    const controls = [...document.querySelectorAll("a, button, input, select, textarea, [role=switch]")];
    const covered = controls.filter((node) => !launcher.contains(node) && lies(node.getBoundingClientRect(), node));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const around = node.parentElement;
      if (!around || !node.textContent?.trim() || launcher.contains(around)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((rect) => lies(rect, around))) texts.push(node.textContent.slice(0, 80));
    }
    return [...covered.map((node) => node.outerHTML.slice(0, 140)), ...texts];
  });

const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (node: Element): boolean => {
      const own = node.parentElement?.closest("main *, [role=dialog] *");
      for (let around = own; around; around = around.parentElement)
        if (/auto|scroll/.test(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth)
          return true;
      return false;
    };
    const isCut = ({ parentElement: around }: Element): boolean =>
      around !== null &&
      getComputedStyle(around).textOverflow === "ellipsis" &&
      around.getBoundingClientRect().right <= width + 1;
    return [...document.querySelectorAll("a, button, input, select, textarea, h1, h2, [role=dialog]")].flatMap(
      (node) => {
        const { left, right, width: own, height } = node.getBoundingClientRect();
        const { visibility, opacity } = getComputedStyle(node);
        const isHidden = own <= 1 || height <= 1 || visibility === "hidden" || opacity === "0";
        if (isHidden || (left >= -1 && right <= width + 1) || right <= 0 || scrolls(node) || isCut(node)) return [];
        return [`${Math.round(left)}–${Math.round(right)} of ${width}: ${node.outerHTML.slice(0, 140)}`];
      },
    );
  });

/** The spacing that a reader may set (WCAG 1.4.12). @returns what takes it away again */
export async function addTextSpacing(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({
    content:
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  });
  return () => style.evaluate((node) => (node as Element).remove());
}

/** The page ends where its content ends: something hidden that left its scroller would add empty screens below. */
export async function expectNoEmptyEnd(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollHeight - Math.max(document.body.scrollHeight, window.innerHeight),
    );
  await expect.poll(beyond).toBeLessThanOrEqual(1);
}

/** How much has moved on the page since it was opened, without anybody having pressed anything. */
export const movedBy = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        let moved = 0;
        const watching = new PerformanceObserver((list) => {
          for (const shift of list.getEntries())
            if (!Reflect.get(shift, "hadRecentInput")) moved += Number(Reflect.get(shift, "value"));
        });
        watching.observe({ type: "layout-shift", buffered: true });
        // What was noted before is given with the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => tell(moved)));
      }),
  );

/** The router's own: how far a page was scrolled. */
const ROUTERS = "tsr-scroll-restoration";

/**
 * What a browser keeps of a screen has a declared name, which says whose it is and when it goes; what stays names nobody.
 * @param secrets what tells who reads the screen
 */
export async function expectKeptByName(page: Page, secrets: readonly string[]): Promise<void> {
  const { entries, databases } = await page.evaluate(async () => ({
    entries: [...Object.entries(localStorage), ...Object.entries<string>(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name = "" }) => name),
  }));
  const names = entries.map(([name]) => name);
  expect(names.filter((name) => ownerOf(name) === undefined && !name.startsWith(ROUTERS))).toEqual([]);
  expect(databases.filter((name) => name !== KEPT_DATABASE)).toEqual([]);
  const staying = entries.filter(([name]) => !["person", "session"].includes(ownerOf(name) ?? ""));
  expect(staying.filter(([, value]) => secrets.some((secret) => value.includes(secret)))).toEqual([]);
}

/** What stands on every screen in its reader's language. */
export async function expectWellFormed(page: Page, language: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page).toHaveTitle(/\S+ · Kerkis|Kerkis · \S+/);
  // By element: an open dialog takes what is behind it out of the accessibility tree.
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("main")).toHaveCount(1);
  await expect.poll(() => doublyCurrent(page)).toEqual([]);
  await expect.poll(() => skippedHeadings(page)).toEqual([]);
}

/** Headings of the content that leave out a level below the one before them. */
const skippedHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].filter((node) =>
      node.checkVisibility(),
    );
    const levelOf = (node: Element | undefined) => Number(node?.tagName.slice(1) ?? 0);
    return headings
      .filter((node, index) => levelOf(node) > levelOf(headings[index - 1]) + 1)
      .map((node) => `${node.tagName} ${node.textContent}`);
  });

/** Navigations that call more than one of their links the present page. */
const doublyCurrent = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("nav")]
      .filter((nav) => nav.querySelectorAll("[aria-current=page]").length > 1)
      .map((nav) => nav.ariaLabel ?? ""),
  );

/** Buttons that a finger would miss: less than 44 px both ways, with the reach that a pseudo-element may add. What a finger passes through is none. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main button, header button")].flatMap((button) => {
      const box = button.getBoundingClientRect();
      const isHidden = box.width === 0 || button.closest("[hidden], [aria-hidden=true]") !== null;
      const after = getComputedStyle(button, "::after");
      const reach = after.content !== "none" && after.position === "absolute" ? 24 : 0;
      const isPassed = getComputedStyle(button).pointerEvents === "none";
      if (isHidden || isPassed || Math.max(box.height, box.width) + reach >= 44) return [];
      return [`${Math.round(box.width)}×${Math.round(box.height)} ${button.outerHTML.slice(0, 120)}`];
    }),
  );

/** Buttons of a phone's page can be touched. */
export async function expectTouchable(page: Page): Promise<void> {
  await expect.poll(() => tooSmall(page)).toEqual([]);
}
