import type { Ecosystem, Network } from "@kerkis/contract/ecosystem/ecosystem.schema.ts";
import type { Region } from "@kerkis/contract/startups/startups.taxonomy.ts";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { EcosystemStage } from "../components/ecosystem-stage.tsx";
import { NetworkExplorer } from "../components/network/network-explorer.tsx";
import { Sectors } from "../components/sectors.tsx";

const QUARTERS = [
  "2025-01-01",
  "2025-04-01",
  "2025-07-01",
  "2025-10-01",
  "2026-01-01",
  "2026-04-01",
  "2026-07-01",
  "2026-10-01",
];
const ecosystem = (changes: Partial<Ecosystem> = {}): Ecosystem => ({
  region: null,
  figures: {
    startups: 120,
    startups_before: 100,
    investors: 14,
    investors_before: 3,
    funding: 5_000_000,
    organizations: 6,
  },
  regions: [
    { region: "attica", startups: 100 },
    { region: "crete", startups: 16 },
    { region: "epirus", startups: null },
  ],
  countries: [{ country: "GR", startups: 120, investors: 9 }],
  quarters: QUARTERS,
  sectors: [{ industry: "energy", startups: 60, joined: [5, 6, 7, 8, 9, 10, 11, 12] }],
  suppressed_below: 5,
  ...changes,
});
const ID = (place: number) => `0199a000-0000-7000-8000-00000000000${place}`;
const network: Network = {
  organizations: [{ id: ID(1), name: "Blue Hub", slug: "blue-hub", logo_url: null }],
  startups: [
    { id: ID(2), name: "Ωκεανίς", logo_url: null, industry: "energy", organization: 0 },
    { id: ID(3), name: "Θάλασσα", logo_url: null, industry: "health", organization: 0 },
  ],
  investors: [{ id: ID(4), name: "Μελτέμι", logo_url: null }],
  links: [[0, 0]],
  is_partial: false,
};

let shown: TestPage;
afterEach(() => shown.close());
async function open(element: ReactElement) {
  await page.viewport(1280, 800);
  shown = await openTestPage(element, {
    session: asVisitor(undefined),
    at: "/ecosystem",
    answers: {},
    isPage: "public",
    paths: ["/startup/$id", "/investor/$id"],
  });
}

test("the stage names the regions in order, says what it does not tell, and dims the others of one", async () => {
  await open(<EcosystemStage ecosystem={ecosystem()} isWorld={false} />);
  const regions = page.getByRole("navigation", { name: "Regions" });
  await expect.element(regions.getByRole("link").first()).toHaveTextContent("Attica100");
  await expect.element(regions.getByRole("link", { name: /Epirus/ })).toHaveTextContent("Epirusnot shown");
  await expect.element(page.getByText("20%")).toBeVisible();
  // Three investors a year ago say nothing as a share.
  await expect.element(page.getByText("367%")).not.toBeInTheDocument();
  const crete = () => document.querySelector('[data-area="crete"]');
  const attica = () => document.querySelector('[data-area="attica"]');
  await userEvent.hover(regions.getByRole("link", { name: /Crete/ }));
  await expect.poll(() => attica()?.getAttribute("class")).toContain("opacity-35");
  expect(crete()?.getAttribute("class")).not.toContain("opacity-35");
  expect(document.querySelector('[data-area="epirus"] [data-lit]')).toBeNull();
  expect(Number(attica()?.querySelector("[data-lit]")?.getAttribute("data-lit"))).toBe(20);
});

test("a region that is not counted says so instead of figures", async () => {
  const none = {
    startups: null,
    startups_before: null,
    investors: null,
    investors_before: null,
    funding: null,
    organizations: null,
  };
  const region: Region = "epirus";
  await open(<EcosystemStage ecosystem={ecosystem({ region, figures: none, sectors: [] })} isWorld={false} />);
  await expect.element(page.getByText(/There are no figures for this region/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Whole country" })).toBeVisible();
});

test("sectors stand on one scale, with their figures as a table", async () => {
  await open(<Sectors ecosystem={ecosystem()} />);
  await expect.element(page.getByRole("heading", { name: "Energy" })).toBeVisible();
  await page.getByRole("button", { name: /table/i }).click();
  await expect.element(page.getByRole("row", { name: /Energy 60 5 6 7/ })).toBeVisible();
});

test("the network is walked by the keyboard and told as a table", async () => {
  await open(<NetworkExplorer network={network} who={ID(1)} />);
  await expect.element(page.getByRole("heading", { name: "Blue Hub" })).toBeVisible();
  const drawing = page.getByRole("listbox", { name: "Who backs whom" });
  // A kind puts the most connected of it on the stage.
  await expect.element(page.getByRole("button", { name: "Organizations" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Investors" }).click();
  await expect.poll(() => shown.address()).toContain(ID(4));
  (drawing.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => document.querySelector("[role=option]")?.textContent).not.toBe("Blue Hub");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => document.querySelector("[role=option]")?.textContent).toBe("Blue Hub");
  await page.getByRole("button", { name: /table/i }).click();
  await expect.element(page.getByRole("row", { name: "Ωκεανίς Blue Hub Μελτέμι" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: "Θάλασσα Blue Hub nobody yet" })).toBeVisible();
});

test("those whom somebody supports come first, in the table and beside the drawing", async () => {
  const later: Network = { ...network, links: [[0, 1]] };
  await open(<NetworkExplorer network={later} who={ID(1)} />);
  await expect.element(page.getByRole("heading", { name: "Blue Hub" })).toBeVisible();
  const beside = () =>
    page
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(beside).toEqual(["ΘάλασσαStartup", "ΩκεανίςStartup"]);
  await page.getByRole("button", { name: /table/i }).click();
  const named = () =>
    page
      .getByRole("rowheader")
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(named).toEqual(["Θάλασσα", "Ωκεανίς"]);
});

test("who stands on the stage stays in sight when the drawing is enlarged", async () => {
  await open(<NetworkExplorer network={network} who={ID(3)} />);
  const drawing = page.getByRole("listbox", { name: "Who backs whom" });
  await expect.element(drawing).toBeVisible();
  const isSeen = () => {
    const box = drawing.element().getBoundingClientRect();
    const seat = document.querySelector("circle[r='10.5']")?.getBoundingClientRect();
    return seat !== undefined && seat.left >= box.left && seat.right <= box.right && seat.top >= box.top;
  };
  expect(isSeen()).toBe(true);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  expect(drawing.element().scrollWidth).toBeGreaterThan(drawing.element().clientWidth * 2);
  expect(isSeen()).toBe(true);
});

test("the world is a map and its table: every country with its startups and investors, few of them not told", async () => {
  const countries = [
    { country: "GR", startups: 120, investors: 9 },
    { country: "CY", startups: null, investors: null },
  ];
  await open(<EcosystemStage ecosystem={ecosystem({ countries })} isWorld />);
  const table = page.getByRole("table", { name: "Startups and investors by country" });
  await expect.element(table.getByRole("rowheader", { name: "Cyprus" })).toBeVisible();
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ["Greece", "120", "9"],
    ["Cyprus", "<5", "<5"],
  ]);
  // The thirteen regions are those of the other map.
  expect(page.getByRole("navigation", { name: "Regions" }).elements()).toEqual([]);
  await expect.element(page.getByRole("link", { name: "World" })).toBeVisible();
});

test("the picture's address is copied with the region and the map that one looks at, and it can be printed", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open(<EcosystemStage ecosystem={ecosystem()} isWorld={false} />);
  await page.getByRole("button", { name: "Copy link" }).click();
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/\/ecosystem$/));
  await page.getByRole("button", { name: "Print" }).click();
  expect(print).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
