import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { owner } from "../../workflows.factory.ts";
import { AbsenceSettings } from "./absence-settings.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const SOFIA = { id: "0199a000-0000-7000-8000-000000000061", name: "Σοφία Ράλλη" };
const NIKOS = { id: "0199a000-0000-7000-8000-000000000062", name: "Νίκος Βέργος" };
const offered = { people: [SOFIA, NIKOS], has_more: false };
const away = { from_on: "2026-12-01", until_on: "2026-12-09", substitute: SOFIA };
const sent = () => shown.calls.filter((call) => !call.startsWith("GET"));
const field = (name: string) => page.getByRole("textbox", { name });
const substitute = () => page.getByRole("combobox", { name: "Your substitute" });
const save = () => page.getByRole("button", { name: "Save", exact: true });

interface Server {
  own?: typeof away | null;
  people?: typeof offered;
  set?: (input: unknown) => Response | undefined;
}

async function open({ own = null, people = offered, set }: Server, session = owner): Promise<void> {
  await page.viewport(700, 900);
  let kept = own;
  shown = await openTestPage(<AbsenceSettings />, {
    session,
    answers: {
      "workflows.absences": () => ({ own: kept, stands_in: [] }),
      "workflows.substitutes": people,
      "workflows.setAbsence": async (request) => {
        const input = (await request.json()) as { from_on: string; until_on: string; substitute_id: string };
        const refused = set?.(input);
        if (refused !== undefined) return refused;
        const chosen = people.people.find(({ id }) => id === input.substitute_id) ?? SOFIA;
        kept = { from_on: input.from_on, until_on: input.until_on, substitute: chosen };
        return { ok: true };
      },
      "workflows.endAbsence": () => {
        kept = null;
        return { ok: true };
      },
    },
  });
  await expect.element(page.getByRole("heading", { name: "Absence" })).toBeVisible();
}

test("what is missing is said at its field and nothing is sent; filled in, it is kept and can be ended again", async () => {
  const inputs: unknown[] = [];
  await open({
    set: (input) => {
      inputs.push(input);
      return undefined;
    },
  });
  await expect.element(page.getByText(/your tasks at Kerkis\.$/)).toBeVisible();
  await save().click();
  for (const one of [field("From"), field("Until (inclusive)"), substitute()]) {
    await expect.element(one).toHaveAttribute("aria-invalid", "true");
  }
  expect(sent()).toEqual([]);
  expect(page.getByRole("button", { name: "End absence" }).elements()).toEqual([]);
  await field("From").fill("01/12/2026");
  await field("Until (inclusive)").fill("09/12/2026");
  await substitute().click();
  await page.getByRole("option", { name: NIKOS.name }).click();
  await expect.element(field("From")).not.toHaveAttribute("aria-invalid");
  await save().click();
  await expect.element(page.getByText("Your absence is saved")).toBeVisible();
  expect(inputs).toEqual([{ from_on: "2026-12-01", until_on: "2026-12-09", substitute_id: NIKOS.id }]);
  await page.getByRole("button", { name: "End absence" }).click();
  await expect.element(page.getByText("Your absence is over")).toBeVisible();
  await expect.element(field("From")).toHaveValue("");
  await expect.element(substitute()).toHaveValue("");
  expect(sent().map((call) => call.split(" ")[0])).toEqual(["PUT", "DELETE"]);
});

test("an absence that is set is shown with its days and its substitute, although others are offered", async () => {
  await open({ own: away, people: { people: [NIKOS], has_more: false } });
  await expect.element(field("From")).toHaveValue("1/12/2026");
  await expect.element(field("Until (inclusive)")).toHaveValue("9/12/2026");
  await expect.element(substitute()).toHaveValue(SOFIA.name);
});

test("an end before the beginning is no end: it is said there and not sent", async () => {
  await open({ own: away });
  await field("Until (inclusive)").fill("30/11/2026");
  await expect.element(field("Until (inclusive)")).toHaveAttribute("aria-invalid", "true");
  await save().click();
  expect(sent()).toEqual([]);
});

test.each([
  ["until_on", "date_past", "input.invalid"],
  ["substitute_id", "gone", "workflow.no_substitute"],
] as const)("a refusal of %s stands at its field, and what was written stays", async (path, code, refused) => {
  await open({ own: away, set: () => refusal(refused, {}, [{ path, code }]) });
  await save().click();
  const [wrong, right] =
    path === "until_on" ? [field("Until (inclusive)"), substitute()] : [substitute(), field("From")];
  await expect.element(wrong).toHaveAttribute("aria-invalid", "true");
  await expect.element(right).not.toHaveAttribute("aria-invalid");
  await expect.element(field("From")).toHaveValue("1/12/2026");
  await expect.element(substitute()).toHaveValue(SOFIA.name);
});

test("a refusal of the whole is said above the fields, to whoever listens too", async () => {
  await open({ own: away, set: () => refusal("auth.impersonating") });
  await save().click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(field("From")).toHaveValue("1/12/2026");
});

test("where nobody could stand in, that is said in place of the fields", async () => {
  await open({ people: { people: [], has_more: false } });
  await expect.element(page.getByText(/There is nobody else in the organization yet/)).toBeVisible();
  expect(save().elements()).toEqual([]);
});

test.each([
  ["no organization", { ...owner, current_organization: null }],
  ["no tasks", { ...owner, pages: { ...owner.pages, workflows: false } }],
])("with %s nothing is asked, and where it can be set is said", async (_, session) => {
  await open({}, session);
  await expect.element(page.getByText("You can set this in an organization where you have tasks.")).toBeVisible();
  expect(save().elements()).toEqual([]);
  expect(shown.calls.filter((call) => call.includes("/workflows"))).toEqual([]);
});
