import type { DossierPart as Part } from "@kerkis/contract/judging/dossier/dossier.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { DossierPart } from "./dossier-part.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const REVIEWERS = ["Αξ. 1", "Αξ. 2", "Αξ. 3", "Αξ. 4", "Αξ. 5"];

test("figures of a dossier stay in one piece, however many reviewers stand beside each other", async () => {
  await page.viewport(640, 900);
  const part: Part = {
    id: "scores-1",
    key: "scores",
    title: "Βαθμολογία, Α΄ γύρος",
    heads: ["Κριτήριο", "Βάρος", ...REVIEWERS, "Μέσος όρος"],
    rows: [["Σύνολο στα 100", "", ...REVIEWERS.map(() => "100,0"), "96,0"]],
    paragraphs: [],
    bars: [0.96],
  };
  shown = await openTestPage(<DossierPart part={part} number={1} />, { answers: {}, session: asVisitor(undefined) });
  const figures = page.getByRole("cell", { name: "100,0", exact: true });
  await expect.element(figures.first()).toBeVisible();
  for (const cell of figures.elements()) {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const line = Number.parseFloat(getComputedStyle(cell).lineHeight);
    expect(range.getBoundingClientRect().height).toBeLessThan(1.5 * line);
  }
});
