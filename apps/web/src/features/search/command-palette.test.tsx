import type { SearchHit } from "@kerkis/contract/search/search.schema.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { LogOut, Rocket } from "lucide-react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { CommandPalette } from "./components/command-palette.tsx";
import type { PaletteCommand } from "./model/palette-entries.ts";

const session: Session = { ...asVisitor(undefined), profile: testProfile() };
const HIT: SearchHit = { id: crypto.randomUUID(), type: "startup", title: "Star One", subtitle: "Energy" };

let shown: TestPage;
afterEach(() => {
  shown.close();
  localStorage.clear();
});

const HITS: SearchHit[] = [HIT, { ...HIT, id: "e", type: "event", title: "Star event" }];

async function open(items = HITS) {
  const signOut = vi.fn<() => void>();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const commands: PaletteCommand[] = [
    { key: "page:/startups", group: "page", title: "Startup Registry", icon: Rocket, path: "/startups" },
    { key: "sign-out", group: "action", title: "Sign Out", icon: LogOut, run: signOut },
  ];
  shown = await openTestPage(<CommandPalette open onOpenChange={onOpenChange} commands={commands} />, {
    answers: { "search.suggest": { items } },
    session,
    paths: ["/startups", "/search", "/startup/$id"],
  });
  return { signOut, onOpenChange };
}
const box = () => page.getByRole("combobox", { name: "Search" });
const option = (name: string) => page.getByRole("option", { name });

test("is a dialog with a box that has the focus, and lists pages and actions before anything is typed", async () => {
  await open();
  await expect.element(page.getByRole("dialog", { name: "Search and commands" })).toBeVisible();
  await expect.element(box()).toHaveFocus();
  await expect.element(option("Startup Registry")).toHaveAttribute("aria-selected", "true");
  expect(box().element().getAttribute("aria-activedescendant")).toBe(option("Startup Registry").element().id);
  await expect.element(option("Sign Out")).toBeVisible();
  expect(shown.calls).toEqual([]);
});

test("the keyboard chooses an action, and remembers it", async () => {
  const { signOut, onOpenChange } = await open();
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(signOut).toHaveBeenCalledOnce();
  expect(onOpenChange).toHaveBeenCalledWith(false);
  shown.close();
  await open();
  await expect.element(page.getByRole("group", { name: "Recent" }).getByRole("option")).toHaveTextContent("Sign Out");
});

test("finds records with the header's search, and offers none whose page does not exist", async () => {
  await open();
  await box().fill("star");
  await expect.element(option("Star One Energy Startup")).toBeVisible();
  expect(option("Star event").elements()).toHaveLength(0);
  expect(shown.calls).toEqual(["GET /search/suggest?q=star"]);
  await option("Star One Energy Startup").click();
  await expect.element(page.getByLabelText("address")).toHaveTextContent(`/startup/${HIT.id}`);
});

test("a text that nothing matches leads to all results", async () => {
  await open();
  await box().fill("zzz");
  await page.getByRole("button", { name: 'See all results for "zzz"' }).click();
  await expect.element(page.getByLabelText("address")).toHaveTextContent("/search?q=zzz");
});

test("Enter leads there too, and arrows go round", async () => {
  await open([]);
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(option("Sign Out")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(option("Startup Registry")).toHaveAttribute("aria-selected", "true");
  await box().fill("zzz");
  await expect.element(page.getByText('No results found for "zzz"')).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByLabelText("address")).toHaveTextContent("/search?q=zzz");
});

test("typing begins at the first match again", async () => {
  await open();
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(option("Sign Out")).toHaveAttribute("aria-selected", "true");
  await box().fill("s");
  await expect.element(option("Startup Registry")).toHaveAttribute("aria-selected", "true");
});

test("what was chosen lately is listed once", async () => {
  localStorage.setItem("kerkis.recent-commands", JSON.stringify([{ kind: "command", key: "sign-out" }]));
  await open();
  await expect.element(page.getByRole("group", { name: "Recent" }).getByRole("option")).toHaveTextContent("Sign Out");
  expect(option("Sign Out").elements()).toHaveLength(1);
});

test("the words that were found are marked, of pages and records alike", async () => {
  await open();
  await box().fill("star");
  await expect.element(option("Star One Energy Startup")).toBeVisible();
  expect(Array.from(document.querySelectorAll("[role=option] mark"), (mark) => mark.textContent)).toEqual([
    "Startup",
    "Star",
  ]);
});

test("what was found far into a line that is cut off is seen in it", async () => {
  await open([{ ...HIT, subtitle: "Θερμοκοιτίδα γαλάζιας οικονομίας στο λιμάνι" }]);
  await box().fill("limani");
  await expect.element(option("Star One …οικονομίας στο λιμάνι Startup")).toBeVisible();
});
