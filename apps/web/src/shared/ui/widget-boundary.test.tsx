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

async function open(thrown: Error, size: "block" | "icon" = "block") {
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
  shown = await openTestPage(element, { answers: {}, session: asVisitor(undefined) });
  return fetched;
}

test("a widget that breaks leaves the page standing, is reported once, and comes back", async () => {
  const fetched = await open(new Error("boom"));
  await expect.element(page.getByText("the rest of the page")).toBeVisible();
  await expect.element(page.getByRole("alert").getByText("Something went wrong")).toBeVisible();
  const reports = fetched.mock.calls.filter(([address]) => address === "/api/errors");
  expect(reports).toHaveLength(1);
  expect(reports[0]?.[1]?.body).toContain('"error":"boom"');
  failure = undefined;
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect.element(page.getByText("the widget")).toBeVisible();
});

test("says when it could not be loaded, and reports nothing", async () => {
  const fetched = await open(new TypeError("Failed to fetch dynamically imported module: /assets/x.js"));
  await expect.element(page.getByRole("alert").getByText("Loading Error")).toBeVisible();
  expect(fetched.mock.calls.filter(([address]) => address === "/api/errors")).toHaveLength(0);
});

test("takes the room of a button where the widget was one", async () => {
  await open(new Error("boom"), "icon");
  await expect.element(page.getByRole("button", { name: "Something went wrong. Try Again" })).toBeVisible();
  expect(page.getByRole("alert").elements()).toHaveLength(0);
});
