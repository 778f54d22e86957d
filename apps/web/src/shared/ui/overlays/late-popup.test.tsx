import type { ComponentType, ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { Button } from "../button.tsx";
import { MenuItem } from "./dropdown-menu.tsx";
import { LatePopup } from "./late-popup.tsx";
import { PopoverPanel } from "./popover.tsx";
import type { PopupPlace } from "./use-popup.ts";
import { MenuPopup } from "./views/menu-popup.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const Menu = (popup: PopupPlace) => (
  <MenuPopup {...popup}>
    <MenuItem>First</MenuItem>
    <MenuItem>Second</MenuItem>
  </MenuPopup>
);
const Panel = (popup: PopupPlace) => (
  <PopoverPanel {...popup} label="Panel">
    <p>Text</p>
  </PopoverPanel>
);

/** Code that comes when it is let. */
function lateCode(popup: ComponentType<PopupPlace>) {
  const { promise, resolve } = Promise.withResolvers<ComponentType<PopupPlace>>();
  return { load: () => promise, arrive: () => resolve(popup) };
}
async function open(kind: "menu" | "dialog", load: () => Promise<ComponentType<PopupPlace>>) {
  const element: ReactNode = (
    <>
      <LatePopup kind={kind} load={load} props={{}} trigger={<Button>Open</Button>} />
      <input aria-label="Elsewhere" />
    </>
  );
  shown = await openTestPage(element, { answers: {}, session: asVisitor(undefined) });
}
const button = () => page.getByRole("button", { name: "Open" });

test.each(["menu", "dialog"] as const)("a press before the %s is here opens it once it is", async (kind) => {
  const { load, arrive } = lateCode(kind === "menu" ? Menu : Panel);
  await open(kind, load);
  await button().click();
  await expect.element(button()).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByRole(kind)).not.toBeInTheDocument();
  arrive();
  await expect.element(page.getByRole(kind)).toBeVisible();
  await button().click();
  await expect.element(page.getByRole(kind)).not.toBeInTheDocument();
  await expect.element(button()).toHaveAttribute("aria-expanded", "false");
});

test("opened with the keyboard a menu begins at its first item, and gives the focus back", async () => {
  const { load, arrive } = lateCode(Menu);
  await open("menu", load);
  // A key pressed before it is there goes nowhere.
  await expect.element(button()).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  arrive();
  await expect.element(page.getByRole("menuitem", { name: "First" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("menuitem", { name: "Second" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button()).toHaveFocus();
});

test("a press elsewhere closes it and keeps the focus there", async () => {
  await open("dialog", async () => Panel);
  await button().click();
  await expect.element(page.getByRole("dialog", { name: "Panel" })).toBeVisible();
  await page.getByLabelText("Elsewhere").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByLabelText("Elsewhere")).toHaveFocus();
});
