// Hands in Debian's Firefox, over WebDriver BiDi: the few that the main job needs. Playwright drives Chromium alone here.
import { expect } from "@playwright/test";
import puppeteer, { type Browser, type ElementHandle, type Page } from "puppeteer-core";
import { FIREFOX, findBrowser } from "../../tools/lib/browser.ts";
import { isHydrated } from "./journey.ts";
import type { JourneyPerson } from "./people/people.ts";

const PATIENCE_MS = 60_000;

/** Starts Firefox; its long-lived version cannot be told another window later. */
export async function startFirefox(): Promise<Browser> {
  const executablePath = findBrowser(FIREFOX);
  if (executablePath === undefined) throw new Error("There is no Firefox; `npm test` installs one.");
  const args = ["--width=1440", "--height=900"];
  return puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: null,
    timeout: PATIENCE_MS,
    args,
  });
}

const ROLES = {
  button: "button",
  link: "a[href]",
  heading: "h1, h2, h3",
  radio: "input[type=radio], [role=radio]",
  field: "input, select, textarea",
};
type Role = keyof typeof ROLES;

/** Where to look for an element, and what it is called. */
interface Wanted {
  css: string;
  name: string;
  /** CSS selector of something around it. */
  within: string;
}

/**
 * In the page: the visible element with this name. What a label names goes on after it with «(optional)» and the like, so
 * its beginning is enough; a choice may say more around its name.
 */
function findNamed({ css, name, within }: Wanted): Element | null {
  const plain = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const isNamed = (element: Element): boolean => {
    const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    if (labels.some((label) => plain(label.textContent).startsWith(name))) return true;
    const text = plain(element.textContent);
    return element.ariaLabel === name || text === name || (element.role === "radio" && text.includes(name));
  };
  const isWanted = (element: Element) =>
    element.closest(within) !== null && element.checkVisibility() && isNamed(element);
  return [...document.querySelectorAll(css)].find(isWanted) ?? null;
}

/** In the page: brought into sight, not disabled, and under nothing else (a toast). */
function isPressable(element: Element): boolean {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
  return !element.matches(":disabled, [aria-disabled=true]") && element.contains(onTop);
}

/** Someone's page in Firefox. */
export class FirefoxPage {
  readonly page: Page;
  readonly #url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
  }

  /** A browser of someone's own, in their language. */
  static async open(
    browser: Browser,
    { url, language, person }: { url: string; language: string; person?: JourneyPerson },
  ): Promise<FirefoxPage> {
    const context = await browser.createBrowserContext();
    const { hostname: domain } = new URL(url);
    for (const cookie of [`lang=${language}`, ...(person?.cookie.split("; ") ?? [])]) {
      const at = cookie.indexOf("=");
      await context.setCookie({ name: cookie.slice(0, at), value: cookie.slice(at + 1), domain, path: "/" });
    }
    return new FirefoxPage(await context.newPage(), url);
  }

  /** Opens an address and waits until scripts answer. */
  async goto(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.#url).href);
    await this.#becomes(() => this.page.evaluate(isHydrated), `${path} answers`);
  }

  /** The element of a role with this name, once it is there and scripts answer: a step may be a page asked for anew. */
  async find(role: Role, name: string, within = "body"): Promise<ElementHandle> {
    let found: ElementHandle | null = null;
    const look = async () => {
      const handle = await this.page.evaluateHandle(findNamed, { css: ROLES[role], name, within });
      found = handle.asElement() as ElementHandle | null;
      return found !== null && (await this.page.evaluate(isHydrated));
    };
    await this.#becomes(look, `${role} «${name}»`);
    if (!found) throw new Error(`No ${role} «${name}».`);
    return found;
  }

  async press(role: Role, name: string, within?: string): Promise<void> {
    const element = await this.find(role, name, within);
    await this.#becomes(() => element.evaluate(isPressable), `${role} «${name}» can be pressed`);
    await element.click();
  }

  /** Types into a field in place of what stands there. */
  async fill(label: string, value: string): Promise<void> {
    const field = await this.find("field", label);
    await this.#becomes(async () => {
      await field.focus();
      await this.page.keyboard.down("Control");
      await this.page.keyboard.press("a");
      await this.page.keyboard.up("Control");
      await field.type(value);
      return field.evaluate((node, typed) => (node as HTMLInputElement).value === typed, value);
    }, `«${label}» holds what was typed`);
  }

  /** Ticks a box; what arrives above it meanwhile may move it away under the pointer. */
  async tick(label: string): Promise<void> {
    const isTicked = async () =>
      (await this.find("field", label)).evaluate((node) => (node as HTMLInputElement).checked);
    await this.#becomes(async () => {
      if (await isTicked()) return true;
      await this.press("field", label);
      return isTicked();
    }, `«${label}» is ticked`);
  }

  async select(label: string, value: string): Promise<void> {
    await (await this.find("field", label)).select(value);
  }

  /** The page shows this text somewhere. */
  async reads(text: string): Promise<void> {
    const isShown = () => this.page.evaluate((wanted) => document.body.innerText.includes(wanted), text);
    await this.#becomes(isShown, `the page says «${text}»`);
  }

  async isAt(path: RegExp): Promise<void> {
    const isThere = async () => path.test(await this.page.evaluate(() => location.pathname + location.search));
    await this.#becomes(isThere, `the page is at ${path}`);
  }

  async #becomes(isSo: () => Promise<boolean>, message: string): Promise<void> {
    // Someone looks at it: a page behind another one paints nothing, and its toasts wait.
    await this.page.bringToFront();
    // A page that has just been left answers nothing.
    await expect.poll(() => isSo().catch(() => false), { timeout: PATIENCE_MS, message }).toBe(true);
  }
}
