import type { Browser } from "playwright-core";
import { registrationAnswers } from "../apps/server/src/modules/applications/applications.factory.ts";
import { aForm, aQuestion, insertForm } from "../apps/server/src/modules/forms/forms.factory.ts";
import { createChallenge } from "../apps/server/src/modules/programmes/programmes.factory.ts";
import { addOrganization, addPerson, type World } from "../e2e/support/people/people.ts";
import { say } from "./report/figures.ts";
import { verdictOf } from "./report/verdict.ts";

const FIELDS = 120;
const CPU_SLOWED = 4;
const KEY_MS = 120;
/** Places of the fields that are typed into. */
const FIELDS_TYPED = [0, 1, 20];
const FRAME_GOAL_MS = 50;
/** What else the machine does delays a frame here and there: each run is told. */
const RUNS = 3;
const TEXT = "Θαλασσινά δεδομένα για μικρά λιμάνια";

/** A form of 120 fields in one step: texts, choices, numbers, and some that are asked of some alone. */
function longForm() {
  const kinds = [
    { type: "text" as const, max: 200 },
    { type: "long_text" as const, words: 200 },
    { type: "number" as const, min: 0, max: null },
    { type: "yes_no" as const },
    { type: "region" as const },
    { type: "money" as const, currency: "EUR" as const },
  ];
  const questions = Array.from({ length: FIELDS }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? { type: "yes_no" as const };
    const shown_if = at % 10 === 9 ? { fact: "f3", is: "is" as const, value: true } : null;
    return aQuestion(`f${at}`, { ...kind, is_required: at % 2 === 0, shown_if });
  });
  return aForm(...questions);
}

/** Someone who fills such a form in, and where. */
async function draftOf(world: World) {
  const organization = await addOrganization(world, "Τυπογραφείο");
  const founder = await addPerson(world, { organizations: { [organization]: "member" } });
  const form_id = await insertForm(world.db, organization, longForm());
  const programme_id = await createChallenge(world.db, organization, { form_id });
  const begun = (await founder.call("POST", "/applications", { programme_id })).body as { id: string; version: number };
  await founder.call("PATCH", `/applications/${begun.id}/draft`, {
    version: begun.version,
    answers: registrationAnswers({ name: "Thalassa Robotics" }),
  });
  return { cookie: founder.cookie, path: `/register-startup?application=${begun.id}&step=form_solution` };
}

interface Typed {
  /** Each frame that took longer than 50 ms, the longest first; what else the machine does is in them. */
  long: number[];
  /** Milliseconds that the page itself worked for a letter, what follows it included; a busy machine does not change it. */
  perLetter: number;
}

/** Types into a form of 120 fields on a slow phone. */
async function typed(browser: Browser, world: World): Promise<Typed> {
  const { cookie, path } = await draftOf(world);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const pair of cookie.split("; ")) {
    const [name = "", ...value] = pair.split("=");
    await context.addCookies([{ name, value: value.join("="), url: world.url }]);
  }
  const page = await context.newPage();
  await page.goto(world.url + path);
  const fields = page.locator("form").getByRole("textbox");
  await fields.nth(1).waitFor();
  await page.waitForLoadState("networkidle");
  const device = await context.newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWED });
  await device.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () => {
    const { metrics } = await device.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const long: number[] = [];
  let own = 0;
  for (const at of FIELDS_TYPED) {
    await fields.nth(at).scrollIntoViewIfNeeded();
    await fields.nth(at).focus();
    await page.waitForTimeout(1_000);
    await page.evaluate(() => {
      const frames: number[] = [];
      const seen = new PerformanceObserver((list) => frames.push(...list.getEntries().map(({ duration }) => duration)));
      seen.observe({ type: "long-animation-frame" });
      Object.assign(window, { frames, seen });
    });
    const before = await worked();
    await page.keyboard.type(TEXT, { delay: KEY_MS });
    await page.waitForTimeout(1_500);
    own += (await worked()) - before;
    const frames: unknown = await page.evaluate(() => {
      const seen: PerformanceObserver = Reflect.get(window, "seen");
      seen.disconnect();
      return Reflect.get(window, "frames");
    });
    if (Array.isArray(frames)) long.push(...frames.map(Number));
  }
  await context.close();
  const perLetter = own / (FIELDS_TYPED.length * TEXT.length);
  return { long: long.filter((ms) => ms > FRAME_GOAL_MS).toSorted((one, other) => other - one), perLetter };
}

/** Prints what was found, and whether the goal is reached. */
export async function printTyping(browser: Browser, world: World): Promise<void> {
  const keys = TEXT.length * FIELDS_TYPED.length;
  console.log(`\nTyping ${keys} letters into a form of ${FIELDS} fields, CPU slowed ${CPU_SLOWED} times:`);
  const runs: boolean[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    const { long, perLetter } = await typed(browser, world);
    runs.push(long.length === 0);
    const worst = long[0] === undefined ? "none" : `${long.length}, the longest ${long[0].toFixed(0)} ms`;
    console.log(
      `frames over ${FRAME_GOAL_MS} ms: ${worst}; the page itself worked ${perLetter.toFixed(1)} ms a letter`,
    );
  }
  const { figure, isReached } = verdictOf(runs);
  say(`Goal, no frame over ${FRAME_GOAL_MS} ms: ${isReached ? "reached" : "not reached"}`, figure, isReached);
}
