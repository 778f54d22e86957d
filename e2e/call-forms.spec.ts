// The questions of a call: written by two at once, asked, changed while someone fills them in, and answered with files.
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { QUESTION_TYPES } from "@kerkis/contract/forms/forms.taxonomy.ts";
import { aForm, aQuestion, insertForm } from "../apps/server/src/modules/forms/forms.factory.ts";
import { registrationAnswers } from "../apps/server/src/modules/applications/applications.factory.ts";
import { createChallenge } from "../apps/server/src/modules/programmes/programmes.factory.ts";
import { rounds } from "../apps/server/src/modules/evaluations/rounds/rounds.tables.ts";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { answers, expect, open, startingWith, test, textField, toastOf } from "./support/journey.ts";
import { addOrganization, addPerson, type JourneyPerson, type World } from "./support/people/people.ts";
import { expectSaved } from "./support/people/registration.ts";
import { ODD, REVERSING, watchScripts } from "./support/strings.ts";
import type { Texts } from "./support/texts.ts";

const WORD = "Ω".repeat(120);
const PDF = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const button = (on: Page | Locator, name: string) => on.getByRole("button", { name, exact: true });
const begun = z.object({ id: z.string(), version: z.number() });
const carried = z.object({
  questions: z.object({ definition: z.object({ sections: z.array(z.object({ key: z.string() })) }) }),
});

async function castAt(world: World, language: "el" | "en") {
  const organization = await addOrganization(world, `Λιμήν ${randomUUID().slice(0, 6)}`);
  const coordinating = {
    role: "registry_coordinator" as const,
    organizations: { [organization]: "coordinator" as const },
  };
  return {
    organization,
    founder: await addPerson(world, { language, organizations: { [organization]: "member" } }),
    coordinator: await addPerson(world, { ...coordinating, language, firstName: "Ανθή", lastName: "Ρήγα" }),
    colleague: await addPerson(world, { ...coordinating, language, firstName: "Λυδία", lastName: "Φωκά" }),
    evaluator: await addPerson(world, { role: "evaluator", language, organizations: { [organization]: "member" } }),
  };
}

/** A draft in a call of which the registration is filled in. */
async function draftIn(founder: JourneyPerson, callId: string): Promise<string> {
  const { id, version } = begun.parse((await founder.call("POST", "/applications", { programme_id: callId })).body);
  const answers = registrationAnswers({ name: "Thalassa Robotics" });
  expect((await founder.call("PATCH", `/applications/${id}/draft`, { version, answers })).status).toBe(200);
  return id;
}

/** Publishes what was written, as the next version. */
async function publish(page: Page, t: Texts, version: number, said: string): Promise<void> {
  await expectSaved(page, t);
  await button(page, t("programmes_form_publish", { version })).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(said)).toBeVisible();
  await button(dialog, t("programmes_form_publish", { version })).click();
  await expect(toastOf(page, { t, title: t("programmes_form_publish_done", { version }) })).toBeVisible();
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test("the questions of a call are written by two, ordered, published and changed while someone fills them in", async ({
  world,
  visit,
  language,
}) => {
  test.setTimeout(300_000);
  const { organization, founder, coordinator, colleague } = await castAt(world, language);
  const callId = await createChallenge(world.db, organization);
  await coordinator.call("POST", `/challenges/${callId}/form`);
  const { page, t } = await visit({ person: coordinator });
  const expectNothingRan = watchScripts(page);
  const path = `/evaluation-management/challenges/${callId}/form`;
  await open(page, path);
  const begin = button(page, t("programmes_form_empty_begin"));
  await answers(begin);
  await begin.click();
  const outline = page.getByRole("navigation", { name: t("programmes_form_outline") });
  const settings = page.getByRole("region", { name: t("programmes_form_settings"), exact: true });
  const greek = settings.getByRole("textbox", { name: t("programmes_form_label_el"), exact: true });
  const rows = outline.getByRole("listitem");

  // A section with a question of every kind.
  await button(outline, t("programmes_form_add_section")).click();
  await page.getByRole("textbox", { name: t("programmes_form_section_title_el"), exact: true }).fill(WORD);
  const add = button(outline, t("programmes_form_add_to", { name: WORD }));
  for (const type of QUESTION_TYPES) {
    await add.click();
    await settings.getByRole("combobox", { name: t("programmes_form_type"), exact: true }).selectOption(type);
    await greek.fill(`${type} ${type === "text" ? ODD.script : type === "link" ? ODD.rightToLeft : ODD.emoji}`);
    if (type === "choice" || type === "choices") {
      await button(settings, t("programmes_form_option_add")).click();
      await settings.getByRole("textbox", { name: t("programmes_form_option_el", { number: 1 }) }).fill(ODD.script);
    }
    if (type === "statement")
      await settings.getByRole("textbox", { name: t("programmes_form_statement_el"), exact: true }).fill(WORD);
  }
  await expect(rows).toHaveCount(3 + QUESTION_TYPES.length);

  // What nobody sees is refused where it stands, and kept as it was typed.
  for (const odd of [REVERSING, "α\u0000β", "\u200b\u2060"]) {
    await greek.fill(odd);
    await expect(greek).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(t("programmes_form_unkept"))).toBeVisible();
    await expect(greek).toHaveValue(odd);
  }
  await greek.fill("Με μία φράση");
  await expect(page.getByText(t("programmes_form_unkept"))).toBeHidden();

  // By keys and by hand.
  await outline.getByRole("button", { name: /^.*link/ }).click();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(
    page.getByRole("status").filter({ hasText: t("programmes_form_moved", { section: 2, place: 10 }) }),
  ).toHaveCount(1);
  const first = language === "el" ? "Τι πρόβλημα λύνετε;" : "What problem do you solve?";
  await rows.nth(1).dragTo(rows.first(), { targetPosition: { x: 40, y: 4 } });
  await expect(rows.nth(1)).toContainText(first);
  await page.keyboard.press("Control+z");
  await expect(rows.first()).toContainText(first);

  // A question that is asked of some alone.
  await rows.nth(2).getByRole("button").click();
  await settings.getByRole("checkbox", { name: t("programmes_form_shown_if") }).click();
  await expect(rows.nth(2).getByRole("img", { name: t("programmes_form_conditional") })).toBeVisible();
  const preview = page.getByRole("region", { name: t("programmes_form_preview") });
  await button(preview, "English").click();
  await expect(preview.getByText("What problem do you solve?")).toBeVisible();
  await button(preview, t("programmes_form_phone")).click();
  expect(await isWide(page)).toBe(false);
  await publish(page, t, 1, t("programmes_form_change_section_added", { name: WORD }));
  await expectNothingRan();

  // Someone has begun when a colleague comes in; the two see each other and write side by side.
  const id = await draftIn(founder, callId);
  const { page: other } = await visit({ person: colleague });
  await open(other, path);
  await expect(page.getByText(t("presence_viewers", { names: "Λυδία Φωκά" }))).toBeAttached();
  await expect(other.getByText(t("presence_viewers", { names: "Ανθή Ρήγα" }))).toBeAttached();
  const label = (on: Page) =>
    on
      .getByRole("region", { name: t("programmes_form_settings"), exact: true })
      .getByRole("textbox", { name: t("programmes_form_label_el"), exact: true });
  // What was published is read until someone begins the next version.
  await button(page, t("programmes_form_new_version")).click();
  await rows.first().getByRole("button").click();
  await label(page).fill("Ποιο πρόβλημα λύνετε σήμερα;");
  await expectSaved(page, t);
  const theirs = other.getByRole("navigation", { name: t("programmes_form_outline") }).getByRole("listitem");
  await answers(theirs.nth(1));
  const next = button(other, t("programmes_form_new_version"));
  if (await next.isVisible()) await next.click();
  await theirs.nth(1).getByRole("button").click();
  await label(other).fill("Τρέχει ήδη πιλοτικά;");
  await expectSaved(other, t);
  await expect(theirs.first()).toContainText("Ποιο πρόβλημα λύνετε σήμερα;");
  await expect(theirs.nth(1)).toContainText("Τρέχει ήδη πιλοτικά;");
  // The same words at once: the later one is asked, and keeps what was typed.
  await label(page).fill("Τρέχει;");
  await rows.first().getByRole("button").click();
  await label(page).fill("Το πρόβλημα");
  await expectSaved(page, t);
  await theirs.first().getByRole("button").click();
  await label(other).fill("Η ανάγκη");
  await expect(other.getByText(t("ui_changed_by", { name: "Ανθή Ρήγα" }))).toBeVisible();
  await expect(label(other)).toHaveValue("Η ανάγκη");
  await button(other, t("autosave_keep_mine")).click();
  await publish(
    other,
    t,
    2,
    t("programmes_form_change_changed", { name: "Η ανάγκη", parts: t("programmes_form_changed_label") }),
  );

  // On a phone the draft goes on as it was begun, and takes the new ones when its founder wants to.
  const { page: mine } = await visit({ person: founder, options: PHONE });
  await open(mine, `/register-startup?application=${id}`);
  await expect(mine.getByText(t("applications_later_questions"))).toBeVisible();
  await button(mine, t("applications_later_questions_take")).click();
  await expect(toastOf(mine, { t, title: t("applications_later_questions_taken") })).toBeVisible();
  const { body } = await founder.call("GET", `/applications/${id}`);
  const [section] = carried.parse(body).questions.definition.sections;
  await open(mine, `/register-startup?application=${id}&step=form_${section?.key}`);
  await expect(textField(mine, language === "el" ? "Η ανάγκη" : "What problem")).toBeVisible();
  expect(await isWide(mine)).toBe(false);
});

test("files are an answer: chosen, refused, taken back, sent when the connection is back, and read by who may", async ({
  world,
  visit,
  language,
}) => {
  const { organization, founder, coordinator, evaluator } = await castAt(world, language);
  const plan = aQuestion("plan", { type: "file", kinds: ["pdf"], max: 2, megabytes: 1, is_required: true });
  const form_id = await insertForm(world.db, organization, aForm(plan));
  const callId = await createChallenge(world.db, organization, { form_id });
  const id = await draftIn(founder, callId);
  const { page, t, context } = await visit({ person: founder, options: PHONE });
  await open(page, `/register-startup?application=${id}&step=form_solution`);
  const chooser = page.getByLabel(startingWith("Ερώτηση plan")).first();
  const list = page.getByRole("list", { name: "Ερώτηση plan" });
  const choose = (name: string, buffer: Buffer) => chooser.setInputFiles({ name, mimeType: "application/pdf", buffer });
  const remove = (name: string) => button(page, t("applications_files_remove", { name })).click();

  await choose("πρόγραμμα.pdf", Buffer.from("MZ this is no document"));
  await expect(list.getByRole("alert")).toHaveText(t("error_file_other_kind"));
  await remove("πρόγραμμα.pdf");
  await choose("μεγάλο.pdf", Buffer.concat([PDF, Buffer.alloc(1024 ** 2)]));
  await expect(list.getByRole("alert")).toHaveText(t("applications_files_too_large", { size: 1 }));
  await remove("μεγάλο.pdf");
  await choose("κενό.pdf", Buffer.alloc(0));
  await expect(list.getByRole("alert")).toHaveText(t("error_file_empty"));
  await remove("κενό.pdf");

  const named = `Σχέδιο του Thalassa ${WORD.slice(0, 90)}.pdf`;
  await choose(named, PDF);
  await expect(list.getByRole("link", { name: named })).toBeVisible();
  await choose("Δεύτερο.pdf", PDF);
  await expect(list.getByRole("link", { name: "Δεύτερο.pdf" })).toBeVisible();
  await expect(page.getByText(t("applications_files_full"))).toBeVisible();
  expect(await isWide(page)).toBe(false);
  await remove("Δεύτερο.pdf");
  await expectSaved(page, t);

  // An upload that breaks off, and one without a connection, wait and are sent.
  await context.setOffline(true);
  await choose("Αργότερα.pdf", PDF);
  await expect(list.getByRole("alert")).toHaveText(t("applications_files_waiting"));
  await context.setOffline(false);
  await expect(list.getByRole("link", { name: "Αργότερα.pdf" })).toBeVisible();
  await remove("Αργότερα.pdf");
  await page.route("**/api/files/answers*", (route) => route.abort("connectionreset"), { times: 1 });
  await Promise.all([page.waitForEvent("requestfailed"), choose("Διακοπή.pdf", PDF)]);
  await expect(list.getByRole("link", { name: "Διακοπή.pdf" })).toBeVisible();
  await expectSaved(page, t);
  await page.reload();
  await expect(list.getByRole("link")).toHaveText([named, "Διακοπή.pdf"]);

  await open(page, `/register-startup?application=${id}&step=review`);
  await page.getByRole("button", { name: t("applications_submit"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("applications_submitted_title") })).toBeVisible();
  const { page: desk } = await visit({ person: coordinator });
  await open(desk, `/evaluation-management?application=${id}`);
  const given = desk.getByRole("dialog").getByRole("link", { name: named });
  const [download] = await Promise.all([desk.waitForEvent("download"), given.click()]);
  expect(download.suggestedFilename()).toContain("Thalassa");

  // In a blind round its name says nothing of who applies.
  const { body } = await coordinator.call("POST", `/applications/${id}/evaluations`, { evaluator_id: evaluator.id });
  const { id: evaluation } = z.object({ id: z.string() }).parse(body);
  await world.db.update(rounds).set({ hide_applicant: true }).where(eq(rounds.programme_id, callId));
  const { page: sheet } = await visit({ person: evaluator });
  await open(sheet, `/evaluation/${evaluation}`);
  const blind = sheet.getByRole("link", { name: "file-1.pdf" });
  await expect(blind).toBeVisible();
  const [covered] = await Promise.all([sheet.waitForEvent("download"), blind.click()]);
  expect(covered.suggestedFilename()).toBe("file-1.pdf");
  expect(await sheet.content()).not.toContain("Thalassa");
});
