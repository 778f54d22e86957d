import type { ManagedTemplate } from "@kerkis/contract/evaluations/templates/templates.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { templatesQueries } from "../../templates.queries.ts";
import { TemplateEditor } from "./template-editor.tsx";

const ID = "0199a000-0000-7000-8000-000000000061";
const USER = "0199a000-0000-7000-8000-000000000070";

const criterion = (key: string, el: string, weight: number, more: object = {}) => ({
  key,
  label: { el, en: el },
  help: { el: "", en: "" },
  weight,
  scale_max: 5,
  anchors: [{ score: 0, label: { el: "Low", en: "Low" } }],
  comment_required: false,
  independent: false,
  ...more,
});
const template: ManagedTemplate = {
  id: ID,
  seen: 3,
  saved_by: null,
  draft: {
    title: { el: "Pilots", en: "Pilots" },
    criteria: [
      criterion("a", "Team", 30),
      criterion("b", "Market", 10),
      criterion("c", "Support", 50, { independent: true }),
    ],
  },
  versions: [],
  archived_at: null,
  programmes: [],
};

let shown: TestPage;
afterEach(() => shown.close());

function Screen() {
  const { data } = useQuery(templatesQueries.template(ID));
  return data && <TemplateEditor template={data} userId={USER} canChange />;
}

interface Sent {
  seen: number;
  draft: ManagedTemplate["draft"];
}

async function opened() {
  await page.viewport(1280, 800);
  const saved: Sent[] = [];
  shown = await openTestPage(<Screen />, {
    session: asVisitor(undefined),
    answers: {
      "evaluations.template": () => template,
      "evaluations.saveTemplate": async (request) => {
        saved.push(await request.json());
        return { seen: template.seen + saved.length, saved_at: "2026-11-20T08:00:00.000Z" };
      },
    },
  });
  return saved;
}

test("shares follow the weights of what counts, and the trial totals only that", async () => {
  await opened();
  const outline = page.getByRole("navigation", { name: "Criteria" });
  await expect.element(outline.getByRole("button", { name: /Team 75%/ })).toBeVisible();
  await expect.element(outline.getByRole("button", { name: /Support not counted/ })).toBeVisible();
  await page.getByRole("spinbutton", { name: "Weight" }).fill("10");
  await expect.element(outline.getByRole("button", { name: /Team 50%/ })).toBeVisible();
  const trial = page.getByRole("region", { name: "Trial scoring" });
  await trial.getByRole("radiogroup", { name: "Team" }).getByRole("radio", { name: "5" }).click();
  await expect.element(trial.getByText("Try scoring")).toBeVisible();
  await trial.getByRole("radiogroup", { name: "Market" }).getByRole("radio", { name: /^0/ }).click();
  await expect.element(trial.getByRole("status")).toHaveTextContent("Score50");
});

test("criteria are added, moved and saved; what nobody sees is refused where it stands and kept", async () => {
  const saved = await opened();
  await page.getByRole("button", { name: "Criterion", exact: true }).click();
  const name = page.getByRole("textbox", { name: "Criterion in Greek" });
  await name.fill("\u202Eevil");
  await expect.element(name).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByRole("button", { name: "Publish 1" })).toBeDisabled();
  await name.fill("Impact");
  await page.getByRole("button", { name: "Up", exact: true }).click();
  await expect
    .poll(() => saved.at(-1)?.draft.criteria.map(({ label }) => label.el))
    .toEqual(["Team", "Market", "Impact", "Support"]);
  const outline = page.getByRole("navigation", { name: "Criteria" });
  await expect
    .element(outline.getByRole("button", { name: /Impact/ }).getByRole("img", { name: "English is missing" }))
    .toBeVisible();
  // Its scores have no words yet: it says so before it is published, and leads there.
  await outline.getByRole("button", { name: /Team/ }).click();
  await page.getByRole("button", { name: "Publish 1" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText(/A score has no description/)).toBeVisible();
  await dialog.getByRole("button", { name: "Impact" }).click();
  await expect.element(name).toHaveValue("Impact");
});
