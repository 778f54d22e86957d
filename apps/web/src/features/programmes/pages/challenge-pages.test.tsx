import { recordTopic } from "@kerkis/contract/core/realtime.ts";
import type { ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import type { ManagedForm } from "@kerkis/contract/forms/forms.schema.ts";
import { rulesLacking, SAMPLE_RULES } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import type { Letters } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { USUAL_LETTERS } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { owner } from "#features/workflows/workflows.factory.ts";
import { pause, skipPauses } from "#shared/hooks/pauses.factory.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { arriveAt, openWire, placesTold } from "#shared/realtime/wire.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { CALL_ID as ID, challengeOf } from "../programmes.factory.ts";
import { ChallengePage } from "./challenge-page.tsx";
import { FormPage } from "./form-page.tsx";

const FORM = "0199a000-0000-7000-8000-000000000081";
const ROUTE = "/evaluation-management/challenges/$programmeId";
/** Of the call that a page at the route itself shows. */
const TOPIC = recordTopic(FORM, "programme", "$programmeId");

/** The call's letters, the organization's unless told. */
const lettersOf = (changed: Partial<Letters> = {}): Letters => ({
  ...USUAL_LETTERS,
  programme: { id: ID, title: { el: "Γαλάζια Ανάπτυξη", en: "Blue Growth" } },
  own: [],
  versions: { approve: 0, reject: 0 },
  ...changed,
});

let shown: TestPage;
skipPauses();
afterEach(() => shown.close());

const open = async (
  element: ReactNode,
  path: string,
  challenge: () => ManagedChallenge,
  answers = {},
  session?: typeof owner,
) => {
  shown = await openTestPage(element, {
    session: session ?? { ...asVisitor(undefined), profile: testProfile() },
    answers: {
      "programmes.challenge": challenge,
      "judging.rounds": { items: [], next_cursor: null },
      "judging.letterTemplates": lettersOf(),
      ...answers,
    },
    at: path,
    isPage: true,
  });
};

test("a call that asks nothing of its own shows the way to its first question", async () => {
  await page.viewport(1440, 900);
  let challenge = challengeOf();
  const empty: ManagedForm = {
    id: FORM,
    subject: "startup",
    seen: 1,
    saved_by: null,
    definition: { sections: [] },
    versions: [],
  };
  await open(<FormPage />, `${ROUTE}/form`, () => challenge, {
    "programmes.beginForm": () => {
      challenge = challengeOf({ form: { id: FORM, version: 0, questions: 0, is_changed: false } });
      return challenge.form;
    },
    "forms.form": empty,
  });
  await page.getByRole("button", { name: "Write questions" }).click();
  await expect
    .element(page.getByRole("heading", { name: "You have no questions of your own yet" }), { timeout: 5000 })
    .toBeVisible();
});

test("whoever may not change a call is offered no first question", async () => {
  await open(<FormPage />, `${ROUTE}/form`, () =>
    challengeOf({ can: { change: false, change_dates: false, discard: false, steps: [] } }),
  );
  await expect.element(page.getByRole("heading", { name: "Only what the registry asks" })).toBeVisible();
  expect(page.getByRole("button", { name: "Write questions" }).elements()).toEqual([]);
});

test("on a phone what keeps the call from opening stands above its parts, beside them where there is room", async () => {
  await page.viewport(390, 844);
  await open(<ChallengePage />, ROUTE, () => challengeOf());
  const parts = page.getByRole("navigation", { name: "Parts of the call" });
  const ready = page.getByRole("region", { name: "Before it opens" });
  const history = page.getByRole("heading", { name: "Latest changes" });
  await expect.element(ready).toBeVisible();
  const top = (part: { element(): Element }) => part.element().getBoundingClientRect().top;
  expect(top(ready)).toBeLessThan(top(parts));
  expect(top(parts)).toBeLessThan(top(history));
  // A summary that is owed in both languages is no complete text.
  await expect.element(parts.getByRole("link", { name: /Texts/ })).toMatchTextContent(/1 text missing/);
  // Each part says the one thing that is true of it; one person alone is too few.
  await expect.element(parts.getByRole("link", { name: /Access/ })).toMatchTextContent(/1 person/);
  await expect.element(parts.getByRole("link", { name: /Time limit/ })).toMatchTextContent(/no time limit/);
  expect(parts.getByRole("link").elements()).toHaveLength(8);
  // Each part is a page of its own there, and leads back; none of them is shown in the list.
  await expect.poll(() => parts.getByRole("link", { name: /Texts/ }).element().getAttribute("aria-current")).toBeNull();
  const summary = page.getByRole("textbox", { name: /In two sentences/ });
  expect(summary.query()).toBeNull();
  await parts.getByRole("link", { name: /Texts/ }).click();
  await expect.element(summary).toBeVisible();
  for (const other of [parts, ready, history]) expect(other.query()).toBeNull();
  await page.getByRole("link", { name: "Parts of the call" }).click();
  await expect.element(parts).toBeVisible();
  expect(summary.query()).toBeNull();
  await page.viewport(1440, 900);
  expect(top(ready)).toBe(top(parts));
});

test("on a phone what else can be done with a call stands on the line of its other buttons", async () => {
  await page.viewport(390, 844);
  await open(<ChallengePage />, ROUTE, () => challengeOf({ state: "open", phase: "open" }));
  const more = page.getByRole("button", { name: "More", exact: true });
  await expect.element(more).toBeVisible();
  const middle = (one: { element(): Element }) => {
    const { top, bottom } = one.element().getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  };
  expect(middle(more)).toBe(middle(page.getByRole("link", { name: /As an applicant/ })));
});

test("criteria that lack a language say so in the call's parts, before it opens, at the language and at each of them", async () => {
  await page.viewport(1440, 900);
  const [first, second] = SAMPLE_RULES;
  if (!first || !second) throw new Error("The sample is empty.");
  const rules = [
    { ...first, label: { ...first.label, en: "" } },
    { ...second, reference: { el: "", en: "Article 3" } },
  ];
  const version = { version: 1, rules, created_at: "2026-11-20T08:00:00.000Z", created_by: null };
  const challenge = challengeOf({ criteria: 2, criteria_lacking: rulesLacking(rules) });
  await open(<ChallengePage />, `${ROUTE}?part=eligibility`, () => challenge, {
    "programmes.rules": { versions: [version] },
  });
  const part = page.getByRole("navigation", { name: "Parts of the call" }).getByRole("link", { name: /Eligibility/ });
  await expect.element(part).toMatchTextContent(/1 missing in English/);
  const ready = page.getByRole("region", { name: "Before it opens" });
  await expect.element(ready.getByRole("link", { name: /Eligibility criteria/ })).toBeVisible();
  const languages = page.getByRole("group", { name: "Language of the texts" });
  for (const name of [/English/, /Ελληνικά/])
    await expect
      .element(languages.getByRole("button", { name }).getByRole("img", { name: "texts missing" }))
      .toBeVisible();
  const list = page.getByRole("region", { name: "Eligibility" });
  await expect.element(list.getByText("English is missing")).toBeVisible();
  await expect.element(list.getByText("Greek is missing")).toBeVisible();
  await list.getByRole("textbox", { name: "In English" }).first().fill("At most ten years old");
  await expect.element(list.getByText("English is missing")).not.toBeInTheDocument();
});

test("a draft is saved as one types, what cannot be kept says so at its field and waits; keys change language and part", async () => {
  await page.viewport(1440, 900);
  let challenge = challengeOf({ can: { change: true, change_dates: true, discard: true, steps: ["open"] } });
  const sent: unknown[] = [];
  await open(<ChallengePage />, ROUTE, () => challenge, {
    "programmes.change": async (request: Request) => {
      const { answers }: { answers: Partial<ManagedChallenge["answers"]> } = await request.json();
      sent.push(answers);
      challenge = { ...challenge, version: challenge.version + 1, answers: { ...challenge.answers, ...answers } };
      return challenge;
    },
  });
  const greek = page.getByRole("textbox", { name: /Title in Greek/ });
  await expect.element(page.getByText(/Saved 10:42/)).toBeVisible();
  await greek.fill("");
  await pause();
  await expect.element(page.getByText(/Not saved: one field needs a correction/)).toBeVisible();
  await expect.element(greek).toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
  await greek.fill("Γαλάζια Ανάπτυξη 2027");
  await pause();
  await expect.poll(() => challenge.answers.title_el).toBe("Γαλάζια Ανάπτυξη 2027");
  expect(page.getByRole("textbox", { name: /Title in English/ }).query()).toBeNull();
  await userEvent.keyboard("{Alt>}l{/Alt}");
  const english = page.getByRole("textbox", { name: /In two sentences, in English/ });
  await english.fill("For ports.");
  await pause();
  await expect.poll(() => challenge.answers.summary_en).toBe("For ports.");
  expect(challenge.answers.title_el).toBe("Γαλάζια Ανάπτυξη 2027");
  // What is missing in Greek is led to in Greek.
  const ready = page.getByRole("region", { name: "Before it opens" });
  await ready.getByRole("link", { name: /Summary/ }).click();
  await expect.element(page.getByRole("textbox", { name: /In two sentences, in Greek/ })).toBeVisible();
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard("]");
  await expect.poll(() => shown.address()).toContain("part=dates");
  await userEvent.keyboard("gr");
  await expect.poll(() => shown.address()).toContain("part=rounds");
  await userEvent.keyboard("[[");
  await expect.poll(() => shown.address()).toContain("part=eligibility");
});

test("a letter of rejection that gives no reason is no ready one; an archived call offers a copy", async () => {
  await page.viewport(1440, 900);
  const { el, en } = USUAL_LETTERS.reject;
  const silent = lettersOf({ reject: { el, en: { ...en, body: "No." } }, own: ["reject"] });
  await open(<ChallengePage />, ROUTE, () => challengeOf(), { "judging.letterTemplates": silent });
  const parts = page.getByRole("navigation", { name: "Parts of the call" });
  await expect.element(parts.getByRole("link", { name: /Letters/ })).toMatchTextContent(/3 of 4 ready/);
  await parts.getByRole("link", { name: /Letters/ }).click();
  await expect.element(page.getByText("Decision on the application of …")).toBeVisible();
  const whose = (name: RegExp) => page.getByRole("listitem").filter({ hasText: name });
  await expect.element(whose(/^Approval, English/)).toMatchTextContent(/of the organization/);
  await expect.element(whose(/^Rejection, English/)).toMatchTextContent(/of this call/);
  await expect
    .element(page.getByRole("link", { name: "Write this call’s letters" }))
    .toHaveAttribute("href", `/evaluation-management/challenges/${ID}/letters`);
  shown.close();
  await open(<ChallengePage />, ROUTE, () =>
    challengeOf({
      state: "archived",
      phase: "archived",
      can: { change: false, change_dates: false, discard: false, steps: [] },
    }),
  );
  await expect.element(page.getByRole("button", { name: "Copy" })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: /Title in Greek/ })).toBeDisabled();
});

test("whoever else is in a field has a ring with their first name there and at its part; who types there types on", async () => {
  await page.viewport(1440, 900);
  await open(<ChallengePage />, ROUTE, () => challengeOf(), {}, owner);
  const title = page.getByRole("textbox", { name: /Title in Greek/ });
  await expect.element(title).toBeVisible();
  title.element().focus();
  await openWire();
  await pause();
  await expect.poll(placesTold, { timeout: 5_000 }).toContainEqual([TOPIC, "texts title_el"]);
  await arriveAt(TOPIC, "Στράτος Ρήγας", "texts title_el");
  const ring = () => title.element().closest("[data-other]");
  await expect.poll(() => ring()?.textContent).toContain("Στράτος");
  expect(document.activeElement).toBe(title.element());
  await expect.element(page.getByRole("navigation", { name: "Parts of the call" })).toMatchTextContent(/Στράτος/);
  await arriveAt(TOPIC, "Στράτος Ρήγας", "dates");
  await expect.poll(ring).toBeNull();
  expect(document.activeElement).toBe(title.element());
});

test("whoever only reads a call is seen in none of its parts", async () => {
  await page.viewport(1440, 900);
  const can = { change: false, change_dates: false, discard: false, steps: [] };
  await open(<ChallengePage />, ROUTE, () => challengeOf({ state: "archived", phase: "archived", can }), {}, owner);
  const parts = page.getByRole("navigation", { name: "Parts of the call" });
  await expect.element(parts).toBeVisible();
  await openWire();
  await arriveAt(TOPIC, "Στράτος Ρήγας", "texts");
  await expect.element(parts).toMatchTextContent(/Στράτος/);
  // A place is told at most once a second.
  await pause();
  expect(placesTold()).toEqual([]);
});
