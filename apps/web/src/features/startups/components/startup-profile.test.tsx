import type { Backer } from "@kerkis/contract/investors/investors.schema.ts";
import type { StartupFollowers } from "@kerkis/contract/startups/followers/followers.schema.ts";
import type { StartupRound } from "@kerkis/contract/startups/news/news.schema.ts";
import type { RoundKind } from "@kerkis/contract/startups/news/news.taxonomy.ts";
import type { SimilarStartup, Startup } from "@kerkis/contract/startups/startups.schema.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { startup } from "../model/startups.factory.ts";
import { EditingContext } from "./profile/editing.ts";
import { StartupKeyFacts } from "./startup-facts.tsx";
import { StartupTeam, StartupText } from "./startup-sections.tsx";
import { StartupProfile } from "./startup-profile.tsx";

const ELSEWHERE = "0199a000-0000-7000-8000-000000000009";
const { id: ID } = startup;
const { id: HOME } = startup.organization;
const WORD = "Ω".repeat(120);

const beside: SimilarStartup = {
  id: "0199a000-0000-7000-8000-000000000003",
  name: "Okeanos",
  tagline: "",
  industry: "maritime",
  stage: "mvp",
  location: "Πειραιάς",
  logo_url: null,
  shared_tags: [],
  same_industry: true,
  same_place: true,
};

const round = (kind: RoundKind, on: string, amount: number | null): StartupRound => ({
  id: `0199a000-0000-7000-8000-${on.replaceAll("-", "").padStart(12, "0")}`,
  kind,
  on,
  amount,
  currency: "EUR",
  givers: [],
  is_open: false,
});
const nobody: StartupFollowers = {
  total: 0,
  organizations: 0,
  by_role: { founder: 0, investor: 0, evaluator: 0, mentor: 0, public: 0 },
  is_following: false,
};

const founder: Session = { ...asVisitor(undefined), profile: testProfile() };

const BACKER: Backer = {
  id: "0199a000-0000-7000-8000-000000000021",
  company_name: "",
  type: "angel",
  city: "Βόλος",
  logo_url: null,
};
/** Investors that have it in their portfolio. */
let backers: Backer[] = [];

let shown: TestPage;
afterEach(() => shown.close());
async function open(
  given: Partial<Startup> = {},
  session: Session = asVisitor(undefined),
  similar = [beside],
  at = "/",
) {
  shown = await openTestPage(<StartupProfile startup={{ ...startup, ...given }} address="https://k.test/startup/1" />, {
    session,
    at,
    paths: [
      "/startups",
      "/startup/$id",
      "/signup",
      "/contact",
      "/my-applications",
      "/evaluation-management",
      "/signin",
      "/investor/$id",
    ],
    answers: {
      "startups.similar": similar,
      "startups.followers": nobody,
      "investors.backersOf": { items: backers },
      "startups.updates": { items: [], next_cursor: null },
    },
  });
}
const link = (name: string) => page.getByRole("link", { name });
const fact = (term: string) =>
  [...document.querySelectorAll("dt")].find((dt) => dt.textContent === term)?.parentElement?.textContent;

test("a visitor sees where each fact comes from, who is next to it and why, and is offered to register", async () => {
  await open();
  await expect.element(link("Register your startup")).toHaveAttribute("href", "/signup?next=%2Fregister-startup");
  await expect.element(page.getByText("Same industry and place: Maritime, Πειραιάς")).toBeVisible();
  await expect.element(page.getByText("Verified by Blue Hub on 15 January 2026.", { exact: true })).toBeVisible();
  expect(fact("Stage")).toContain("declared");
  expect(fact("Industry")).toContain("verified");
  expect(fact("Raised")).toContain("€1.3m");
  expect(fact("Founded")).toContain("March 2021");
  await expect.element(page.getByText("The first seat is free").first()).toBeInTheDocument();
  expect(link("Your application").elements()).toHaveLength(0);
});

test("until it was verified every fact is the company's word, and a missing one is not shown", async () => {
  await open({ verified: null, is_verified: false, funding_total: null, founded_on: null }, undefined, []);
  await expect.element(page.getByText("This page is not public")).toBeVisible();
  expect(fact("Industry")).toContain("declared");
  expect(fact("Raised")).toBeUndefined();
  expect(fact("Founded")).toBeUndefined();
  await page.viewport(390, 844);
  const parts = page.getByRole("navigation", { name: "Parts of the page" }).getByRole("link");
  expect(parts.elements().map(({ textContent }) => textContent)).toEqual(["What they do", "Team", "Details"]);
  await expect.element(parts.first()).toHaveAttribute("aria-current", "location");
  expect(page.getByText("Nearby in the registry").elements()).toHaveLength(0);
  expect(page.getByText("What was verified").elements()).toHaveLength(0);
});

test("its founder is led to the application, and so is who decides on it in that organization alone", async () => {
  const applicant: Session = { ...founder, pages: { ...founder.pages, "my-applications": true } };
  await open({ is_mine: true }, applicant);
  await expect.element(link("Your application")).toHaveAttribute("href", "/my-applications?q=Thalassa");
  expect(link("Register your startup").elements()).toHaveLength(0);
  shown.close();
  const deciding = (organization_id: string): Session => ({
    ...founder,
    pages: { ...founder.pages, "evaluation-management": true },
    current_organization: {
      organization_id,
      name: "Blue Hub",
      slug: "blue-hub",
      logo_url: null,
      role: "moderator",
      is_coordinator: false,
      member_count: 3,
    },
  });
  await open({}, deciding(HOME));
  await expect.element(link("Its application")).toHaveAttribute("href", "/evaluation-management?search=Thalassa");
  shown.close();
  await open({}, deciding(ELSEWHERE));
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(link("Its application").elements()).toHaveLength(0);
});

test("rounds are drawn in seats of one sum, the latest first", async () => {
  await open({
    funding_rounds: [
      round("series_a", "2025-01-01", 3_000_000),
      round("grant", "2024-01-01", null),
      round("seed", "2022-01-01", 800_000),
    ],
  });
  await expect.element(page.getByText("each seat is €100,000")).toBeVisible();
  const drawn = [...document.querySelectorAll("li svg path")].map((path) => path.getAttribute("d")?.split("M").length);
  expect(drawn.slice(0, 2)).toEqual([31, 9]);
  await expect.element(page.getByText("Undisclosed")).toBeVisible();
});

test.each([390, 320])("a word of 120 letters widens nothing at %d pixels", async (width) => {
  await page.viewport(width, 844);
  await open(
    {
      name: WORD,
      tagline: WORD,
      description: WORD,
      city: WORD,
      location: WORD,
      tags: [WORD],
      team: [{ name: WORD, role: WORD }],
      organization: { ...startup.organization, name: WORD },
      verified: { at: "2026-01-15T09:00:00Z", by_organization: WORD },
      funding_rounds: [{ ...round("seed", "2024-01-01", 5), givers: [WORD] }],
      milestones: [{ id: ID, title: WORD, on: "2024-01-01" }],
      legal_name: WORD,
      website_url: `https://${"a".repeat(60)}.${"b".repeat(60)}.example`,
    },
    undefined,
    [{ ...beside, name: WORD, location: WORD, tagline: WORD, shared_tags: [WORD] }],
  );
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(page.getByText("Nearby in the registry")).toBeVisible();
  // What the stage cuts off counts too; the row of parts is moved sideways.
  const texts = [...document.querySelectorAll("article :is(h1, h2, h3, p, a, button, dt, dd, li):not(nav *)")];
  const wide = texts.filter((part) => part.getBoundingClientRect().right > width);
  expect(wide.map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 20)}`)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await page.viewport(1280, 800);
});

const imported = { at: "2026-01-05T09:00:00Z", file: "mitroo.csv" };

test("who claimed a profile that a file brought is led to no application", async () => {
  const applicant: Session = { ...founder, pages: { ...founder.pages, "my-applications": true } };
  await open({ is_mine: true, imported }, applicant);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(link("Your application").elements()).toHaveLength(0);
});

test("whoever edits a profile reads what is not filled in, and of it no word where it comes from", async () => {
  const editing = { startupId: ID, open: null, setOpen: () => undefined };
  shown = await openTestPage(
    <EditingContext value={editing}>
      <StartupKeyFacts startup={{ ...startup, imported, founded_on: null }} />
    </EditingContext>,
    { session: founder, answers: {} },
  );
  await expect.element(page.getByText("Not filled in")).toBeVisible();
  const shownFact = page.getByText("Not filled in").element().closest("div")?.textContent;
  expect(shownFact).toMatch(/^Founded/);
  expect(shownFact).not.toMatch(/verified|from a file/);
});

test("a part that is empty tells those who edit the profile what belongs there", async () => {
  const editing = { startupId: ID, open: null, setOpen: () => undefined };
  shown = await openTestPage(
    <EditingContext value={editing}>
      <StartupTeam team={[]} />
      <StartupText startup={{ ...startup, description: "", tags: [] }} />
    </EditingContext>,
    { session: founder, answers: {} },
  );
  await expect.element(page.getByText(/^In your own words/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Team" })).toBeVisible();
  await expect.element(page.getByText(/^The people behind it/)).toBeVisible();
});

test("of a founding whose year alone is known the year alone is told", async () => {
  await open({ founded_on: "2015-01-01" });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(fact("Founded")).toMatch(/2015/);
  expect(fact("Founded")).not.toContain("January");
});

test("of a company that a file brought nothing is headed that is not there, and no team was checked", async () => {
  await open({ description: "", tags: [], team: [] });
  await expect.element(page.getByText("Company identity")).toBeVisible();
  expect(document.body.textContent).toContain("Identity, seat and activity were checked.");
  for (const name of ["What they do", "Team"])
    expect(page.getByRole("heading", { name, exact: true }).elements()).toHaveLength(0);
  expect(page.getByText("Team", { exact: true }).elements()).toHaveLength(0);
});

test("investors of the registry that have it in their portfolio stand beside it, each with its page", async () => {
  backers = [BACKER];
  await open();
  await expect.element(page.getByRole("heading", { name: "Investors", exact: true })).toBeVisible();
  await expect.element(link("Unnamed Investor")).toHaveAttribute("href", `/investor/${BACKER.id}`);
  await expect.element(page.getByText("Business angels · Βόλος")).toBeVisible();
  shown.close();
  backers = [];
  await open();
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => shown.calls.some((call) => call.includes("/investors/of-startup/"))).toBe(true);
  expect(page.getByRole("heading", { name: "Investors", exact: true }).elements()).toEqual([]);
});

test("the badge says what was verified and when, and of what changed after that since when it waits for a coordinator", async () => {
  const later = { source: "declared" as const, at: "2026-03-03T09:00:00Z" };
  await open({ origins: { city: later, country: later, employees_range: later }, waiting: ["city", "country"] });
  const heading = page.getByRole("heading", { name: "What was verified" });
  await expect.element(heading).toBeVisible();
  const checked = heading.element().closest("section");
  const parts = [...(checked?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent);
  expect(parts).toEqual([
    "Company identity15 Jan 2026",
    "Seat15 Jan 2026Changed after that, on 3 March 2026: Seat. Waiting for a coordinator to check again.",
    "Activity15 Jan 2026",
    "Team15 Jan 2026Changed after that, on 3 March 2026: People. Not verified again.",
  ]);
  await expect.element(page.getByText(/Changed since: Seat and Team\. Waiting for a coordinator/)).toBeVisible();
  shown.close();
  await open();
  await expect.element(page.getByRole("heading", { name: "What was verified" })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Changed (since|after)/);
});

test("who comes to claim a profile is asked at once, once; of one that somebody runs nothing is asked", async () => {
  await open({ is_claimable: true }, founder, [], "/#claim");
  const dialog = page.getByRole("alertdialog", { name: /Thalassa|claim/i });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  shown.close();
  await open({ is_claimable: false }, founder, [], "/#claim");
  await expect.element(page.getByRole("button", { name: /mistake/ })).toBeVisible();
  expect(page.getByRole("alertdialog").elements()).toHaveLength(0);
});
