import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { OfferCard } from "#shared/ui/offer-card.tsx";
import { BulkBar } from "./bulk-bar.tsx";

let shown: TestPage;
afterEach(() => {
  document.documentElement.style.removeProperty("--foot-bar");
  shown.close();
});

const SELECTION = { chosen: [{}], clear: () => undefined };

/** A list that is longer than the window, with an offer over its foot. */
const list = (hasBar: boolean) => (
  <div>
    <div style={{ height: "200vh" }} />
    {hasBar && <BulkBar selection={SELECTION} actions={[{ label: "Approve", onRun: () => undefined }]} />}
    <OfferCard title="An offer" text="Take it." picture={null} dismissLabel="No" onDismiss={() => undefined}>
      <button type="button">Yes</button>
    </OfferCard>
  </div>
);

test.each([390, 1440])(
  "at %s px what can be done with chosen rows stands above the bar of support access, and no offer covers it",
  async (width) => {
    await page.viewport(width, 844);
    document.documentElement.style.setProperty("--foot-bar", "112px");
    shown = await openTestPage(list(true), { session: asVisitor(undefined), answers: {} });
    const bar = page.getByRole("toolbar", { name: "Actions for the selected rows" });
    await expect.element(bar).toBeVisible();
    expect(bar.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(844 - 112);
    await expect.element(page.getByRole("heading", { name: "An offer", includeHidden: true })).not.toBeVisible();
    shown.close();
    shown = await openTestPage(list(false), { session: asVisitor(undefined), answers: {} });
    await expect.element(page.getByRole("heading", { name: "An offer" })).toBeVisible();
  },
);
