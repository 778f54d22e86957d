import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import type { ApplicationRow } from "@kerkis/contract/applications/applications.schema.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { useLocation, useRouter } from "@tanstack/react-router";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CALL_ID, challengeOf } from "#features/programmes/programmes.factory.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { typeAtOnce } from "#shared/forms/type-at-once.factory.ts";
import { lastWire } from "#shared/realtime/wire.factory.ts";
import { parseSearch } from "#shared/routing/search.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { applicationRow, evaluators, queueCount, session, testId } from "../../evaluations.factory.ts";
import { queueSearch } from "../../model/queue-search.ts";
import { QueueList } from "./queue-list.tsx";

let shown: TestPage;
afterEach(() => shown.close());

/** The table on an address, as the page has it. */
function Queue() {
  const { history } = useRouter();
  return (
    <>
      <QueueList search={queueSearch(parseSearch(useLocation().searchStr))} onOpen={() => undefined} />
      <button type="button" onClick={() => history.back()}>
        back
      </button>
    </>
  );
}
const PATH = "/evaluation-management";
async function open(rows: () => ApplicationRow[], { at = PATH, ...answers }: { at?: string } & Answers = {}) {
  await page.viewport(1280, 800);
  shown = await openTestPage(<Queue />, {
    at,
    paths: [PATH],
    session: session(),
    answers: {
      "applications.queue": () => ({ items: [...rows()], next_cursor: null }),
      "applications.queueCount": () => queueCount(rows()),
      "organizations.members": evaluators([{ user_id: testId(60), name: "Nikos Vlachos" }]),
      ...answers,
    },
  });
}
/** Something happened to an application. */
async function announce() {
  const wire = lastWire();
  if (wire.readyState === 0) wire.open();
  const topic = userTopic(session().profile?.id ?? "");
  const joined = () => wire.sent.find(([, , to, event]) => to === topic && event === "phx_join");
  await expect.poll(joined).toBeDefined();
  wire.deliver([joined()?.[0] ?? null, null, topic, ACTIVITY_EVENT, {}]);
}
const select = (name: string) => page.getByRole("combobox", { name });
const address = () => parseSearch(shown.address().split("?")[1] ?? "");

test("every choice goes to the address, and back undoes nothing of the page before", async () => {
  await open(() => []);
  await select("Status").selectOptions("open");
  await select("Industry").selectOptions("energy");
  await select("Evaluator").selectOptions("none");
  await expect.poll(address).toEqual({ phase: "open", industry: "energy", evaluator: "none" });
  await expect.poll(() => shown.calls.some((call) => call.includes("evaluator_id=none"))).toBe(true);
  await select("Status").selectOptions("");
  await expect.poll(address).toEqual({ industry: "energy", evaluator: "none" });
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await expect.poll(address).toEqual({});
});

test("the search waits for a pause, follows the address, and never overwrites what is being typed", async () => {
  await open(() => []);
  const box = page.getByRole("searchbox");
  await expect.element(box).toBeVisible();
  typeAtOnce(box, ["ak", "aktis"]);
  expect(address()).toEqual({});
  await expect.poll(address).toEqual({ search: "aktis" });
  await box.fill("aktis grid");
  await expect.poll(address).toEqual({ search: "aktis grid" });
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await expect.element(box).toHaveValue("");
});

test("an application that arrives while the table is in use waits behind a notice", async () => {
  const rows = [applicationRow({ id: testId(1), subject_name: "Aktis", submitted_at: "2026-11-20T08:00:00.000Z" })];
  await open(() => rows);
  const first = page.getByRole("link", { name: "Aktis" });
  await expect.element(first).toBeVisible();
  await userEvent.keyboard("j");
  await expect.element(first).toHaveFocus();
  rows.unshift(applicationRow({ id: testId(2), subject_name: "Meltemi", submitted_at: "2026-11-20T09:00:00.000Z" }));
  await announce();
  const notice = page.getByRole("button", { name: /1 new/ });
  await expect.element(notice).toBeVisible();
  expect(page.getByRole("link", { name: "Meltemi" }).elements()).toHaveLength(0);
  await notice.click();
  await expect.element(page.getByRole("link", { name: "Meltemi" })).toBeVisible();
});

test("on a phone a row is two lines, and a name without end widens nothing", async () => {
  const endless = "Ω".repeat(120);
  await open(() => [applicationRow({ subject_name: endless, applicant_name: endless, location: endless })]);
  await page.viewport(390, 844);
  const row = page.getByRole("row").last();
  await expect.element(row).toBeVisible();
  expect(row.element().getBoundingClientRect().height).toBeLessThanOrEqual(72);
  expect(document.documentElement.scrollWidth).toBe(390);
  await page.viewport(1280, 800);
  expect(document.documentElement.scrollWidth).toBe(1280);
});

test("a row whose appeal waits says so", async () => {
  await open(() => [
    applicationRow({ id: testId(1), subject_name: "Aktis", is_appealed: true }),
    applicationRow({ id: testId(2), subject_name: "Meltemi" }),
  ]);
  await expect.element(page.getByRole("row", { name: /Aktis/ }).getByText("Appeal", { exact: true })).toBeVisible();
  expect(
    page
      .getByRole("row", { name: /Meltemi/ })
      .getByText("Appeal")
      .elements(),
  ).toHaveLength(0);
});

test("narrowed to a call it names the call, and the working days until it is due are one line", async () => {
  await open(() => [applicationRow({ clock: { due: "2027-01-29", left: 42 } })], {
    at: `${PATH}?programme=${CALL_ID}`,
    "programmes.challenge": challengeOf({ title: { el: "Πιο ήσυχες πόλεις", en: "Quieter cities" } }),
  });
  await page.viewport(1440, 900);
  await expect.element(page.getByRole("button", { name: "Remove: Call: Quieter cities" })).toBeVisible();
  const due = page.getByText("in 42 working days");
  await expect.element(due).toBeVisible();
  const { height } = due.element().getBoundingClientRect();
  expect(Math.round(height / Number.parseFloat(getComputedStyle(due.element()).lineHeight))).toBe(1);
});
