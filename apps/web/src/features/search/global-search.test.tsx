import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import type { SearchHit } from "@kerkis/contract/search/search.schema.ts";
import { PAGE_FALLBACK } from "@kerkis/contract/core/pages.ts";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { typeAtOnce } from "#shared/forms/type-at-once.factory.ts";
import { shouldRetryQuery } from "#shared/api/query-client.ts";
import type { Answer } from "#shared/api/answers.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { searchedPages } from "./search.factory.ts";
import { GlobalSearch } from "./search.public.tsx";
import { asVisitor } from "#shared/permissions/session.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";

const session: Session = {
  ...asVisitor(undefined),
  profile: testProfile({
    id: crypto.randomUUID(),
    role: "public",
    first_name: "Άννα",
    last_name: "Ω",
    email: "a@x.test",
    language: "el",
  }),
  pages: { ...PAGE_FALLBACK, analytics: false },
};
const PATHS = ["/dashboard", "/startups", "/analytics", "/search", "/startup/$id", "/investor/$id", "/event/$id"];

const pages = [...searchedPages, ...PATHS.map((path) => ({ path }))];

let shown: TestPage;
afterEach(() => shown.close());

const hit = (number: number, given: Partial<SearchHit> = {}): SearchHit => ({
  id: `0199a000-0000-7000-8000-0000000002${String(number).padStart(2, "0")}`,
  type: "startup",
  title: `Star ${number}`,
  subtitle: `Line ${number}`,
  ...given,
});
const input = () => page.getByRole("combobox");
const options = () => page.getByRole("option");

async function open(suggest: Answer<"search.suggest">, language: "el" | "en" = "en") {
  const element = (
    <>
      <GlobalSearch />
      <button type="button">elsewhere</button>
    </>
  );
  shown = await openTestPage(element, {
    answers: { "search.suggest": suggest },
    session,
    paths: PATHS,
    pages,
    language,
  });
}

test("asks once after 300 ms of quiet, never for blanks, and shows pages and records, at most 8", async () => {
  await open({ items: [1, 2, 3, 4, 5].map((number) => hit(number)) });
  await expect.element(input()).toHaveAttribute("placeholder", "Search startups, investors, events...");
  await input().fill("   ");
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(shown.calls).toEqual([]);
  expect(page.getByRole("listbox").elements()).toHaveLength(0);
  typeAtOnce(input(), ["s", "st", "star"]);
  await expect.element(page.getByText("Searching...")).toBeVisible();
  await expect.element(options().nth(1)).toHaveAccessibleName("Star 1 Line 1 Startup");
  expect(shown.calls).toEqual(["GET /search/suggest?q=star"]);
  await expect.element(options().first()).toHaveAccessibleName("Startup Registry Page");
  expect(options().elements()).toHaveLength(6);
  await expect.element(page.getByText('See all results for "star"')).toBeVisible();
});

test("shows only pages that exist and that the person may open", async () => {
  await open({ items: [] });
  await input().fill("a");
  await expect.element(page.getByRole("option", { name: /Startup Registry/ })).toBeVisible();
  await expect.element(page.getByRole("option", { name: /^Dashboard/ })).toBeVisible();
  expect(page.getByRole("option", { name: /Analytics|Networking|Settings/ }).elements()).toHaveLength(0);
});

test("arrows move the selection around, Enter opens it and clears the input", async () => {
  await open({
    items: [
      hit(1),
      hit(2, { type: "investor", title: "Star investor" }),
      hit(3, { type: "event", title: "Star event" }),
    ],
  });
  await input().fill("star ");
  await expect.element(options().nth(3)).toBeVisible();
  expect(input().element().getAttribute("aria-activedescendant")).toBeNull();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(options().first()).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(options().nth(3)).toHaveAttribute("aria-selected", "true");
  expect(input().element().getAttribute("aria-activedescendant")).toBe(options().nth(3).element().id);
  await expect.element(options().nth(2)).toHaveAccessibleName("Star investor Line 2 Investor");
  await expect.element(options().nth(3)).toHaveAccessibleName("Star event Line 3 Event");
  await userEvent.keyboard("{ArrowUp}{Enter}");
  await expect.element(page.getByLabelText("address")).toHaveTextContent(`/investor/${hit(2).id}`);
  await expect.element(input()).toHaveValue("");
  expect(page.getByRole("listbox").elements()).toHaveLength(0);
});

test("Enter without a selection leads to all results, as the link does", async () => {
  await open({ items: [] });
  await input().fill("θαλασσα & co");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => shown.address()).toMatch(/^\/search\?q=/);
  expect(decodeURIComponent(shown.address()).replaceAll("+", " ")).toContain("θαλασσα & co");
  await expect.element(input()).toHaveValue("");
});

test("Escape, a click elsewhere and the clear button close it", async () => {
  await open({ items: [hit(1)] });
  await input().fill("star");
  await expect.element(page.getByRole("listbox")).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(input()).toHaveValue("star");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("listbox")).toBeInTheDocument();
  await page.getByRole("button", { name: "elsewhere" }).click();
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  await input().click();
  await expect.element(page.getByRole("listbox")).toBeInTheDocument();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(input()).toHaveValue("");
  expect(document.activeElement).toBe(input().element());
});

test("a press on a result opens it, and one on the link all results", async () => {
  await open({ items: [hit(1)] });
  await input().fill("star 1");
  await page.getByRole("option", { name: /Star 1/ }).click();
  await expect.element(page.getByLabelText("address")).toHaveTextContent(`/startup/${hit(1).id}`);
  await input().fill("star");
  await page.getByText('See all results for "star"').click();
  await expect.element(page.getByLabelText("address")).toHaveTextContent("/search?q=star");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(input()).toHaveValue("");
});

test("Escape on the link to all results closes the list and gives the focus back to the box", async () => {
  await open({ items: [hit(1)] });
  await input().fill("star");
  page.getByRole("link", { name: 'See all results for "star"' }).element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(input()).toHaveFocus();
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
});

test("results of one text never stand under another", async () => {
  await open((request: Request) =>
    new URL(request.url).searchParams.get("q") === "star 1" ? { items: [hit(1)] } : new Promise(() => undefined),
  );
  await input().fill("star 1");
  await expect.element(page.getByRole("option", { name: /Star 1/ })).toBeVisible();
  typeAtOnce(input(), ["star 12"]);
  await expect.element(page.getByText("Searching...")).toBeVisible();
  expect(page.getByRole("option", { name: /Star 1/ }).elements()).toEqual([]);
});

test("says when nothing is found, in both languages, whatever was written", async () => {
  await open({ items: [] });
  await input().fill("<b>zz</b>");
  await expect.element(page.getByText('No results found for "<b>zz</b>"')).toBeVisible();
  shown.close();
  await open({ items: [] }, "el");
  await input().fill("ζζζ");
  await expect.element(page.getByText("Δεν βρέθηκαν αποτελέσματα για «ζζζ»")).toBeVisible();
  await expect.element(page.getByText("Όλα τα αποτελέσματα για «ζζζ»")).toBeVisible();
});

test.each([
  ["en", "Searching...", 'See all results for "zzz"', "No results found", "The search did not work. Try again."],
  [
    "el",
    "Αναζήτηση…",
    "Όλα τα αποτελέσματα για «zzz»",
    "Δεν βρέθηκαν αποτελέσματα",
    "Η αναζήτηση δεν ολοκληρώθηκε. Δοκιμάστε ξανά.",
  ],
] as const)(
  "a failed search says so at once and is not tried again by itself (%s)",
  async (language, searching, all, none, failed) => {
    const answered = Promise.withResolvers<Response>();
    await open(() => answered.promise, language);
    shown.queryClient.setDefaultOptions({ queries: { retry: shouldRetryQuery } });
    await input().fill("zzz");
    await expect.element(page.getByText(searching)).toBeVisible();
    answered.resolve(Response.json({ code: "server.unexpected", message: "" }, { status: 500 }));
    await expect.element(page.getByText(searching)).not.toBeInTheDocument();
    await expect.element(page.getByText(failed)).toBeVisible();
    await expect.element(page.getByText(all)).toBeVisible();
    expect(page.getByText(none, { exact: false }).elements()).toEqual([]);
    expect(shown.calls.filter((call) => call.includes("suggest"))).toHaveLength(1);
    expect(page.getByRole("alert").elements()).toEqual([]);
    expect(document.querySelectorAll("[data-sonner-toast]")).toHaveLength(0);
  },
);

test("the words that were found are marked in the list", async () => {
  await open({ items: [hit(1, { title: "Δράμας Ξύλο", subtitle: "Έπιπλα από τη Δράμα" })] });
  await input().fill("drama");
  await expect
    .poll(() => Array.from(document.querySelectorAll("[role=option] mark"), (mark) => mark.textContent))
    .toEqual(["Δράμας", "Δράμα"]);
  await expect.element(options().first()).toHaveAccessibleName("Δράμας Ξύλο Έπιπλα από τη Δράμα Startup");
});

test("what was found far into a line that is cut off is seen in it", async () => {
  await open({ items: [hit(1, { subtitle: "Θερμοκοιτίδα γαλάζιας οικονομίας στο λιμάνι του Πειραιά" })] });
  await input().fill("limani");
  await expect.element(options().first()).toHaveAccessibleName("Star 1 …οικονομίας στο λιμάνι του Πειραιά Startup");
});
