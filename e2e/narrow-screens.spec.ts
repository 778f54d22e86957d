// Every screen holds on a phone with names that break layouts, and at 320 px with the text spacing that a reader sets.
import { hostileCast } from "./support/people/cast.ts";
import { open, test } from "./support/journey.ts";
import { SCREENS } from "./support/screen-list.ts";
import { addTextSpacing, expectLauncherClear, expectNoSidewaysScroll, expectWithinReach } from "./support/screens.ts";

test.use({ trace: "off" });

/** Also what a search finds of them: the ordinary words find others. */
const ALL: typeof SCREENS = {
  ...SCREENS,
  "search that finds them": () => ({ path: "/search?q=Μακρύτατη" }),
  "search that finds them, signed in": ({ owner }) => ({ path: "/search?q=Μακρύτατη", person: owner }),
};

for (const [name, screen] of Object.entries(ALL)) {
  test(`${name} holds long words, emoji, other scripts and stacked marks on narrow screens`, async ({
    world,
    gallery,
  }) => {
    const { path, person } = screen(await hostileCast(world));
    const page = await (await gallery("el", person)).newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await expectNoSidewaysScroll(page);
    await expectWithinReach(page);
    await expectLauncherClear(page);
    await test.step("text spacing at 320 px", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await addTextSpacing(page);
      await expectNoSidewaysScroll(page);
      await expectWithinReach(page);
      await expectLauncherClear(page);
    });
    await page.close();
  });
}
