import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage } from "#shared/routing/test-page.factory.tsx";
import { testId } from "../../judging.factory.ts";
import { DossierLinks } from "./dossier-links.tsx";

test("a decision's letter opens below its dossier for whom it went to, and moves nothing when it comes", async () => {
  const waiting = Promise.withResolvers<void>();
  const application = { id: testId(1), history: [{ action: "reject" }] } as Application;
  const decision = {
    id: testId(2),
    protocol: "7/2026",
    verdict: "reject",
    applied_at: "2026-11-27T10:00:00.000Z",
  } as const;
  const shown = await openTestPage(
    <div data-testid="all">
      <DossierLinks application={application} />
    </div>,
    {
      session: asVisitor(undefined),
      answers: {
        "judging.takenDecisions": async () => {
          await waiting.promise;
          const letter = { subject: "Your application", body: `Not this time.\n${"x".repeat(120)}` };
          return {
            decisions: [
              { ...decision, letter },
              { ...decision, id: testId(3), protocol: "3/2026", letter: null },
            ],
          };
        },
      },
      paths: ["/decisions/$decisionId"],
    },
  );
  await page.viewport(390, 844);
  expect(page.getByTestId("all").element().getBoundingClientRect().height).toBeGreaterThan(20);
  waiting.resolve();
  await expect.element(page.getByRole("link", { name: "Dossier of decision 7/2026" })).toBeVisible();
  const letters = page.getByText(/^The letter, as sent on/);
  expect(letters.elements()).toHaveLength(1);
  await expect.element(page.getByText(/Not this time/)).not.toBeVisible();
  await letters.click();
  await expect.element(page.getByText(/Not this time/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  shown.close();
});

test("whoever came for a letter finds it open, with the focus there; the others stay shut", async () => {
  const application = { id: testId(1), history: [{ action: "reject" }, { action: "reject" }] } as Application;
  const letter = (body: string) => ({ subject: "Your application", body });
  const decision = { verdict: "reject", applied_at: "2026-11-27T10:00:00.000Z" } as const;
  const shown = await openTestPage(<DossierLinks application={application} opened={testId(3)} />, {
    session: asVisitor(undefined),
    answers: {
      "judging.takenDecisions": {
        decisions: [
          { ...decision, id: testId(2), protocol: "7/2026", letter: letter("The later one") },
          { ...decision, id: testId(3), protocol: "3/2026", letter: letter("The first one") },
        ],
      },
    },
    paths: ["/decisions/$decisionId"],
  });
  await expect.element(page.getByText(/The first one/)).toBeVisible();
  await expect.element(page.getByText(/The later one/)).not.toBeVisible();
  expect(document.activeElement?.tagName).toBe("SUMMARY");
  expect(document.activeElement?.closest("details")?.open).toBe(true);
  shown.close();
});
