import { recordTopic } from "@kerkis/contract/core/realtime.ts";
import type { FormDefinition, Question } from "@kerkis/contract/forms/definition.schema.ts";
import type { ManagedForm } from "@kerkis/contract/forms/forms.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ORGANIZATION, owner } from "#features/workflows/workflows.factory.ts";
import { pause, skipPauses } from "#shared/hooks/pauses.factory.ts";
import { arriveAt, openWire, placesTold } from "#shared/realtime/wire.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { programmesQueries } from "../../programmes.queries.ts";
import { FormEditor } from "./form-editor.tsx";

const ID = "0199a000-0000-7000-8000-000000000081";
const CALL = "0199a000-0000-7000-8000-000000000082";
const USER = "0199a000-0000-7000-8000-000000000070";

const said = (text: string) => ({ el: text, en: text });
const asked = (key: string, label: string) => ({
  key,
  label: said(label),
  help: said(""),
  is_required: true,
  shown_if: null,
});
const PILOT: Question = { ...asked("pilot", "Pilot"), type: "yes_no" };
const PLACE: Question = { ...asked("place", "Where"), type: "text", max: 100 };
const SUM: Question = { ...asked("sum", "How much"), type: "money", currency: "EUR" };
const DEFINITION: FormDefinition = {
  sections: [
    { key: "solution", title: said("Solution"), shown_if: null, questions: [PILOT, PLACE] },
    { key: "costs", title: said("Costs"), shown_if: null, questions: [SUM] },
  ],
};

let shown: TestPage;
let stored: ManagedForm;
skipPauses();
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});
afterEach(() => shown.close());

function Screen() {
  const { data } = useQuery(programmesQueries.form(ID));
  return (
    data && (
      <FormEditor
        programmeId={CALL}
        organizationId={ORGANIZATION}
        isRegistry={false}
        canChange
        managed={data}
        userId={USER}
      />
    )
  );
}

async function open(first?: FormDefinition) {
  const version = { version: 1, definition: DEFINITION, created_at: "2026-11-20T08:00:00.000Z", created_by: null };
  stored = {
    id: ID,
    subject: "startup",
    seen: 3,
    saved_by: null,
    definition: first ?? DEFINITION,
    versions: first ? [] : [version],
  };
  shown = await openTestPage(<Screen />, {
    session: owner,
    answers: {
      "forms.form": () => stored,
      "forms.save": async (request) => {
        const { definition }: { definition: FormDefinition } = await request.json();
        stored = { ...stored, definition, seen: stored.seen + 1 };
        return { seen: stored.seen, saved_at: "2026-11-20T09:00:00.000Z" };
      },
      "forms.publish": () => {
        const published = { ...version, version: stored.versions.length + 1, definition: stored.definition };
        stored = { ...stored, versions: [published, ...stored.versions] };
        return stored;
      },
    },
  });
}

/** What is published is read; the next version is begun by hand. */
const beginVersion = () => page.getByRole("button", { name: "New version" }).click();
const outline = page.getByRole("navigation", { name: "Outline of the form" });
const settings = page.getByRole("region", { name: "Question", exact: true });
const preview = page.getByRole("region", { name: "As an applicant sees it" });
const choose = (name: RegExp) => outline.getByRole("button", { name }).click();
/** Keys of the questions, section by section, as they are saved. */
const order = () => stored.definition.sections.map(({ questions }) => questions.map(({ key }) => key));

test("keys order the questions, into the next section too, and say where each came to; every step is undone", async () => {
  await open();
  await beginVersion();
  await choose(/Where/);
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await pause();
  await expect.poll(order).toEqual([["place", "pilot"], ["sum"]]);
  await expect.element(page.getByText("Moved to section 1, place 1")).toBeInTheDocument();
  await choose(/Pilot/);
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await expect.element(page.getByText("Moved to section 2, place 1")).toBeInTheDocument();
  await pause();
  await expect.poll(order).toEqual([["place"], ["pilot", "sum"]]);
  await userEvent.keyboard("{Control>}d{/Control}");
  await pause();
  await expect.poll(() => order()[1]?.length).toBe(3);
  expect(stored.definition.sections[1]?.questions.map(({ label }) => label.el)).toEqual(["Pilot", "Pilot", "How much"]);
  await userEvent.keyboard("{Control>}z{/Control}");
  await userEvent.keyboard("{Control>}z{/Control}");
  await pause();
  await expect.poll(order).toEqual([["place", "pilot"], ["sum"]]);
  // In a text, undoing is the text's own.
  await choose(/Pilot/);
  const label = settings.getByRole("textbox", { name: "Question in Greek" });
  await label.fill("Δοκιμή");
  await userEvent.keyboard("{Control>}z{/Control}");
  await pause();
  await expect.poll(order).toEqual([["place", "pilot"], ["sum"]]);
});

test("a question is shown by what was answered before it, and says so in outline and form", async () => {
  await open();
  await beginVersion();
  await choose(/Where/);
  await settings.getByRole("checkbox", { name: "Shown only when" }).click();
  const fact = settings.getByRole("combobox", { name: "Fact" });
  // Only what is asked before it can be looked at.
  await expect.element(fact.getByRole("option", { name: "Pilot" })).toBeInTheDocument();
  expect(fact.getByRole("option", { name: "How much" }).query()).toBeNull();
  await fact.selectOptions("Pilot");
  await settings.getByRole("combobox", { name: "Value" }).selectOptions("No");
  await pause();
  await expect
    .poll(() => stored.definition.sections[0]?.questions[1]?.shown_if)
    .toEqual({ fact: "pilot", is: "is", value: false });
  await expect
    .element(outline.getByRole("button", { name: /Where/ }).getByRole("img", { name: "Conditional" }))
    .toBeVisible();
  await expect.element(preview.getByText("Shown when: «Pilot» is No", { exact: true })).toBeVisible();
});

test("words are counted as words, and a first version differs from none", async () => {
  const problem: Question = { ...asked("problem", "Which problem"), type: "long_text", words: 150 };
  await open({ sections: [{ key: "solution", title: said("Solution"), shown_if: null, questions: [problem] }] });
  await preview.getByRole("textbox", { name: "Which problem" }).fill("Καθαρά λιμάνια");
  await expect.element(preview.getByText("2 of 150 words")).toBeVisible();
  await page.getByRole("button", { name: "Publish 1" }).click();
  await expect.element(page.getByRole("heading", { name: "What the first version will ask" })).toBeVisible();
});

test("publishing says what differs from the version in force, and what lacks words; what was published is the next one's measure", async () => {
  await open();
  await expect.element(page.getByText("Version 1, published")).toBeVisible();
  // What is in force is read.
  await choose(/Where/);
  await expect.element(settings.getByRole("textbox", { name: "Question in English" })).toBeDisabled();
  expect(page.getByRole("button", { name: "Publish 2" }).query()).toBeNull();
  await beginVersion();
  const publish = (version: number) => page.getByRole("button", { name: `Publish ${version}` });
  await expect.element(publish(2)).toBeDisabled();
  await choose(/Where/);
  await settings.getByRole("textbox", { name: "Question in English" }).fill("");
  await settings.getByRole("textbox", { name: "Question in Greek" }).fill("");
  await publish(2).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "No words yet" }).click();
  await settings.getByRole("textbox", { name: "Question in Greek" }).fill("Σε ποιο λιμάνι");
  await settings.getByRole("textbox", { name: "Question in English" }).fill("In which port");
  await settings.getByRole("checkbox", { name: "Required" }).click();
  await expect.element(page.getByText("Version 2, draft")).toBeVisible();
  await publish(2).click();
  await expect.element(dialog.getByText("Question “In which port”: other words, required or not")).toBeVisible();
  await dialog.getByRole("button", { name: "Publish 2" }).click();
  await expect.element(page.getByText("Version 2, published")).toBeVisible();
  expect(publish(3).query()).toBeNull();
  await beginVersion();
  await expect.element(publish(3)).toBeDisabled();
});

test("keys go through the questions, begin one below and take one away, which can be brought back for ten seconds", async () => {
  await open();
  await beginVersion();
  await choose(/Pilot/);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(outline.getByRole("button", { name: /Where/ })).toHaveAttribute("aria-current", "true");
  await expect.element(outline.getByRole("button", { name: /Where/ })).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{Enter}");
  await pause();
  await expect.poll(() => order()[0]?.length).toBe(3);
  expect(order()[0]?.[0]).toBe("pilot");
  expect(order()[0]?.[2]).toBe("place");
  await choose(/Where/);
  await userEvent.keyboard("{Delete}");
  await pause();
  await expect.poll(() => order()[0]?.includes("place")).toBe(false);
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await pause();
  await expect.poll(() => order()[0]?.includes("place")).toBe(true);
  // In a text these keys are the text's own.
  const label = settings.getByRole("textbox", { name: "Question in Greek" });
  await label.click();
  await userEvent.keyboard("{Delete}{Enter}{ArrowDown}");
  expect(order()[0]?.includes("place")).toBe(true);
});

test("an empty section suggests three questions; what breaks a blind round says so at once", async () => {
  await open({ sections: [{ key: "team", title: said("Team"), shown_if: null, questions: [] }] });
  await preview.getByRole("button", { name: "Do you have a pilot running?" }).click();
  await pause();
  await expect.poll(() => stored.definition.sections[0]?.questions.map(({ type }) => type)).toEqual(["yes_no"]);
  expect(preview.getByRole("button", { name: "What problem do you solve?" }).query()).toBeNull();
  await settings.getByRole("combobox", { name: "Kind" }).selectOptions("people");
  await expect.element(settings.getByText(/Hidden in a blind round: the names/)).toBeVisible();
  // What a page has not sent as it closes waits on this device for the next one.
  await pause();
  await expect.poll(() => stored.definition.sections[0]?.questions.map(({ type }) => type)).toEqual(["people"]);
});

test("whoever else is at a question has a ring with their first name there, in the skeleton and in the form", async () => {
  await open();
  await beginVersion();
  const topic = recordTopic(ORGANIZATION, "form", ID);
  await choose(/Where/);
  await openWire();
  await pause();
  await expect.poll(placesTold, { timeout: 5_000 }).toContainEqual([topic, "place"]);
  await arriveAt(topic, "Στράτος Ρήγας", "pilot");
  const named = (of: Element | null | undefined) => of?.textContent?.includes("Στράτος") ?? false;
  const row = (key: string) => document.querySelector(`[data-outline="${key}"]`)?.parentElement;
  await expect.poll(() => named(row("pilot"))).toBe(true);
  expect(named(document.querySelector('[data-question="pilot"]'))).toBe(true);
  expect([named(row("place")), named(document.querySelector('[data-question="place"]'))]).toEqual([false, false]);
});
