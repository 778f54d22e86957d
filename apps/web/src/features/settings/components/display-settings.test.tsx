import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chooseDisplay as displayOf, DEFAULT_DISPLAY } from "@kerkis/contract/core/happenings/rendering.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { chooseDisplay } from "#shared/theme/display.ts";
import { chooseTheme } from "#shared/theme/theme.ts";
import { visitor } from "#features/identity/identity.factory.ts";
import { DisplaySettings } from "./display-settings.tsx";

let screen: TestPage;
const root = document.documentElement;
beforeEach(async () => {
  screen = await openTestPage(<DisplaySettings />, { answers: {}, session: visitor });
});
afterEach(() => {
  screen.close();
  chooseDisplay(DEFAULT_DISPLAY);
  chooseTheme("light");
});

const choose = (name: string) => page.getByRole("radio", { name }).click();
const pixels = () => Number.parseFloat(getComputedStyle(root).fontSize);

it("shows each choice at once and keeps it in a cookie that the server understands", async () => {
  const normal = pixels();
  await choose("Largest");
  expect(pixels()).toBe(normal * 2);
  await choose("More");
  await choose("Reduced");
  await choose("Compact");
  expect(root.dataset).toMatchObject({ text: "largest", contrast: "more", motion: "reduce", density: "compact" });
  expect(displayOf(document.cookie)).toEqual({
    textSize: "largest",
    density: "compact",
    contrast: "more",
    motion: "reduce",
  });
  await expect.element(page.getByRole("radio", { name: "Largest" })).toBeChecked();
});

it("goes back to the beginning", async () => {
  await choose("Dark");
  await choose("Larger");
  await page.getByRole("button", { name: "Reset" }).click();
  expect(root.dataset["text"]).toBeUndefined();
  expect(root.dataset["theme"]).toBe("system");
  expect(document.cookie).not.toMatch(/(^|; )display=\w/);
  await expect.element(page.getByRole("button", { name: "Reset" })).toBeDisabled();
});

it("moves with the arrow keys", async () => {
  await choose("Large");
  // Held for a moment, as a finger does: the choice follows the focus while the key is down.
  await userEvent.keyboard("{ArrowRight>}");
  await expect.element(page.getByRole("radio", { name: "Larger" })).toBeChecked();
  await userEvent.keyboard("{/ArrowRight}");
});
