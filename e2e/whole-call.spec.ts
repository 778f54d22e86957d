// The story of a call through its screens: from a ready template to the letter, the appeal and the dossier.
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { YES } from "@kerkis/contract/core/forms/answers.ts";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { CHALLENGE_FORM } from "@kerkis/contract/programmes/challenges/challenges.form.ts";
import { KIND_LABELS } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { ELIGIBILITY_FACTS } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import {
  answers,
  expect,
  expectNotReloaded,
  hydrated,
  markPage,
  open,
  startingWith,
  textField,
  toastOf,
} from "./support/journey.ts";
import { type CallCast, callCast, PASSWORD, scoreAll } from "./support/people/call.ts";
import type { JourneyPerson } from "./support/people/people.ts";
import {
  expectSaved,
  expectSubmitted,
  fillCompany,
  nextStep,
  submitRegistration,
} from "./support/people/registration.ts";
import {
  applyTo,
  button,
  closeEarly,
  dossierName,
  fillFacts,
  handIn,
  idOf,
  link,
  lockRound,
  openRound,
  propose,
  sendProposal,
  test,
  writeLetter,
  writeRound,
} from "./support/people/call-steps.ts";
import { signInAs, signOut } from "./support/people/sign-in.ts";
import { happeningText } from "./support/happening-text.ts";
import { mailTo } from "./support/servers/mails.ts";
import { registrationLabel } from "./support/registration-label.ts";
import type { Texts } from "./support/texts.ts";

// Each part begins where the one before ended.
test.describe.configure({ mode: "serial", timeout: 180_000 });

const RUN = randomUUID().slice(0, 6);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TITLE = { el: `Καθαρά λιμάνια ${RUN}`, en: `Clean ports ${RUN}` };
const QUESTION = { el: "Σε ποιο λιμάνι θα γίνει η δοκιμή;", en: "In which port will you run the trial?" };
const CRITERION = { el: "Έδρα στην Ελλάδα", en: "Seat in Greece" };
const LETTER = { el: "Για την αίτησή σας στα καθαρά λιμάνια", en: "On your application to clean ports" };
const REASON = "Η δοκιμή δεν έχει ακόμη λιμάνι.";
const APPEAL = "The port of Volos has agreed by now.";
const ROUNDS = [
  { el: "Α΄ γύρος", en: "First round", reviews: 2, places: 2 },
  { el: "Τελικός", en: "Final", reviews: 1, places: 1 },
] as const;

const PILOT = { el: "Έχετε πιλοτική εγκατάσταση;", en: "Do you have a pilot running?" };
const NAMES = { new: `Halcyon ${RUN}`, phone: `Μελτέμι ${RUN}` };

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

let people: CallCast;
let call = "";
const round = { first: "", final: "" };
/** Who asks for the seat that another gave back. */
let asking: JourneyPerson;

const editor = () => `/evaluation-management/challenges/${call}`;
const parts = (page: Page, t: Texts) => page.getByRole("navigation", { name: t("programmes_parts") });
/** To a part of the call in its editor. */
const toPart = (page: Page, t: Texts, part: string) =>
  parts(page, t)
    .getByRole("link", { name: startingWith(part) })
    .click();

/** How good each application is. */
const STRENGTH = { registered: 5, new: 4, phone: 2 };
const strengthOf = (name: string) =>
  name === people.startup ? STRENGTH.registered : name === NAMES.new ? STRENGTH.new : STRENGTH.phone;

async function answerQuestions(page: Page, t: Texts, port: string): Promise<void> {
  await textField(page, QUESTION[t.language]).fill(port);
  await page.getByRole("combobox", { name: startingWith(PILOT[t.language]) }).selectOption(YES[t.language]);
  await expectSaved(page, t);
}

/** Hands in what else waits for the evaluators. */
async function scoreTheRest(): Promise<void> {
  for (const evaluator of people.evaluators) await scoreAll(evaluator, strengthOf);
}

test.beforeAll(async ({ world }) => {
  people = await callCast(world, RUN);
});

test("an owner makes a call from a template and writes its texts and dates", async ({ sit }) => {
  const { page, t } = await sit(people.owner);
  await open(page, "/evaluation-management/challenges");
  await link(page, t("programmes_new")).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: startingWith(KIND_LABELS.challenge.el) }).click();
  const { fields: texts } = CHALLENGE_FORM.texts;
  const field = (name: keyof typeof texts) => textField(page, texts[name].label.el);
  await field("title_el").fill(TITLE.el);
  await field("title_en").fill(TITLE.en);
  await button(dialog, t("programmes_new_make")).click();
  await expect(page.getByRole("heading", { level: 1, name: TITLE.el })).toBeVisible();
  call = idOf(page);
  await field("summary_el").fill("Για ομάδες που καθαρίζουν το νερό των λιμανιών.");
  await field("description_el").fill("Το πρόβλημα\n\nΛάδια και πλαστικά.\n\nΤι ζητάμε\n\nΜία δοκιμή σε λιμάνι.");
  await expectSaved(page, t);
  await button(page, "English").click();
  await field("summary_en").fill("For teams that clean the water of ports.");
  await field("description_en").fill("The problem\n\nOil and plastic.\n\nWhat we ask for\n\nA trial in a port.");
  await expectSaved(page, t);
  const dates = parts(page, t).getByRole("link", { name: CHALLENGE_FORM.dates.title.el });
  await dates.click();
  const usual = await dates.innerText();
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10).split("-").toReversed().join("/");
  await textField(page, CHALLENGE_FORM.dates.fields.opens_local.label.el).fill(yesterday);
  await expect(dates).not.toHaveText(usual, { useInnerText: true });
});

test("they ask a question, set a criterion, two rounds and a letter", async ({ sit }) => {
  const { page, t } = await sit(people.owner);
  await open(page, `${editor()}?part=form`);
  const begin = button(page, t("programmes_form_begin"));
  await answers(begin);
  await begin.click();
  await button(page, t("programmes_form_empty_begin")).click();
  const settings = page.getByRole("region", { name: t("programmes_form_settings"), exact: true });
  await settings.getByRole("textbox", { name: t("programmes_form_label_el"), exact: true }).fill(QUESTION.el);
  await settings.getByRole("textbox", { name: t("programmes_form_label_en"), exact: true }).fill(QUESTION.en);
  await expectSaved(page, t);
  await button(page, t("programmes_form_publish", { version: 1 })).click();
  const publishing = page.getByRole("dialog");
  await expect(publishing.getByText(t("programmes_form_changes_first"))).toBeVisible();
  await button(publishing, t("programmes_form_publish", { version: 1 })).click();
  await expect(toastOf(page, { t, title: t("programmes_form_publish_done", { version: 1 }) })).toBeVisible();

  await link(page.getByRole("main"), TITLE.el).click();
  await toPart(page, t, t("programmes_rules_part"));
  await button(page, t("programmes_rules_add")).click();
  await textField(page, t("programmes_rules_label_el")).first().fill(CRITERION.el);
  await textField(page, t("programmes_rules_label_en")).first().fill(CRITERION.en);
  await page.getByRole("combobox", { name: t("ui_condition_fact") }).selectOption(ELIGIBILITY_FACTS.country.label.el);
  await button(page, t("programmes_rules_save")).click();
  await expect(toastOf(page, { t, title: t("programmes_rules_saved", { version: 1 }) })).toBeVisible();

  await toPart(page, t, t("programmes_rounds_part"));
  for (const round of ROUNDS) {
    await link(page, t("programmes_rounds_add")).click();
    await writeRound(page, t, round);
    await open(page, `${editor()}?part=rounds`);
  }
  const cards = page.getByRole("region", { name: t("programmes_rounds_part") });
  await expect(cards).toContainText(t("programmes_rounds_pass", { count: 2 }));
  await expect(cards).toContainText(t("programmes_rounds_chosen", { count: 1 }));

  await toPart(page, t, t("programmes_letters_part"));
  await link(page, t("programmes_letters_write")).click();
  await page.getByRole("tab", { name: t("judging_verdict_reject") }).click();
  await writeLetter(page, t, LETTER);
});

test("previews it as an applicant and opens it; its public page counts down", async ({ sit, visit }) => {
  const { page, t } = await sit(people.owner);
  await open(page, editor());
  await page.getByRole("link", { name: startingWith(t("programmes_as_applicant")) }).click();
  await expect(page.getByText(t("programmes_call_draft"))).toBeVisible();
  await link(page, t("programmes_call_manage")).click();
  await button(page, t("programmes_step_open")).click();
  await button(page.getByRole("alertdialog"), t("programmes_step_open")).click();
  await expect(toastOf(page, { t, title: t("programmes_step_done_open") })).toBeVisible();

  const { page: anyone, t: english } = await visit({ language: "en" });
  await open(anyone, `/call/${call}`);
  await expect(anyone.getByRole("heading", { level: 1, name: TITLE.en })).toBeVisible();
  await expect(anyone.getByText(english("programmes_call_closes_in"))).toBeVisible();
  await expect(anyone.getByRole("timer")).toContainText(/\d+ days/);
  await expect(anyone.getByText(CRITERION.en)).toBeVisible();
});

test("a founder applies with the startup that the registry knows", async ({ sit }) => {
  const { page, t } = await sit(people.founders.registered);
  await open(page, `/call/${call}`);
  await button(page, t("applications_call_apply")).first().click();
  await page.getByRole("dialog").getByRole("link", { name: people.startup }).click();
  // What the registry knows is filled in: what is left are the call's own questions.
  await answerQuestions(page, t, "Στον Πειραιά.");
  await nextStep(page, t, "review");
  await expect(page.getByText(people.startup).first()).toBeVisible();
  await submitRegistration(page, t);
  await expectSubmitted(page, t);
});

test("another with a new one, in English", async ({ sit }) => {
  const { page, t } = await sit(people.founders.new);
  await applyTo(page, t, call);
  await fillCompany(page, t, NAMES.new);
  await fillFacts(page, t);
  await button(page, t("applications_continue")).click();
  await answerQuestions(page, t, "In Volos.");
  await nextStep(page, t, "review");
  await submitRegistration(page, t);
  await expectSubmitted(page, t);
});

test("and a third on a phone, who signs out in between and finds the draft as it was", async ({ visit }) => {
  const person = people.founders.phone;
  const { page, t } = await visit({ person, options: PHONE });
  await applyTo(page, t, call);
  await fillCompany(page, t, NAMES.phone);
  await expectSaved(page, t);
  await signOut(page, t, person);
  await open(page, "/signin");
  await signInAs(page, t, { email: person.email, password: PASSWORD });
  await expect(page).not.toHaveURL(/signin/);
  await open(page, `/call/${call}`);
  await link(page, t("applications_call_continue")).first().tap();
  // It goes on where it was left, with what was typed before.
  await button(page, t("applications_back")).tap();
  await expect(textField(page, registrationLabel(t, "name"))).toHaveValue(NAMES.phone);
  await fillFacts(page, t);
  await button(page, t("applications_continue")).tap();
  await answerQuestions(page, t, "Στη Σύρο.");
  await nextStep(page, t, "review");
  expect(await isWide(page)).toBe(false);
  await submitRegistration(page, t);
  await expectSubmitted(page, t);
});

test("the deadline is brought forward; eligibility is shown criterion by criterion", async ({ sit }) => {
  const { page, t } = await sit(people.owner);
  await open(page, editor());
  await closeEarly(page, t);
  await expect(page.getByText(t("programmes_phase_closed"), { exact: true })).toBeVisible();

  const { page: desk } = await sit(people.coordinator);
  await open(desk, `/evaluation-management?programme=${call}`);
  await link(desk, people.startup).click();
  const verdict = desk.getByRole("dialog").getByRole("listitem").filter({ hasText: CRITERION.el });
  await expect(verdict).toContainText(t("programmes_verdict_met"));
});

test("an evaluator declares a conflict and sees nothing of that application", async ({ sit }) => {
  const { page, t } = await sit(people.evaluators[2]);
  await open(page, "/evaluator-dashboard");
  await link(page, t("judging_conflicts")).click();
  await expect(page).toHaveURL(/conflicts/);
  // Pressed before scripts answer, a link asks the server for its page, whose buttons wait for theirs.
  await hydrated(page);
  const row = page.getByRole("article").filter({ hasText: people.startup });
  await row.getByRole("button", { name: startingWith(t("judging_conflict_declare")) }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox", { name: startingWith(t("judging_conflict_reason")) }).fill("Ήμουν σύμβουλός τους.");
  await button(dialog, t("judging_conflict_declare")).click();
  await expect(dialog).toBeHidden();
  const give = page.getByRole("button", { name: startingWith(t("judging_statement_give")) });
  await give.first().click();
});

test("the coordinator distributes in one click, adjusts what is proposed and sends it", async ({ sit }) => {
  const { page, t } = await sit(people.coordinator);
  round.first = await openRound(page, TITLE.el, ROUNDS[0].el);
  await propose(page, t, 6);
  // Of the two who may judge all, one has a seat less: the other will ask for it.
  const seat = ({ name }: JourneyPerson) =>
    page.getByRole("gridcell", { name: startingWith(`${NAMES.new}, ${name}, `) });
  const [maria, thomas, petros] = people.evaluators;
  await expect(
    page.getByRole("gridcell", { name: startingWith(`${people.startup}, ${petros.name}, `) }),
  ).toHaveAccessibleName(new RegExp(t("judging_cell_barred")));
  const isMaria = (await seat(maria).getAttribute("aria-label"))?.includes(t("judging_cell_proposed"));
  const freed = isMaria ? maria : thomas;
  asking = isMaria ? thomas : maria;
  await seat(freed).click();
  await expect(page.getByText(t("judging_adjusted", { out: 1, in: 0 }))).toBeVisible();
  await sendProposal(page, t, { seats: 5, evaluators: 3 });
  await expect(seat(freed)).not.toHaveAccessibleName(new RegExp(t("judging_cell_asked")));
});

test("evaluators accept, score and ask for the next one", async ({ sit }) => {
  const { page: away, t: greek } = await sit(people.evaluators[2]);
  await open(away, "/evaluator-dashboard");
  await expect(link(away, NAMES.phone).first()).toBeVisible();
  await expect(away.getByText(people.startup)).toHaveCount(0);
  await button(away, greek("evaluations_answer_accept_all")).click();
  await expect(button(away, greek("evaluations_answer_accept_all"))).toBeHidden();

  const { page, t } = await sit(asking);
  await open(page, "/evaluator-dashboard");
  const next = button(page, t("judging_next"));
  await answers(next);
  await next.click();
  await expect(page.getByRole("heading", { level: 1, name: NAMES.new })).toBeVisible();
  await handIn(page, t, STRENGTH.new);
  await scoreTheRest();
});

test("the ranking has its cut: who is above it goes on to the second round", async ({ sit }) => {
  const { page, t } = await sit(people.coordinator);
  await open(page, `/evaluation-management/rounds/${round.first}/results`);
  const rows = page.getByRole("table", { name: t("judging_results") }).getByRole("row");
  await expect(rows.filter({ hasText: RUN })).toContainText([people.startup, NAMES.new, NAMES.phone]);
  await link(page, t("judging_assignment")).click();
  await lockRound(page, t);
  await link(page, t("judging_results")).click();
  await button(page, t("judging_pass_on_cut", { count: 2 })).click();
  await expect(page.getByText(t("judging_is_passed_on"), { exact: true })).toHaveCount(2);
});

test("the final is judged, its decisions are prepared and their letters read, by one who reads English", async ({
  sit,
}) => {
  const { page, t } = await sit(people.deputy);
  round.final = await openRound(page, TITLE.en, ROUNDS[1].en);
  await propose(page, t, 2);
  await sendProposal(page, t, { seats: 2, evaluators: 2 });
  await scoreTheRest();
  await lockRound(page, t);
  await link(page, t("judging_results")).click();
  const rows = page.getByRole("table", { name: t("judging_results") }).getByRole("row");
  await rows.filter({ hasText: people.startup }).getByRole("checkbox").check();
  await page.getByRole("button", { name: startingWith(t("judging_propose_approve")) }).click();
  await expect(rows.filter({ hasText: people.startup })).toContainText(t("judging_verdict_approve"));
  await rows.filter({ hasText: NAMES.new }).getByRole("checkbox").check();
  await button(page, t("judging_propose_reject")).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox", { name: startingWith(t("judging_state_reason")) }).fill(REASON);
  await button(dialog, t("judging_propose_reject")).click();
  await expect(rows.filter({ hasText: NAMES.new })).toContainText(t("judging_verdict_reject"));
  await link(page, t("judging_prepare_decisions")).click();
  await expect(page.getByRole("article")).toContainText(people.startup);
  await button(page, t("judging_letter_next")).click();
  await expect(page.getByRole("article").getByRole("heading", { name: LETTER.en })).toBeVisible();
  await expect(page.getByRole("article")).toContainText(REASON);
});

test("they are applied in one batch; the founder hears of it, reads the letter and appeals", async ({ sit }) => {
  const { page: desk, t: english } = await sit(people.deputy);
  const { page, t } = await sit(people.founders.new);
  await open(page, "/my-applications");
  await markPage(page);
  await open(desk, `/evaluation-management/rounds/${round.final}/decisions`);
  const apply = desk.getByRole("button", { name: startingWith(english("judging_apply_decisions", { count: 2 })) });
  await answers(apply);
  await apply.click();
  const asked = desk.getByRole("alertdialog");
  await button(asked, english("judging_apply_decisions", { count: 2 })).click();
  await expect(toastOf(desk, { t: english, title: english("judging_decisions_applied", { count: 2 }) })).toBeVisible();

  const told = happeningText("en", "application_rejected", { startup_name: NAMES.new, reason: REASON });
  await expect(toastOf(page, { t, title: told.title })).toBeVisible();
  await page.getByRole("button", { name: startingWith(t("notifications_bell")) }).click();
  const bell = page.getByRole("dialog");
  await expect(bell.getByText(told.message)).toBeVisible();
  await bell.getByText(told.message).click();
  const story = page.getByRole("dialog");
  await expect(story.getByText(REASON).first()).toBeVisible();
  expect((await mailTo(people.founders.new.email, new RegExp(LETTER.en))).text).toContain(REASON);
  await expectNotReloaded(page);
  await story.getByRole("link", { name: dossierName(t) }).click();
  await expect(page.getByRole("article")).toContainText(LETTER.en);
  await page.goBack();

  await button(story, t("applications_appeal")).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox", { name: startingWith(t("applications_appeal_reason")) }).fill(APPEAL);
  await button(dialog, t("applications_appeal")).click();
  await expect(toastOf(page, { t, title: t("applications_appeal_done") })).toBeVisible();
});

test("the dossier of the decision opens as a page and as a PDF", async ({ sit }) => {
  const { page, t } = await sit(people.founders.registered);
  await open(page, "/my-applications");
  await page.getByRole("article").filter({ hasText: TITLE.el }).getByRole("link", { name: people.startup }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: dossierName(t) })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("judging_dossier") })).toBeVisible();
  await expect(page.getByRole("article")).toContainText(people.startup);
  const [download] = await Promise.all([page.waitForEvent("download"), link(page, t("judging_dossier_pdf")).click()]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
});
