import type { ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import type { Round } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { testRound } from "#features/judging/judging.factory.ts";
import { owner } from "#features/workflows/workflows.factory.ts";
import { openTestPage } from "#shared/routing/test-page.factory.tsx";
import { RoundsPart } from "./rounds-part.tsx";

test("a round says until when it is judged, since when it is locked, and whether names are shown", async () => {
  const rounds: Round[] = [
    testRound({ state: "locked", state_changed_at: "2026-11-17T10:00:00.000Z", deadline: "2026-11-16T10:00:00.000Z" }),
    testRound({
      id: "0199a000-0000-7000-8000-000000000002",
      number: 2,
      title: { el: "Τελικός", en: "Final" },
      deadline: "2026-12-06T10:00:00.000Z",
      hide_applicant: true,
    }),
  ];
  const challenge = { id: "0199a000-0000-7000-8000-000000000082", can: { change: true } } as ManagedChallenge;
  const shown = await openTestPage(<RoundsPart challenge={challenge} />, {
    session: owner,
    answers: { "judging.rounds": { items: rounds, next_cursor: null } },
    at: "/evaluation-management/challenges/$programmeId",
  });
  const first = page.getByRole("article").filter({ hasText: "First round" });
  await expect.element(first.getByText(/^locked on 17 Nov 2026/)).toBeVisible();
  expect(first.getByText(/until/).query()).toBeNull();
  await expect.element(first.getByText("Names are shown, 2 reviews")).toBeVisible();
  const final = page.getByRole("article").filter({ hasText: "Final" });
  await expect.element(final.getByText(/^until 6 Dec 2026/)).toBeVisible();
  await expect.element(final.getByText(/^Blind: the applicant is hidden/)).toBeVisible();
  shown.close();
});
