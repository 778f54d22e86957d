import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
// What else a decision can be: changes asked for and made, a rejection with its reason, an appeal, once.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { APPLICATION_ACTION_LABELS } from "@kerkis/contract/applications/steps/actions.texts.ts";
import { PHASE_LABELS } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { happeningText } from "./support/happening-text.ts";
import {
  expect,
  expectNotReloaded,
  markPage,
  open,
  startingWith,
  test,
  textField,
  toastOf,
} from "./support/journey.ts";
import { mailTo } from "./support/servers/mails.ts";
import { addOrganization, addPerson, type World } from "./support/people/people.ts";
import {
  applicationFor,
  expectSaved,
  expectSubmitted,
  nextStep,
  submittedApplication,
} from "./support/people/registration.ts";
import type { Texts } from "./support/texts.ts";
import { registrationLabel } from "./support/registration-label.ts";

const CHANGES = "Γράψτε τι ακριβώς κάνει το σκάφος.";
const REASON = "Η έδρα δεν τεκμηριώνεται.";
const APPEAL = "Επισυνάπτουμε το καταστατικό.";

async function submittedCase(world: World, language: "el" | "en") {
  const organization = await addOrganization(world, `Θόλος ${randomUUID().slice(0, 6)}`);
  const organizations = { [organization]: "member" as const };
  const founder = await addPerson(world, { language, organizations });
  const coordinator = await addPerson(world, {
    role: "registry_coordinator",
    language,
    organizations: { [organization]: "coordinator" },
  });
  const name = `Κύμα ${randomUUID().slice(0, 8)}`;
  return { founder, coordinator, name, application: await submittedApplication(founder, name) };
}

/** Takes a decision in the coordinator's open application. */
async function decide(
  desk: Page,
  t: Texts,
  { action, reason }: { action: "reject" | "request_changes"; reason: string },
): Promise<void> {
  await desk.getByRole("button", { name: t(`evaluations_action_${action}`), exact: true }).click();
  const dialog = desk.getByRole("alertdialog");
  await dialog.getByRole("textbox", { name: startingWith(t(`evaluations_decide_${action}_reason`)) }).fill(reason);
  await dialog.getByRole("button", { name: t(`evaluations_action_${action}`), exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("changes are asked for, made and seen", async ({ world, visit, language }) => {
  test.setTimeout(300_000);
  const { founder, coordinator, name, application } = await submittedCase(world, language);
  const { page: mine, t } = await visit({ person: founder });
  const { page: desk } = await visit({ person: coordinator });
  await open(mine, "/my-applications");
  await expect(mine.getByRole("article").filter({ hasText: name })).toContainText(PHASE_LABELS.pending[t.language]);
  await open(desk, `/evaluation-management?application=${application.id}`);
  await Promise.all([markPage(mine), markPage(desk)]);
  const notice = happeningText(language, "application_changes_requested", { startup_name: name, reason: CHANGES });
  await Promise.all([
    // It waits while the decision is being made, which takes a slow machine its time.
    expect(toastOf(mine, { t, title: notice.title })).toContainText(CHANGES, { timeout: 90_000 }),
    decide(desk, t, { action: "request_changes", reason: CHANGES }),
  ]);
  await expect(mine.getByRole("article").filter({ hasText: name })).toContainText(
    PHASE_LABELS.changes_requested[t.language],
  );
  await expectNotReloaded(mine);
  expect((await mailTo(founder.email, /αλλαγές|changes/)).text).toContain(CHANGES);

  await mine.getByRole("link", { name: startingWith(t("applications_make_changes")) }).click();
  await expect(mine.getByRole("main").getByText(CHANGES)).toBeVisible();
  // It reopens where its founder stopped: at the review.
  await mine
    .getByRole("button", { name: `${t("applications_edit")} ${REGISTRATION_FORM.company.title[language]}` })
    .click();
  await textField(mine, registrationLabel(t, "tagline")).fill("Χαρτογραφεί λιμάνια χωρίς πλήρωμα");
  await expectSaved(mine, t);
  for (const step of ["activity", "team", "funding", "review"] as const) await nextStep(mine, t, step);
  await mine.getByRole("button", { name: t("applications_resubmit"), exact: true }).click();
  await expectSubmitted(mine, t);

  const detail = desk.getByRole("dialog");
  await expect(detail.getByText("Χαρτογραφεί λιμάνια χωρίς πλήρωμα").first()).toBeVisible();
  await expect(detail.getByText(APPLICATION_ACTION_LABELS.resubmit[t.language], { exact: true })).toBeVisible();
  await expectNotReloaded(desk);
});

test("a rejection is read with its reason and appealed once", async ({ world, visit, language }) => {
  test.setTimeout(300_000);
  const { founder, coordinator, name, application } = await submittedCase(world, language);
  const { page: mine, t } = await visit({ person: founder });
  const { page: desk } = await visit({ person: coordinator });
  await open(mine, `/my-applications?application=${application.id}`);
  await open(desk, `/evaluation-management?application=${application.id}`);
  await Promise.all([markPage(mine), markPage(desk)]);
  const notice = happeningText(language, "application_rejected", { startup_name: name, reason: REASON });
  await Promise.all([
    expect(toastOf(mine, { t, title: notice.title })).toBeVisible({ timeout: 90_000 }),
    decide(desk, t, { action: "reject", reason: REASON }),
  ]);
  const story = mine.getByRole("dialog");
  await expect(story.getByText(REASON).first()).toBeVisible();
  expect((await mailTo(founder.email, /Απόφαση|Decision/)).text).toContain(REASON);
  const startup = (await applicationFor(coordinator, application.id)).startup_id;
  expect((await fetch(`${world.url}/startup/${startup}`)).status).toBe(404);

  await story.getByRole("button", { name: t("applications_appeal"), exact: true }).click();
  const dialog = mine.getByRole("alertdialog");
  await dialog.getByRole("textbox", { name: startingWith(t("applications_appeal_reason")) }).fill(APPEAL);
  await dialog.getByRole("button", { name: t("applications_appeal"), exact: true }).click();
  await expect(toastOf(mine, { t, title: t("applications_appeal_done") })).toBeVisible();
  await expect(desk.getByRole("dialog").getByText(APPEAL).first()).toBeVisible();

  await decide(desk, t, { action: "reject", reason: `${REASON} Και πάλι.` });
  await expect(story.getByText(`${REASON} Και πάλι.`).first()).toBeVisible();
  await expect(story.getByRole("button", { name: t("applications_appeal"), exact: true })).toHaveCount(0);
  await Promise.all([expectNotReloaded(mine), expectNotReloaded(desk)]);
  const { version } = await applicationFor(founder, application.id);
  const again = await founder.call("POST", `/applications/${application.id}/appeal`, { version, reason: APPEAL });
  expect([again.status, JSON.stringify(again.body)]).toEqual([409, expect.stringContaining("application.appeal_used")]);
});
