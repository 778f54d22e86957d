import type { InvestorHit, OrganizationHit, SearchHit, StartupHit } from "@kerkis/contract/search/search.schema.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import type { Answer, Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { eventRow } from "#features/events/events.factory.ts";
import { searchedPages } from "../search.factory.ts";
import { SearchPage } from "./search-page.tsx";

const session: Session = { ...asVisitor(undefined), profile: testProfile() };
const hit = (number: number): StartupHit => ({
  id: `0199a000-0000-7000-8000-00000000000${number}`,
  name: `Star ${number}`,
  tagline: "",
  description: `What star ${number} does`,
  industry: "software",
  stage: "seed",
  location: "Πάτρα",
  logo_url: null,
  is_verified: true,
});

let shown: TestPage;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => shown.close());

const organization = (number: number): OrganizationHit => ({
  id: `0199a000-0000-7000-8000-00000000003${number}`,
  name: `Star Hub ${number}`,
  slug: `star-hub-${number}`,
  description: "Where stars meet",
  location: "Volos",
  logo_url: null,
});
const NO_INVESTORS: Answer<"search.investors"> = { items: [], next_cursor: null };

const investor: InvestorHit = {
  id: "0199a000-0000-7000-8000-000000000021",
  company_name: "",
  type: "angel",
  city: "Πάτρα",
  description: "",
  logo_url: null,
};

async function open(
  startups: Answer<"search.startups">,
  {
    at = "/search?q=star",
    as = session,
    investors = NO_INVESTORS,
    events = { items: [], next_cursor: null },
    organizations = [],
    suggested = [],
  }: {
    at?: string;
    as?: Session;
    investors?: Answer<"search.investors">;
    events?: Answer<"search.events">;
    organizations?: OrganizationHit[];
    suggested?: SearchHit[];
  } = {},
) {
  const answers: Answers = {
    "search.investors": investors,
    "search.investorsCount": { value: 0, exact: true, groups: {} },
    "search.investorFacets": {
      types: [{ value: "angel", count: 12 }],
      stages: [],
      industries: [],
      countries: [{ value: "CY", count: 3 }],
    },
    "search.events": events,
    "search.eventsCount": { value: 0, exact: true, groups: {} },
    "search.eventFacets": { types: [], places: [{ value: "Χανιά", count: 4 }], times: [{ value: "past", count: 2 }] },
    "search.organizations": { items: organizations, next_cursor: null },
    "search.organizationsCount": { value: organizations.length, exact: true, groups: {} },
    "search.startups": startups,
    "search.suggest": { items: suggested },
    "search.startupsCount": { value: 1, exact: true, groups: {} },
    "search.startupFacets": { industries: [{ value: "energy", count: 1200 }], stages: [], regions: [] },
  };
  shown = await openTestPage(<SearchPage />, {
    answers,
    session: as,
    at,
    isPage: "public",
    paths: ["/dashboard", "/startups", "/startup/$id", "/investors", "/investor/$id", "/event/$id", "/org/$slug"],
    pages: [...searchedPages, { path: "/startup/$id" }, { path: "/org/$slug" }],
  });
}
const result = (name: string) => page.getByRole("link", { name });

test("shows more on request, until there is no more", async () => {
  await open((request: Request) =>
    new URL(request.url).searchParams.has("cursor")
      ? { items: [hit(2)], next_cursor: null, is_alike: false }
      : { items: [hit(1)], next_cursor: "after-one", is_alike: false },
  );
  await expect.element(result("Star 1")).toBeVisible();
  expect(result("Star 2").elements()).toEqual([]);
  await page.getByRole("button", { name: /more/i }).click();
  await expect.element(result("Star 2")).toBeVisible();
  expect(page.getByRole("button", { name: /more/i }).elements()).toEqual([]);
});

test("asks anew for what is written, and its box follows the address", async () => {
  await open({ items: [hit(1)], next_cursor: null, is_alike: false });
  const box = page.getByRole("searchbox", { name: "Search" });
  await expect.element(box).toHaveValue("star");
  await box.fill("  moon ");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect.poll(() => shown.address()).toBe("/search?q=moon");
  await expect.poll(() => shown.calls.some((call) => call.includes("q=moon"))).toBe(true);
  await expect.element(box).toHaveValue("moon");
  // What was found before stands, dimmed, until the new is here.
  await expect.poll(() => document.querySelector("[aria-busy=true]")).toBeNull();
});

test("a search that failed can be tried again", async () => {
  let works = false;
  await open(() => (works ? { items: [hit(1)], next_cursor: null, is_alike: false } : refusal("server.unexpected")));
  await expect.element(page.getByText("The search did not work. Try again.")).toBeVisible();
  works = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(result("Star 1")).toBeVisible();
});

test("visitors are led to public pages alone", async () => {
  const none = { items: [], next_cursor: null, is_alike: false };
  await open(none, { at: "/search?q=a", as: asVisitor(undefined) });
  await expect.element(result("Startup Registry")).toBeVisible();
  expect(result("Dashboard").elements()).toEqual([]);
  shown.close();
  await open(none, { at: "/search?q=a" });
  await expect.element(result("Dashboard")).toBeVisible();
});

test("narrows by what was found, with counts, and marks the words in any spelling", async () => {
  await open(
    { items: [{ ...hit(1), name: "Δράμας Ξύλο" }], next_cursor: null, is_alike: false },
    { at: "/search?q=drama" },
  );
  await expect
    .poll(() => Array.from(document.querySelectorAll("mark"), (mark) => mark.textContent))
    .toEqual(["Δράμας"]);
  const industry = page.getByRole("combobox", { name: "Industry" });
  await expect.poll(() => industry.element().textContent).toContain("Energy (1,200)");
  await industry.selectOptions("energy");
  await expect.poll(() => shown.address()).toBe("/search?q=drama&industry=energy");
  await expect
    .poll(() => shown.calls.some((call) => call.includes("/search/startups?") && call.includes("industry=energy")))
    .toBe(true);
  // What was found before is dimmed until then.
  await expect.poll(() => document.querySelector("[aria-busy=true]")).toBeNull();
});

test("says that names are only close when nothing matches, and offers no filters then", async () => {
  await open({ items: [hit(1)], next_cursor: null, is_alike: true });
  await expect.element(page.getByText("Nothing matches “star” exactly. These names are close:")).toBeVisible();
  await expect.element(result("Star 1")).toBeVisible();
  expect(page.getByRole("combobox", { name: "Industry" }).elements()).toEqual([]);
});

test("names of other kinds that are close stand after the startups', or alone; a kind that was chosen asks for none", async () => {
  const suggested: SearchHit[] = [
    { id: hit(1).id, type: "startup", title: "Star 1", subtitle: "" },
    { id: organization(1).id, type: "organization", title: "Stra Hub", subtitle: "Volos", slug: "stra-hub" },
  ];
  await open({ items: [hit(1)], next_cursor: null, is_alike: true }, { suggested, at: "/search?q=stra" });
  await expect.element(page.getByRole("heading", { name: "Other names that are close" })).toBeVisible();
  await expect.element(result("Stra Hub")).toHaveAttribute("href", "/org/stra-hub");
  expect(result("Star 1").elements()).toHaveLength(1);
  shown.close();
  await open({ items: [], next_cursor: null, is_alike: false }, { suggested, at: "/search?q=stra" });
  await expect
    .element(page.getByRole("heading", { name: "Nothing matches “stra” exactly. These names are close:" }))
    .toBeVisible();
  expect(page.getByText('No results found for "stra"').elements()).toEqual([]);
  shown.close();
  await open({ items: [hit(1)], next_cursor: null, is_alike: false }, { suggested, at: "/search?q=stra" });
  await expect.element(result("Star 1")).toBeVisible();
  expect(result("Stra Hub").elements()).toEqual([]);
  expect(shown.calls.filter((call) => call.includes("/search/suggest"))).toEqual([]);
});

test("investors stand after startups, named where they have no name, with the way to the others", async () => {
  await open(
    { items: [], next_cursor: null, is_alike: false },
    {
      investors: {
        items: Array.from({ length: 6 }, (_, index) => ({
          ...investor,
          id: `0199a000-0000-7000-8000-00000000004${index}`,
        })),
        next_cursor: null,
      },
    },
  );
  await expect.element(result("Unnamed Investor").first()).toBeVisible();
  await expect.element(page.getByText("Investment company").first()).toBeVisible();
  expect(page.getByText('No results found for "star"').elements()).toEqual([]);
  await result("All investors that match").click();
  await expect.poll(() => shown.address()).toBe("/investors?q=star");
});

test("organizations stand last, the first of them; the chip of their kind shows them all, with their number", async () => {
  await open(
    { items: [hit(1)], next_cursor: null, is_alike: false },
    { organizations: [1, 2, 3, 4, 5, 6].map(organization) },
  );
  await expect.element(result("Star Hub 1")).toHaveAttribute("href", "/org/star-hub-1");
  expect(result("Star Hub 6").elements()).toEqual([]);
  const kinds = page.getByRole("group", { name: "Kind of result" });
  await expect.element(kinds.getByRole("button", { name: /Organizations.*6/ })).toBeVisible();
  await kinds.getByRole("button", { name: /Organizations/ }).click();
  await expect.poll(() => shown.address()).toBe("/search?q=star&type=organization");
  await expect.element(result("Star Hub 6")).toBeVisible();
  expect(result("Star 1").elements()).toEqual([]);
  await kinds.getByRole("button", { name: "All" }).click();
  await expect.poll(() => shown.address()).toBe("/search?q=star");
});

const marked = () => Array.from(document.querySelectorAll("mark"), (mark) => mark.textContent);
const NO_STARTUPS = { items: [], next_cursor: null, is_alike: false };
const meltemi: InvestorHit = { ...investor, company_name: "Μελτέμι Κεφάλαια", description: "Σαν το μελτέμι" };

test("investors alone are narrowed by what they have, with counts; their words are marked", async () => {
  await open(NO_STARTUPS, {
    at: "/search?q=meltemi&type=investor",
    investors: { items: [meltemi], next_cursor: null },
  });
  await expect.poll(marked).toEqual(["Μελτέμι", "μελτέμι"]);
  const country = page.getByRole("combobox", { name: "Invests in" });
  await expect.poll(() => country.element().textContent).toContain("Cyprus (3)");
  await country.selectOptions("CY");
  await expect.poll(() => shown.address()).toBe("/search?q=meltemi&type=investor&country=CY");
  await expect
    .poll(() => shown.calls.some((call) => call.includes("/search/investors?") && call.includes("country=CY")))
    .toBe(true);
  // Another kind has no such filter.
  await page
    .getByRole("group", { name: "Kind of result" })
    .getByRole("button", { name: /Events/ })
    .click();
  await expect.poll(() => shown.address()).toBe("/search?q=meltemi&type=event");
});

test("events alone are narrowed by kind, city and time, with counts; their words are marked", async () => {
  await open(NO_STARTUPS, {
    at: "/search?q=pelagous&type=event",
    events: { items: [eventRow({ title: "Ημέρα πελάγους" })], next_cursor: null },
  });
  await expect.poll(marked).toEqual(["πελάγους"]);
  await expect.element(result("Ημέρα πελάγους")).toBeVisible();
  await expect.poll(() => page.getByRole("combobox", { name: "City" }).element().textContent).toContain("Χανιά (4)");
  await page.getByRole("combobox", { name: "When" }).selectOptions("past");
  await expect.poll(() => shown.address()).toBe("/search?q=pelagous&type=event&time=past");
  await expect
    .poll(() => shown.calls.some((call) => call.includes("/search/events?") && call.includes("time=past")))
    .toBe(true);
});
