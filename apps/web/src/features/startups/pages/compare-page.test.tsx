import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Answers } from "#shared/api/answers.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, refusal, type TestPage, unreachable } from "#shared/routing/test-page.factory.tsx";
import { startup } from "../model/startups.factory.ts";
import { ComparePage } from "./compare-page.tsx";

const ALPHA = "0199a000-0000-7000-8000-00000000000a";
const BETA = "0199a000-0000-7000-8000-00000000000b";

const alpha: Startup = { ...startup, id: ALPHA, name: "Alpha" };
const beta: Startup = { ...startup, id: BETA, name: "Beta" };

let shown: TestPage;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => shown.close());

/** The page for the startups of `ids`; `get` answers for one of them. */
async function open(ids: readonly string[], get: (id: string) => Startup | Response, answers: Answers = {}) {
  shown = await openTestPage(<ComparePage />, {
    session: asVisitor(undefined),
    at: `/startups/compare?ids=${ids.join(",")}`,
    isPage: "public",
    paths: ["/startups", "/startup/$id", "/signin"],
    answers: {
      "startups.get": ({ url }: Request) => get(new URL(url).pathname.split("/").at(-1) ?? ""),
      "startups.followers": {
        total: 0,
        organizations: 0,
        by_role: { founder: 0, investor: 0, evaluator: 0, mentor: 0, public: 0 },
        is_following: false,
      },
      ...answers,
    },
  });
}
/** Its head; the name of a verified one says so too. */
const column = (name: string) => page.getByRole("heading", { name: new RegExp(`^${name}`), level: 2 });

test("one that may not be seen is said not to be public, and there is nothing to try again", async () => {
  await open([ALPHA, BETA], (id) => (id === ALPHA ? alpha : refusal("startup.not_found")));
  await expect.element(column("Alpha")).toBeVisible();
  await expect.element(column("Not public")).toBeVisible();
  expect(page.getByRole("alert").elements()).toEqual([]);
});

test.each([
  { why: "the server failed", fail: () => refusal("server.unexpected") },
  { why: "there is no connection", fail: unreachable },
])("when $why it is said of no startup that it is not public, and it can be asked for again", async ({ fail }) => {
  let works = false;
  await open([ALPHA, BETA], (id) => (id === ALPHA ? alpha : works ? beta : fail()));
  await expect.element(column("Alpha")).toBeVisible();
  await expect.element(column("Could not be loaded")).toBeVisible();
  expect(page.getByText("Not public").elements()).toEqual([]);
  works = true;
  await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
  await expect.element(column("Beta")).toBeVisible();
  expect(page.getByRole("alert").elements()).toEqual([]);
});

test("where none came it is said of all of them", async () => {
  await open([ALPHA, BETA], () => refusal("server.unexpected"));
  await expect.element(page.getByRole("alert").getByText("The startups could not be loaded")).toBeVisible();
});

test("an amount in another currency than the scale's is told without a bar, which would read as nothing raised", async () => {
  const dollars = { ...beta, funding_total: 335_000, currency: "USD" };
  await open([ALPHA, BETA], (id) => (id === ALPHA ? { ...alpha, funding_total: 4_800_000 } : dollars));
  const row = page.getByRole("row").filter({ hasText: "US$335k" });
  await expect.element(row).toBeVisible();
  expect(row.element().querySelectorAll("[data-seat=taken]")).toHaveLength(24);
  expect(row.element().querySelectorAll("[data-seat=free]")).toHaveLength(0);
});

test("a startup that stands alone has an open stage beside it, where another is found and added", async () => {
  await open([ALPHA], (id) => (id === ALPHA ? alpha : beta), {
    "startups.list": {
      items: [alpha, beta],
      next_cursor: null,
    },
  });
  await page.getByRole("combobox", { name: "Add a second one" }).fill("eta");
  await expect.element(page.getByRole("option", { name: /^Beta/ })).toBeVisible();
  // The one that stands there already is not offered.
  expect(page.getByRole("option").elements()).toHaveLength(1);
  await page.getByRole("option", { name: /^Beta/ }).click();
  await expect.element(column("Beta")).toBeVisible();
  expect(shown.address()).toContain(encodeURIComponent(BETA));
  expect(page.getByRole("combobox", { name: "Add a second one" }).elements()).toEqual([]);
});
