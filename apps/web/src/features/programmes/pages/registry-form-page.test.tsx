import type { ManagedForm } from "@kerkis/contract/forms/forms.schema.ts";
import type { RegistryForm } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { owner } from "#features/workflows/workflows.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { RegistryFormPage } from "./registry-form-page.tsx";

const STARTUPS = "0199a000-0000-7000-8000-000000000081";
const INVESTORS = "0199a000-0000-7000-8000-000000000082";
const facts = (id: string, version: number) => ({ id, version, questions: version, is_changed: false });

let shown: TestPage;
afterEach(() => shown.close());

test("what investors are asked stands apart from what startups are, and names their facts", async () => {
  await page.viewport(1440, 900);
  let registry: RegistryForm = {
    programme_id: STARTUPS,
    organization: { id: STARTUPS, name: "Blue Hub", slug: "blue-hub", logo_url: null },
    form: facts(STARTUPS, 0),
    investor_form: null,
    decision_days: 30,
  };
  const formOf = (id: string, subject: ManagedForm["subject"]): ManagedForm => ({
    id,
    subject,
    seen: 0,
    saved_by: null,
    definition: { sections: [] },
    versions: [],
  });
  const begun: unknown[] = [];
  shown = await openTestPage(<RegistryFormPage />, {
    session: owner,
    at: "/evaluation-management/registry-form",
    isPage: true,
    answers: {
      "programmes.registryForm": () => registry,
      "programmes.beginRegistryForm": async (request) => {
        begun.push(await request.json());
        registry = { ...registry, investor_form: facts(INVESTORS, 0) };
        return { id: INVESTORS };
      },
      "forms.form": (request) =>
        request.url.includes(INVESTORS) ? formOf(INVESTORS, "investor") : formOf(STARTUPS, "startup"),
      "forms.save": { seen: 1, saved_at: "2026-11-20T09:00:00.000Z" },
    },
  });
  const tab = (name: string) => page.getByRole("tab", { name });
  await expect.element(tab("Startups")).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByText("Asked when a startup registers.")).toBeVisible();
  await tab("Investors").click();
  await expect.poll(() => shown.address()).toContain("of=investor");
  await expect
    .element(page.getByRole("heading", { name: "Investors are asked only for the registry facts" }))
    .toBeVisible();
  await page.getByRole("button", { name: "Write questions" }).click();
  await expect.poll(() => begun).toEqual([{ subject: "investor" }]);
  await page.getByRole("button", { name: "Begin with three questions" }).click({ timeout: 5000 });
  await expect.element(page.getByRole("heading", { name: "1. How you invest" })).toBeVisible();
  await page.getByRole("combobox", { name: "Kind" }).selectOptions("Fact of the registry");
  const field = page.getByRole("combobox", { name: "Fact of the registry" });
  await expect.element(field).toHaveValue("thesis");
  const offered = [...field.element().querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(offered).toEqual(expect.arrayContaining(["Type of investor", "Investment countries", "Largest ticket"]));
  expect(offered).not.toContain("Tax number");
  // A condition looks at the investor, too.
  await page
    .getByRole("button", { name: /Do you lead rounds/ })
    .first()
    .click();
  await page.getByRole("checkbox", { name: "Shown only when" }).click();
  const about = page.getByRole("combobox", { name: "Fact", exact: true });
  await about.selectOptions("Type of investor");
  await expect.element(page.getByText(/Shown when: «Type of investor»/)).toBeVisible();
  await expect.element(about.getByRole("option", { name: "Staff" })).not.toBeInTheDocument();
});
