import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { ApiReference } from "./api-reference.tsx";

let shown: TestPage;
afterEach(() => {
  shown.close();
  window.history.replaceState(null, "", window.location.pathname + window.location.search);
});

async function open(search = ""): Promise<void> {
  const at = `/documentation/api${search}`;
  shown = await openTestPage(<ApiReference />, { session: asVisitor(undefined), answers: {}, at, isPage: "public" });
  await expect.poll(() => row("startups.list")).not.toBeNull();
}

const row = (name: string) => document.getElementById(name);
/** The names of what the endpoint takes and gives, as far as they are drawn. */
const fieldsIn = (name: string): string[] =>
  Array.from(row(name)?.querySelectorAll("dt") ?? [], (term) => term.firstChild?.textContent ?? "");

test("an endpoint tells what it takes and gives once it is opened, and draws nothing before", async () => {
  await open();
  expect(document.querySelectorAll("dt")).toHaveLength(0);
  row("startups.list")?.querySelector("summary")?.click();
  await expect.poll(() => fieldsIn("startups.list")).toEqual(expect.arrayContaining(["sort", "next_cursor"]));
  expect(fieldsIn("startups.get")).toEqual([]);
});

test("an address opens its endpoint, by its name or by its place", async () => {
  await open("?endpoint=startups.list");
  expect(row("startups.list")).toHaveAttribute("open");
  expect(fieldsIn("startups.list")).toContain("next_cursor");
  expect(fieldsIn("startups.get")).toEqual([]);
  shown.close();
  window.location.hash = "startups.get";
  await open();
  await expect.poll(() => fieldsIn("startups.get")).toContain("id");
});

test("a search finds endpoints by what they take, and says how many", async () => {
  await open();
  await page.getByRole("searchbox", { name: "Search calls" }).fill("tax_number");
  await expect.poll(() => row("startups.list")).toBeNull();
  expect(row("startups.duplicates")).not.toBeNull();
  await expect.element(page.getByText(/^\d+ calls?/)).toBeVisible();
});
