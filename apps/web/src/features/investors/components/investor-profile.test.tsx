import type { Investor } from "@kerkis/contract/investors/investors.schema.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testInvestor } from "../investors.factory.ts";
import { InvestorProfile } from "./investor-profile.tsx";

let shown: TestPage;
afterEach(() => shown.close());

async function open(given: Partial<Investor> = {}) {
  await page.viewport(1280, 800);
  shown = await openTestPage(<InvestorProfile investor={testInvestor(given)} />, {
    session: asVisitor(undefined),
    answers: {},
    paths: ["/startup/$id", "/investors"],
  });
}

test("says what the investor gives, looks for and has invested in, and how to reach it", async () => {
  await open();
  await expect.element(page.getByRole("heading", { level: 1, name: "Meltemi Ventures" })).toBeVisible();
  await expect.element(page.getByText("Verified by Blue Hub on 15 January 2026.")).toBeVisible();
  await expect.element(page.getByText("€250k – €3m")).toBeVisible();
  await expect.element(page.getByText("Greece and Cyprus")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Thalassa" })).toBeVisible();
  const contact = page.getByRole("link", { name: /Get in touch/ });
  await expect.element(contact).toHaveAttribute("href", "https://meltemi.example");
  await expect.element(contact).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
});

test("leaves out what was not declared, and links to no address that is none", async () => {
  const none = { ticket_min: null, ticket_max: null, stages: [], countries: [], industries: [], portfolio: [] };
  await open({ ...none, portfolio_count: 0, website_url: "javascript:alert(1)", verified: null, is_verified: false });
  await expect.element(page.getByText("This page is not public")).toBeVisible();
  await expect.element(page.getByText(/^Not verified yet/)).toBeVisible();
  for (const label of ["Ticket", "Invests in", "Portfolio", "Industries"]) {
    expect(page.getByText(label, { exact: true }).elements()).toHaveLength(0);
  }
  expect(page.getByRole("link", { name: /Get in touch/ }).elements()).toHaveLength(0);
});

test("its address can be copied, and the page printed", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open();
  await page.getByRole("button", { name: "Copy link" }).click();
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/\/investor\/0199a000-/));
  await page.getByRole("button", { name: "Print" }).click();
  expect(print).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
