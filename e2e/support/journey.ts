import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  test as base,
} from "@playwright/test";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { noteServerNodes } from "./hydration.ts";
import { type JourneyPerson, sharedWorld, type World } from "./people/people.ts";
import { watchProblems } from "./screens.ts";
import { type Texts, textsIn } from "./texts.ts";
import { type Look, lookOf } from "./turns.ts";

/** A browser of someone's own: their page, their language, their session. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  t: Texts;
}

export interface VisitOptions {
  language?: Language;
  person?: JourneyPerson;
  /** Another product than the shared one. */
  world?: World;
  theme?: "light" | "dark";
  /** Whether the page fetches ahead what it may need: it does where the worker is allowed, else only if asked to. */
  fetchesAhead?: boolean;
  options?: BrowserContextOptions;
}

/** A page that someone keeps, and what went wrong on it since it was asked for. */
export interface View {
  page: Page;
  problems: string[];
}

/** The cookies that a Cookie header holds, for a browser. */
function cookiesOf(header: string, url: string) {
  return header.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
}

interface JourneyFixtures {
  /** What this journey is seen in, by turns: each takes one language and theme, and together they meet all. */
  look: Look;
  language: Language;
  /** Opens a browser context; all are closed with the test. */
  visit: (options?: VisitOptions) => Promise<Visit>;
}

interface WorkerFixtures {
  world: World;
  /** A context for each person and language that lives as long as the worker, so that its caches are warm. */
  gallery: (language: Language, person?: JourneyPerson) => Promise<BrowserContext>;
  /** A page for each person that lives as long as the worker: in a warm one an address opens three times as fast as in a new one. */
  view: (language: Language, person?: JourneyPerson) => Promise<View>;
}

/** In the page: the person saves data. Few journeys need what is fetched ahead, a tenth of their work. */
export function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

/** What a browser of someone carries from its first page on. */
async function carry(context: BrowserContext, world: World, chosen: Record<string, string>, person?: JourneyPerson) {
  const preferences = Object.entries(chosen).map(([name, value]) => ({ name, value, url: world.url }));
  await context.addCookies([...preferences, ...(person ? cookiesOf(person.cookie, world.url) : [])]);
}

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  world: [
    async ({}, use) => {
      const world = sharedWorld();
      await use(world);
      await world.close();
    },
    { scope: "worker" },
  ],
  gallery: [
    async ({ browser, world }, use) => {
      const contexts = new Map<string, Promise<BrowserContext>>();
      const opened = async (language: Language, person?: JourneyPerson) => {
        const context = await browser.newContext({ baseURL: world.url });
        await context.addInitScript(saveData);
        await carry(context, world, { lang: language }, person);
        return context;
      };
      await use((language, person) => {
        const key = `${language} ${person?.id}`;
        const context = contexts.get(key) ?? opened(language, person);
        contexts.set(key, context);
        return context;
      });
      for (const context of contexts.values()) await (await context).close();
    },
    { scope: "worker" },
  ],
  view: [
    async ({ browser, world }, use) => {
      const views = new Map<string, View>();
      const opened = async (person?: JourneyPerson): Promise<View> => {
        const context = await browser.newContext({ baseURL: world.url });
        await context.addInitScript(saveData);
        await carry(context, world, {}, person);
        const page = await context.newPage();
        await noteServerNodes(page);
        return { page, problems: watchProblems(page) };
      };
      await use(async (language, person) => {
        const key = person?.id ?? "";
        const known = views.get(key);
        const view = known ?? (await opened(person));
        views.set(key, view);
        const { page, problems } = view;
        await carry(page.context(), world, { lang: language });
        await page.emulateMedia({ colorScheme: null, forcedColors: null });
        // What a tab remembers is not there in a new one.
        if (known) await page.evaluate(() => sessionStorage.clear());
        problems.length = 0;
        return view;
      });
      for (const { page } of views.values()) await page.context().close();
    },
    { scope: "worker" },
  ],
  look: async ({}, use, { title }) => use(lookOf(title)),
  language: async ({ look }, use) => use(look.language),
  visit: async ({ browser, world: shared, look, serviceWorkers }, use) => {
    const contexts: BrowserContext[] = [];
    await use(
      async ({
        person,
        theme = look.theme,
        options,
        world = shared,
        fetchesAhead = serviceWorkers === "allow",
        language = person?.language ?? "el",
      } = {}) => {
        const context = await browser.newContext({ baseURL: world.url, ...options });
        contexts.push(context);
        if (!fetchesAhead) await context.addInitScript(saveData);
        await carry(context, world, { lang: language, theme }, person);
        return { context, page: await context.newPage(), t: textsIn(language) };
      },
    );
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** Matches a name that begins with this text: labels of optional fields go on with «(optional)». */
export const startingWith = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);

/** A text field by its label. */
export const textField = (page: Page, label: string) => page.getByRole("textbox", { name: startingWith(label) });

/** In the page: the router dropped its bootstrap, and React knows the parts that came as HTML. */
export function isHydrated(): boolean {
  const isKnown = (node: Element) => Object.keys(node).some((key) => key.startsWith("__react"));
  return !("$_TSR" in window) && [...document.querySelectorAll("main h1, main form")].every(isKnown);
}

/** The page is alive. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** The part of the page that this stands in answers: its code comes after the page's. */
export const answers = (part: Locator) =>
  expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react"))))
    .toBe(true);

/** Opens an address and waits until scripts answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Leaves a sign on the page that a reload would take away. */
export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
}

/** Fails if the page was loaded anew since `markPage`. */
export async function expectNotReloaded(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, "notReloaded"))).toBe(true);
}

/** A toast with this title. */
export const toastOf = (page: Page, { t, title }: { t: Texts; title: string | RegExp }) =>
  page
    .getByRole("region", { name: startingWith(t("ui_notifications")) })
    .getByRole("listitem")
    .filter({ has: page.getByText(title, { exact: true }) });
