// Every screen of the application, opened once with names that break layouts: on a desk and on a phone, on the narrowest
// phone with the text spacing that a reader sets, and where the device forces its colours.
import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { expectSeenInForcedColors } from "./support/forced-colors.ts";
import { lostNodes, partsHydrated, writtenIn } from "./support/hydration.ts";
import { expect, hydrated, test } from "./support/journey.ts";
import { matches, pagePaths } from "./support/pages.ts";
import { cast, hostileCast } from "./support/people/cast.ts";
import { FORCED, REFUSED, SCREENS, WHOLE } from "./support/screen-list.ts";
import {
  addTextSpacing,
  expectAccessible,
  expectKeptByName,
  expectLauncherClear,
  expectNoEmptyEnd,
  expectNoSidewaysScroll,
  expectTouchable,
  expectWellFormed,
  expectWithinReach,
  movedBy,
} from "./support/screens.ts";
import { THEMES } from "./support/turns.ts";

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const NARROWEST = { width: 320, height: 640 };
type Size = keyof typeof SIZES;
/** Layout shift of a page's arrival, as browsers count it; letters that come a moment later make the least of it. */
const MOST_MOVED = 0.05;

interface Turn {
  language: Language;
  theme: (typeof THEMES)[number];
  first: Size;
}
/** Each screen is seen in one language and theme and in both sizes, and judged by axe in the first; together they meet all. */
const TURNS: readonly Turn[] = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((theme) => [
    { language, theme, first: "desk" as const },
    { language, theme, first: "phone" as const },
  ]),
);
// What fails here is told by axe in words; recording every look takes longer than looking.
test.use({ trace: "off" });

for (const [index, [name, screen]] of Object.entries(SCREENS).entries()) {
  const { language, theme, first } = TURNS[index % TURNS.length] ?? { language: "el", theme: "light", first: "desk" };
  test(`${name}: readable by everyone, on a desk and on phones`, async ({ world, view }) => {
    const { path, person } = screen(await hostileCast(world));
    const { page, problems } = await view(language, person);
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize(SIZES[first]);
    const response = await page.goto(path);
    const written = writtenIn((await response?.text()) ?? "");
    expect(/<h1[^>]*>[^<]/.test(written), "its heading is in the HTML").toBe(true);
    expect(WHOLE[name]?.test(written) ?? true, "what it holds is in the HTML").toBe(true);
    await hydrated(page);
    await partsHydrated(page);
    // What a page fetches by itself is looked at too.
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(await lostNodes(page), "hydration keeps what the server wrote").toEqual([]);
    expect(await movedBy(page), "nothing moves as the page comes").toBeLessThan(MOST_MOVED);
    await expectWellFormed(page, language);
    for (const size of [first, first === "desk" ? "phone" : "desk"] as const) {
      await test.step(size, async () => {
        await page.setViewportSize(SIZES[size]);
        await expectNoSidewaysScroll(page);
        await expectNoEmptyEnd(page);
        if (size === first) await expectAccessible(page, { sidebar: FORCED.has(name) });
        if (size === "desk") return;
        await expectTouchable(page);
        await expectWithinReach(page);
        await expectLauncherClear(page);
      });
    }
    await test.step("text spacing at 320 px", async () => {
      await page.setViewportSize(NARROWEST);
      const removeSpacing = await addTextSpacing(page);
      await expectNoSidewaysScroll(page);
      await expectWithinReach(page);
      await expectLauncherClear(page);
      await removeSpacing();
    });
    await page.setViewportSize(SIZES.desk);
    await expectKeptByName(page, person ? [person.id, person.email, person.name] : []);
    if (FORCED.has(name)) await test.step("forced colours", () => expectSeenInForcedColors(page));
    const refused = REFUSED[name];
    expect(problems.filter((problem) => !refused?.test(problem))).toEqual([]);
  });
}

test("screens that are looked at more closely are among the screens", () => {
  expect([...FORCED, ...Object.keys(WHOLE)].filter((name) => !(name in SCREENS))).toEqual([]);
});

test("every page of the application is among the screens", async ({ world }) => {
  const people = await cast(world);
  const addresses = Object.values(SCREENS).map((screen) => screen(people).path.replace(/\?.*/, ""));
  const isLookedAt = (path: string) => addresses.some((address) => matches(path, address));
  expect(pagePaths.length).toBeGreaterThan(30);
  expect(pagePaths.filter((path) => !isLookedAt(path))).toEqual([]);
});
