import type { OrganizationHomepage } from "@kerkis/contract/homepages/homepages.schema.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { OrganizationStage } from "./organization-stage.tsx";

const organization: OrganizationHomepage = {
  id: "0199a000-0000-7000-8000-000000000001",
  name: "Blue Hub",
  slug: "blue-hub",
  description: "",
  location: "Πειραιάς",
  website_url: null,
  logo_url: null,
  created_at: "2026-01-05T09:00:00.000Z",
  figures: { startups: 3, investors: 0, funding: 0, events: 0 },
  startups: [],
  investors: [],
  events: [],
  calls: [],
};

let shown: TestPage;
afterEach(() => {
  vi.restoreAllMocks();
  shown.close();
});

test("a homepage's address is copied, and the page printed", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  shown = await openTestPage(<OrganizationStage organization={organization} />, {
    session: asVisitor(undefined),
    answers: {},
    paths: ["/startups"],
  });
  await page.getByRole("button", { name: "Copy link" }).click();
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/\/org\/blue-hub$/));
  await page.getByRole("button", { name: "Print" }).click();
  expect(print).toHaveBeenCalledOnce();
});
