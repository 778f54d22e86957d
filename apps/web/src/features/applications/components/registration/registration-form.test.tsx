import type { PossibleDuplicate } from "@kerkis/contract/startups/startups.schema.ts";
import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";
import type { RegistrationStep } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { questionsNeeded } from "@kerkis/contract/programmes/eligibility/fact-questions.policy.ts";
import { SAMPLE_RULES } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { typeAtOnce } from "#shared/forms/type-at-once.factory.ts";
import { pause, skipPauses } from "#shared/hooks/pauses.factory.ts";
import type { Answer, Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { holdPersonal, restorePersonal } from "#shared/storage/personal-storage.ts";
import { completeAnswers, founderApplication, founderSession } from "../../applications.factory.ts";
import { RegistrationForm } from "./registration-form.tsx";

let shown: TestPage;
let stored: Application;
let saves: RegistrationDraft[];
let submits: number;
/** What the next calls meet instead of an answer. */
let isCut: boolean;

skipPauses();
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 900);
  saves = [];
  submits = 0;
  isCut = false;
});
/** Leaving the screen sends what is unsent; what comes next must not meet it. */
async function leave(): Promise<void> {
  const isSaved = ["clean", "saved"].includes(indicator() ?? "");
  shown.close();
  if (isSaved) return;
  await new Promise((resolve) => setTimeout(resolve, 150));
}
afterEach(leave);

const kept = () => JSON.stringify(Object.entries(localStorage));
const reach = () => {
  if (isCut) throw new TypeError("Failed to fetch");
};

const saveDraft: Answer<"applications.saveDraft"> = async (request: Request) => {
  reach();
  const { version, answers }: { version: number; answers: RegistrationDraft } = await request.json();
  if (version !== stored.version) return refusal("request.conflict");
  saves.push(answers);
  stored = { ...stored, answers, version: version + 1 };
  return { version: stored.version, saved_at: "2026-11-20T08:00:00.000Z", later_questions: null };
};

function Form({ application, start }: { application: Application; start: RegistrationStep }) {
  const [step, setStep] = useState<string>(start);
  return <RegistrationForm application={application} userId="eleni" step={step} onStep={setStep} />;
}

async function open(given: Partial<Application> = {}, start: RegistrationStep = "company", more: Answers = {}) {
  stored = founderApplication(given);
  shown = await openTestPage(<Form application={stored} start={start} />, {
    session: founderSession(),
    paths: ["/startup/$id"],
    answers: {
      "startups.duplicates": [],
      "applications.get": () => stored,
      "applications.saveDraft": saveDraft,
      "applications.submit": () => {
        submits += 1;
        reach();
        stored = { ...stored, phase: "pending" };
        return stored;
      },
      ...more,
    },
  });
}

const box = (name: string | RegExp) => page.getByRole("textbox", { name });
const indicator = () => document.querySelector("[data-autosave]")?.getAttribute("data-autosave");
const button = (name: string | RegExp) => page.getByRole("button", { name });

test("what is typed is saved after a pause, complete or not; nothing is saved for looking", async () => {
  await open();
  await expect.element(box(/Startup name/)).toBeVisible();
  await pause();
  expect(saves).toEqual([]);
  typeAtOnce(box(/Startup name/), ["A", "Aktis"]);
  await expect.poll(indicator, { interval: 10 }).toBe("waiting");
  await pause();
  await expect.poll(indicator).toBe("saved");
  expect(saves.map(({ name }) => name)).toEqual(["Aktis"]);
});

test("what was typed in the moment in which the session ended comes back to the same person", async () => {
  await open();
  await expect.element(box(/Startup name/)).toBeVisible();
  isCut = true;
  typeAtOnce(box(/Startup name/), ["Aktis"]);
  holdPersonal("eleni");
  await leave();
  expect(kept()).not.toContain("Aktis");
  restorePersonal("eleni");
  await open();
  await expect.element(box(/Startup name/)).toHaveValue("Aktis");
});

test("the name's likely duplicate stands below the name, and says how to claim it", async () => {
  const duplicate: PossibleDuplicate = {
    id: null,
    name: "Aktis",
    location: "",
    logo_url: null,
    is_claimable: false,
    reasons: ["name"],
  };
  stored = founderApplication({});
  shown = await openTestPage(<Form application={stored} start="company" />, {
    session: founderSession(),
    paths: ["/contact"],
    answers: { "startups.duplicates": [duplicate], "applications.saveDraft": saveDraft },
  });
  await box(/Startup name/).fill("Aktis");
  await pause();
  const mine = page.getByRole("link", { name: /^This is mine/ });
  await expect.element(mine).toHaveAttribute("href", "/contact?topic=application&startup=Aktis");
  const [name, link, tagline] = [box(/Startup name/), mine, box(/In one sentence/)].map((part) =>
    part.element().getBoundingClientRect(),
  );
  expect([link?.top ?? 0, tagline?.top ?? 0]).toEqual([
    expect.toSatisfy((top: number) => top > (name?.bottom ?? 0)),
    expect.toSatisfy((top: number) => top > (link?.bottom ?? 0)),
  ]);
});

test("whose startup is in the registry without anyone claims it there", async () => {
  const id = "0199a000-0000-7000-8000-000000000077";
  await open({}, "company", {
    "startups.duplicates": [{ id, name: "Aktis", location: "", logo_url: null, is_claimable: true, reasons: ["name"] }],
  });
  await box(/Startup name/).fill("Aktis");
  await pause();
  await expect
    .element(page.getByRole("link", { name: /^This is mine/ }))
    .toHaveAttribute("href", `/startup/${id}#claim`);
});

test("whoever applies to a call with a registered startup is not asked whether it is registered", async () => {
  const duplicate: PossibleDuplicate = {
    id: null,
    name: "Aktis",
    location: "",
    logo_url: null,
    is_claimable: false,
    reasons: ["name"],
  };
  stored = founderApplication({ startup_id: founderApplication().id, answers: { name: "Aktis" } });
  shown = await openTestPage(<Form application={stored} start="company" />, {
    session: founderSession(),
    paths: ["/contact"],
    answers: { "startups.duplicates": [duplicate], "applications.saveDraft": saveDraft },
  });
  await box(/Startup name/).fill("Aktis Grid");
  await pause();
  await expect.poll(indicator).toBe("saved");
  expect(shown.calls.filter((call) => call.includes("duplicates"))).toEqual([]);
  expect(page.getByRole("link", { name: /^This is mine/ }).query()).toBeNull();
});

test("nobody is corrected before leaving a field; an incomplete step may be left, and is marked", async () => {
  await open();
  await box(/Startup name/).fill("A");
  expect(page.getByText(/Use at least 2 characters/).elements()).toHaveLength(0);
  await box(/In one sentence/).click();
  await expect.element(page.getByText(/Use at least 2 characters/)).toBeVisible();
  await button("Continue").click();
  await expect.element(page.getByRole("heading", { name: "Activity" })).toHaveFocus();
  expect(page.getByText("This field is required").elements()).toHaveLength(0);
  await button(/Company/).click();
  await expect.element(page.getByText("This field is required")).toBeVisible();
});

test("a wrong Greek tax number is said at the field, and is one no more once the company is of another country", async () => {
  await open({ answers: { ...completeAnswers, tax_number: "" } });
  await box(/Tax number/).fill("094014202");
  await box(/In one sentence/).click();
  await expect.element(page.getByText(/This Greek tax number is not right/)).toBeVisible();
  await box(/Tax number/).fill("094014201");
  await expect.poll(() => page.getByText(/This Greek tax number/).elements()).toHaveLength(0);
  await leave();
  await open({ answers: { ...completeAnswers, country: "CY", tax_number: "10259033P" } });
  await box(/In one sentence/).click();
  await box(/Tax number/).click();
  await box(/In one sentence/).click();
  await pause();
  expect(page.getByText(/This Greek tax number/).elements()).toHaveLength(0);
});

test("the review lists what is missing, and its links lead to the field", async () => {
  await open({ answers: { ...completeAnswers, city: "", description: "Too short" } }, "review");
  await expect.element(page.getByText("2 answers need your attention before you submit")).toBeVisible();
  await expect.element(page.getByText(/Use at least 40 characters/)).toBeVisible();
  await button("City").click();
  await expect.element(box(/City/)).toHaveFocus();
  await expect.element(page.getByText("This field is required")).toBeVisible();
});

test("the review says of each criterion whether it holds, of what is typed and without a connection; none keeps from submitting", async () => {
  const both = (text: string) => ({ el: text, en: text });
  const [turnover] = questionsNeeded(SAMPLE_RULES, {});
  if (!turnover) throw new Error("The sample asks for no turnover.");
  const rules = SAMPLE_RULES.filter(({ key }) => ["age", "turnover", "seat"].includes(key));
  await open(
    {
      answers: { ...completeAnswers, country: "FR" },
      eligibility: { version: 2, since: "2026-11-20T08:00:00.000Z", in_force: 2, verdicts: [] },
      criteria: { rules, questions: { turnover: { label: both("Turnover"), kind: "number" } }, day: "2026-11-27" },
      questions: {
        version: 1,
        latest: null,
        definition: { sections: [{ key: "money", title: both("Money"), shown_if: null, questions: [turnover] }] },
      },
    },
    "review",
  );
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect.element(row("At most 8 years old")).toMatchTextContent(/Cannot tell/);
  await expect.element(row("Seat or branch in Greece")).toMatchTextContent(/Cannot tell.*France.*Law 4712/);
  await expect.element(row("Turnover of at most")).toMatchTextContent(/Cannot tell.*not declared/);
  isCut = true;
  await page.getByRole("button", { name: /^Edit Money/ }).click();
  await page.getByRole("textbox", { name: /Turnover/ }).fill("60000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.element(row("Turnover of at most")).toMatchTextContent(/Not met.*60,000,000/);
  isCut = false;
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(() => submits).toBe(1);
});

test("an incomplete application is not sent", async () => {
  await open({ answers: { ...completeAnswers, city: "" } }, "review");
  await button("Submit").click();
  expect(submits).toBe(0);
});

test("a cut connection keeps what was typed in this browser and sends it when it is back", async () => {
  await open();
  isCut = true;
  await box(/Startup name/).fill("Typed without a connection");
  await pause();
  await expect.poll(indicator).toBe("offline");
  expect(kept()).toContain("Typed without a connection");
  isCut = false;
  window.dispatchEvent(new Event("online"));
  await expect.poll(indicator).toBe("saved");
  expect(saves.at(-1)?.name).toBe("Typed without a connection");
  expect(kept()).not.toContain("Typed without a connection");
});

test("what an earlier visit left unsent is there again, and is sent", async () => {
  await open();
  isCut = true;
  await box(/Startup name/).fill("Left behind");
  await pause();
  await expect.poll(indicator).toBe("offline");
  await leave();
  isCut = false;
  await open();
  await expect.element(box(/Startup name/)).toHaveValue("Left behind");
  await pause();
  await expect.poll(() => saves.at(-1)?.name).toBe("Left behind");
});

test("another tab's other fields are taken in; the same field asks which version stays", async () => {
  await open();
  stored = { ...stored, version: 2, answers: { legal_name: "Aktis IKE" } };
  await box(/Startup name/).fill("Aktis");
  await pause();
  await expect.element(box(/Legal name/)).toHaveValue("Aktis IKE");
  await expect.poll(indicator).toBe("saved");
  expect(saves.at(-1)).toMatchObject({ name: "Aktis", legal_name: "Aktis IKE" });

  stored = { ...stored, version: stored.version + 1, answers: { ...stored.answers, name: "Aktis of the other tab" } };
  await box(/Startup name/).fill("Aktis of this tab");
  await pause();
  await expect.poll(indicator).toBe("conflict");
  await expect.element(box(/Startup name/)).toHaveValue("Aktis of this tab");
  await button("Load the other version").click();
  await expect.element(box(/Startup name/)).toHaveValue("Aktis of the other tab");
});

test("a submission without an answer is sent again, and one application comes of it", async () => {
  await open({ answers: completeAnswers }, "review");
  isCut = true;
  await button("Submit").click();
  await expect.element(page.getByText("The server has not replied yet")).toBeVisible();
  isCut = false;
  await pause();
  await expect.poll(() => stored.phase).toBe("pending");
  expect(submits).toBe(2);
});

test("waiting for an answer can be stopped", async () => {
  await open({ answers: completeAnswers }, "review");
  isCut = true;
  await button("Submit").click();
  await button("Stop trying").click();
  await expect.element(button("Submit")).toBeEnabled();
  isCut = false;
  await pause();
  expect(stored.phase).toBe("draft");
});

test("founders are added, moved and removed by buttons", async () => {
  await open({ answers: completeAnswers }, "team");
  await button("Add a founder").click();
  await box(/Full name/)
    .nth(1)
    .fill("Nikos Vlachos");
  await box(/^Role/).nth(1).fill("CTO");
  await button("Move founder 2 up").click();
  await expect.element(box(/Full name/).nth(0)).toHaveValue("Nikos Vlachos");
  await button("Remove founder 2").click();
  await pause();
  await expect.poll(() => saves.at(-1)?.founders).toEqual([{ name: "Nikos Vlachos", role: "CTO", linkedin_url: "" }]);
  await expect.element(button("Remove founder 1")).toBeDisabled();
});

test("a tax number fills the form with what the business registry says, and its fields say so until they are changed", async () => {
  const facts = {
    legal_name: "ΑΚΤΙΣ ΕΝΕΡΓΕΙΑ Ι.Κ.Ε.",
    titles: ["Aktis"],
    registration_number: "123456789000",
    legal_form: "Ιδιωτική κεφαλαιουχική εταιρεία",
    status: "Ενεργή",
    founded_on: "2021-03-05",
    city: "Πειραιάς",
    prefecture: "",
    address: "Ακτή Μιαούλη 1",
    activities: ["Παραγωγή ηλεκτρικής ενέργειας", "Λογισμικό"],
  };
  await open({}, "company", {
    "startups.companyFacts": { state: "found", facts, at: "2026-11-20T08:00:00.000Z" },
  });
  await box(/Tax number/).fill("094014201");
  await pause();
  await button("Fill in the form").click();
  for (const [name, value] of [
    [/Startup name/, "Aktis"],
    [/Legal name/, facts.legal_name],
    [/Legal form/, facts.legal_form],
    [/Status in the business registry/, "Ενεργή"],
  ] as const)
    await expect.element(box(name)).toHaveValue(value);
  await expect.element(page.getByText("Παραγωγή ηλεκτρικής ενέργειας", { exact: true })).toBeVisible();
  const marked = expect.stringContaining("From the business registry, 20 November 2026");
  await expect.element(box(/Legal form/)).toHaveAccessibleDescription(marked);
  await box(/Legal form/).fill("SA");
  await expect.element(box(/Legal form/)).not.toHaveAccessibleDescription(marked);
  await expect.element(box(/Legal name/)).toHaveAccessibleDescription(marked);
  await pause();
  await expect
    .poll(() => saves.at(-1))
    .toMatchObject({ legal_form: "SA", activities: facts.activities, city: "Πειραιάς" });
});
