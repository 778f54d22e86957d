// An evaluator answers what they were given, one by one; the coordinator sees it and finds someone else.
import { randomUUID } from "node:crypto";
import { expect, open, startingWith, test, toastOf } from "./support/journey.ts";
import { addOrganization, addPerson, type JourneyPerson, type World } from "./support/people/people.ts";
import { submittedApplication } from "./support/people/registration.ts";

const WORDS = "Λείπω όλο τον μήνα.";

/** Two applications that were given to the first of two evaluators. */
async function givenRound(world: World, language: "el" | "en") {
  const organization = await addOrganization(world, `Θόλος ${randomUUID().slice(0, 6)}`);
  const member = { language, organizations: { [organization]: "member" as const } };
  const founder = await addPerson(world, member);
  const coordinator = await addPerson(world, {
    role: "registry_coordinator",
    language,
    organizations: { [organization]: "coordinator" },
  });
  const evaluator = await addPerson(world, { ...member, role: "evaluator", lastName: randomUUID().slice(0, 8) });
  const other = await addPerson(world, { ...member, role: "evaluator", lastName: randomUUID().slice(0, 8) });
  const names = [`Κύμα ${randomUUID().slice(0, 8)}`, `Άνεμος ${randomUUID().slice(0, 8)}`] as const;
  for (const name of names) {
    const { id } = await submittedApplication(founder, name);
    await coordinator.call("POST", `/applications/${id}/evaluations`, { evaluator_id: evaluator.id });
  }
  return { coordinator, evaluator, other, names, round: await roundOf(coordinator) };
}

async function roundOf(coordinator: JourneyPerson): Promise<string> {
  const { body } = await coordinator.call("GET", "/rounds");
  const round = /"items":\[\{"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(body))?.[1];
  if (!round) throw new Error("There is no round.");
  return round;
}

test("an evaluator accepts one and declines the other; the coordinator proposes someone else", async ({
  world,
  visit,
  language,
}) => {
  test.setTimeout(240_000);
  const { coordinator, evaluator, other, names, round } = await givenRound(world, language);
  const [taken, refused] = names;
  const { page: judge, t } = await visit({ person: evaluator });
  const { page: desk } = await visit({ person: coordinator });
  await open(judge, "/evaluator-dashboard");
  await judge.getByRole("button", { name: t("evaluations_answer_accept_of", { name: taken }) }).click();
  await judge.getByRole("button", { name: t("evaluations_answer_decline_of", { name: refused }) }).click();
  const dialog = judge.getByRole("alertdialog");
  await dialog.getByRole("radio", { name: t("evaluations_decline_other") }).click();
  await dialog.getByRole("textbox", { name: startingWith(t("evaluations_decline_words")) }).fill(WORDS);
  await dialog.getByRole("button", { name: t("evaluations_decline_confirm"), exact: true }).click();
  await expect(toastOf(judge, { t, title: t("evaluations_decline_done", { count: 1 }) })).toBeVisible();
  await expect(judge.getByText(refused)).toHaveCount(0);
  await expect(judge.getByRole("heading", { level: 2, name: taken })).toBeVisible();

  await open(desk, `/evaluation-management/rounds/${round}`);
  await expect(
    desk.getByRole("gridcell", { name: [taken, evaluator.name, t("judging_cell_assigned")].join(", ") }),
  ).toBeVisible();
  await desk
    .getByRole("gridcell", { name: startingWith([refused, evaluator.name, t("judging_cell_declined")].join(", ")) })
    .click();
  const sheet = desk.getByRole("dialog", { name: t("judging_declined_title", { name: evaluator.name }) });
  await expect(sheet.getByText(WORDS)).toBeVisible();
  await sheet.getByRole("button", { name: t("judging_reassign") }).click();
  await expect(
    desk.getByRole("gridcell", { name: [refused, other.name, t("judging_cell_proposed")].join(", ") }),
  ).toBeVisible();
});
