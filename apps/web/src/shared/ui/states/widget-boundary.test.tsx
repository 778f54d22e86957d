import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { asVisitor } from "#shared/permissions/session.ts";
import { WidgetBoundary } from "./widget-boundary.tsx";

let shown: TestPage;
let failure: Error | undefined;
afterEach(() => {
  shown.close();
  failure = undefined;
  vi.restoreAllMocks();
});

function Widget() {
  if (failure) throw failure;
  return <p>the widget</p>;
}

async function open(thrown: Error, size: "block" | "icon" = "block", language: "el" | "en" = "en") {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fetched = vi.spyOn(window, "fetch").mockResolvedValue(new Response(null, { status: 204 }));
  failure = thrown;
  const element = (
    <>
      <WidgetBoundary size={size}>
        <Widget />
      </WidgetBoundary>
      <p>the rest of the page</p>
    </>
  );
  shown = await openTestPage(element, { answers: {}, session: asVisitor(undefined), language });
  return fetched;
}

const words = (text: string) => page.getByRole("alert").getByText(text, { exact: true });

test.each([
  ["en", "Something went wrong", "We encountered an unexpected error. Our team has been notified.", "Try Again"],
  ["el", "Κάτι δεν πήγε καλά", "Παρουσιάστηκε απρόβλεπτο σφάλμα. Η ομάδα μας ενημερώθηκε.", "Δοκιμάστε ξανά"],
] as const)(
  "a widget that breaks leaves the page standing, is reported once, and comes back (%s)",
  async (...given) => {
    const [language, title, text, retry] = given;
    const fetched = await open(new TypeError("boom"), "block", language);
    await expect.element(page.getByText("the rest of the page")).toBeVisible();
    await expect.element(words(title)).toBeVisible();
    await expect.element(words(text)).toBeVisible();
    const reportsOf = () => fetched.mock.calls.filter(([address]) => address === "/api/errors");
    await vi.waitFor(() => expect(reportsOf()).toHaveLength(1));
    expect(reportsOf()[0]?.[1]?.body).toContain('"error":"boom"');
    failure = undefined;
    await page.getByRole("button", { name: retry }).click();
    await expect.element(page.getByText("the widget")).toBeVisible();
  },
);

test.each([
  ["en", "Loading Error", "Failed to load this section. This might be due to a network issue or an app update."],
  [
    "el",
    "Σφάλμα φόρτωσης",
    "Δεν ήταν δυνατή η φόρτωση αυτής της ενότητας. Ίσως φταίει το δίκτυο ή μια ενημέρωση της εφαρμογής.",
  ],
] as const)("says when it could not be loaded, and reports nothing (%s)", async (language, title, text) => {
  const failed = new TypeError("Failed to fetch dynamically imported module: /assets/x.js");
  const fetched = await open(failed, "block", language);
  await expect.element(words(title)).toBeVisible();
  await expect.element(words(text)).toBeVisible();
  expect(fetched.mock.calls.filter(([address]) => address === "/api/errors")).toHaveLength(0);
});

test("takes the room of a button where the widget was one", async () => {
  await open(new Error("boom"), "icon");
  await expect.element(page.getByRole("button", { name: "Something went wrong. Try Again" })).toBeVisible();
  expect(page.getByRole("alert").elements()).toHaveLength(0);
});
