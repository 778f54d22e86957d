import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { answers, open, startingWith, test as journey, textField, toastOf } from "../journey.ts";
import { type Texts, textsIn } from "../texts.ts";
import type { JourneyPerson } from "./people.ts";
import { fillActivity, fillTeam, nextStep } from "./registration.ts";

interface Sitting {
  /** Opens a page in the browser that someone keeps from part to part, warm from the one before; it closes with its part. */
  sit: (person: JourneyPerson) => Promise<{ page: Page; t: Texts }>;
}

export const test = journey.extend<Sitting>({
  sit: async ({ gallery }, use) => {
    const pages: Page[] = [];
    await use(async (person) => {
      const page = await (await gallery(person.language, person)).newPage();
      pages.push(page);
      return { page, t: textsIn(person.language) };
    });
    for (const page of pages) await page.close();
  },
});

export const link = (on: Page | Locator, name: string) => on.getByRole("link", { name, exact: true });
export const button = (on: Page | Locator, name: string) => on.getByRole("button", { name, exact: true });

/** What the page's address ends with. */
export const idOf = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";

/** Goes from a call's page into a new application. */
export async function applyTo(page: Page, t: Texts, call: string): Promise<void> {
  await open(page, `/call/${call}`);
  await page
    .getByRole("link", { name: t("applications_call_apply"), exact: true })
    .first()
    .click();
  await expect(
    page.getByRole("heading", { level: 2, name: REGISTRATION_FORM.company.title[t.language] }),
  ).toBeVisible();
}

/** Fills in the open sheet and hands it in. */
export async function handIn(page: Page, t: Texts, points: number): Promise<void> {
  const criteria = page
    .getByRole("region", { name: t("evaluations_sheet_tab_scores") })
    .getByRole("list")
    .first();
  for (const criterion of await criteria.getByRole("listitem").all()) {
    await criterion.getByRole("radio").first().focus();
    await page.keyboard.press(String(points));
    const comment = criterion.getByRole("textbox");
    if (await comment.getAttribute("data-required")) await comment.fill("Δοκιμάστηκε σε λιμάνι.");
  }
  await page.getByRole("radio", { name: t("evaluations_recommend_approve"), exact: true }).check();
  await page.getByRole("button", { name: t("evaluations_sheet_submit") }).click();
  const dialog = page.getByRole("alertdialog");
  await button(dialog, t("evaluations_sheet_submit")).click();
  await expect(toastOf(page, { t, title: t("evaluations_sheet_submitted") })).toBeVisible();
}

/** Closes the call whose editor is open, before its end. */
export async function closeEarly(page: Page, t: Texts): Promise<void> {
  const more = button(page, t("programmes_more"));
  await answers(more);
  await more.click();
  await page.getByRole("menuitem", { name: t("programmes_step_close") }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox", { name: startingWith(t("programmes_step_reason")) }).fill("Καλύφθηκαν οι θέσεις.");
  await button(dialog, t("programmes_step_close")).click();
  const closed = startingWith(t("programmes_step_done_close_at", { moment: "" }).trim());
  await expect(toastOf(page, { t, title: closed })).toBeVisible();
}

/** Locks the open round. */
export async function lockRound(page: Page, t: Texts): Promise<void> {
  await button(page, t("judging_lock")).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox", { name: startingWith(t("judging_state_reason")) }).fill("Όλες βαθμολογήθηκαν.");
  await button(dialog, t("judging_lock")).click();
  await expect(page.getByText(t("judging_state_locked"), { exact: true }).first()).toBeVisible();
}

/** Writes the subject of the open letter in both languages, each as its preview shows it at once, and saves it. */
export async function writeLetter(page: Page, t: Texts, subjects: { el: string; en: string }): Promise<void> {
  const preview = page.getByRole("region", { name: t("judging_letter_preview") });
  for (const [tab, subject] of [
    ["judging_letter_greek", subjects.el],
    ["judging_letter_english", subjects.en],
  ] as const) {
    await page.getByRole("tab", { name: t(tab) }).click();
    await textField(page, t("judging_letter_subject")).fill(subject);
    await expect(preview).toContainText(subject);
  }
  await button(page, t("judging_save")).click();
  await expect(page.getByText(t("judging_letter_own"))).toBeVisible();
}

/** The link to a decision's dossier, whatever its number. */
export const dossierName = (t: Texts) => startingWith(t("judging_dossier_of", { protocol: "" }));

/** Fills in what is asked of every startup, from the company on to the funding. */
export async function fillFacts(page: Page, t: Texts): Promise<void> {
  await nextStep(page, t, "activity");
  await fillActivity(page, t);
  await nextStep(page, t, "team");
  await fillTeam(page, t);
  await nextStep(page, t, "funding");
}

interface NewRound {
  el: string;
  en: string;
  reviews: number;
  places: number;
}

/** Writes the round whose dialog is open. */
export async function writeRound(page: Page, t: Texts, { el, en, reviews, places }: NewRound): Promise<void> {
  const dialog = page.getByRole("dialog");
  await textField(page, t("judging_title_el")).fill(el);
  await textField(page, t("judging_title_en")).fill(en);
  await dialog.getByRole("spinbutton", { name: startingWith(t("judging_required_reviews")) }).fill(String(reviews));
  await dialog.getByRole("spinbutton", { name: startingWith(t("judging_places")) }).fill(String(places));
  await button(dialog, t("judging_create")).click();
  await expect(page.getByRole("heading", { level: 1, name: el })).toBeVisible();
}

/** Has the open round distributed among those who know the field: what is proposed stands in the matrix. */
export async function propose(page: Page, t: Texts, seats: number): Promise<void> {
  await page.getByRole("checkbox", { name: t("judging_only_experts") }).check();
  await page.getByRole("button", { name: startingWith(t("judging_distribute")) }).click();
  const panel = page.getByRole("region", { name: t("judging_proposal") });
  await expect(panel).toContainText(t("judging_of_wanted", { wanted: seats }));
}

/** Sends what is proposed. */
export async function sendProposal(
  page: Page,
  t: Texts,
  { seats, evaluators }: { seats: number; evaluators: number },
): Promise<void> {
  const panel = page.getByRole("region", { name: t("judging_proposal") });
  await button(panel, t("judging_apply", { count: evaluators })).click();
  await expect(toastOf(page, { t, title: t("judging_applied", { count: seats }) })).toBeVisible();
}

/** Goes to a round of a call, both by their Greek titles. @returns its id */
export async function openRound(page: Page, call: string, title: string): Promise<string> {
  await open(page, "/evaluation-management/rounds");
  await link(page.getByRole("row").filter({ hasText: call }), title).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  return idOf(page);
}
