import type { InvestorMergeSide } from "@kerkis/contract/investors/merge/merge.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { MergeInvestorsForm } from "./merge-investors-form.tsx";

const KEPT = "0199a000-0000-7000-8000-00000000000a";
const MERGED = "0199a000-0000-7000-8000-00000000000b";
const answers = {
  name: "Meltemi",
  type: "vc",
  city: "Βόλος",
  ticket_min: 1000,
  ticket_max: null,
  currency: "EUR",
} as const;

const side = (given: Partial<InvestorMergeSide>): InvestorMergeSide => ({
  id: KEPT,
  version: 1,
  name: "Meltemi",
  logo_url: null,
  is_published: true,
  is_claimed: false,
  answers,
  has: { portfolio: 0 },
  ...given,
});
const merged = side({
  id: MERGED,
  version: 2,
  name: "",
  is_claimed: true,
  answers: { ...answers, city: "Πειραιάς", ticket_max: 5000 },
  has: { portfolio: 3 },
});

let shown: TestPage;
afterEach(() => shown.close());

test("investors are merged fact by fact, a ticket as one, with the words of what comes along", async () => {
  let sent: unknown;
  shown = await openTestPage(<MergeInvestorsForm view={{ kept: side({}), merged }} />, {
    session: { ...asVisitor(undefined), profile: testProfile() },
    paths: ["/investor/$id"],
    answers: {
      "investors.merge": async (request: Request) => {
        sent = await request.json();
        return { id: KEPT, investor_id: KEPT };
      },
    },
  });
  await expect.element(page.getByRole("heading", { name: "Unnamed Investor" })).toBeVisible();
  expect(page.getByRole("radiogroup").elements()).toHaveLength(2);
  await page
    .getByRole("radiogroup", { name: "Ticket" })
    .getByRole("radio", { name: /€1.*–.*€5/ })
    .click();
  await expect
    .element(page.getByText("3 startups of the portfolio and whoever manages the entry", { exact: false }))
    .toBeVisible();
  await page.getByRole("button", { name: "Merge" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Merge" }).click();
  await expect.element(page.getByLabelText("address")).toHaveTextContent(`/investor/${KEPT}`);
  expect(sent).toMatchObject({
    kept_id: KEPT,
    merged_id: MERGED,
    kept_version: 1,
    merged_version: 2,
    take: ["ticket"],
  });
});
