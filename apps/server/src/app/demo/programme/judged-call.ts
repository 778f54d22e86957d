import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { momentOf, wallTime } from "@kerkis/contract/core/time/zone.ts";
import type { Industry } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { eq } from "drizzle-orm";
import { saveDraft, startApplication, submitApplication } from "#modules/applications/applications.service.ts";
import { saveEvaluation, submitEvaluation } from "#modules/evaluations/evaluations.service.ts";
import { evaluationOf } from "#modules/evaluations/evaluations.repo.ts";
import { ROUND_RULES } from "#modules/evaluations/rounds/rounds.factory.ts";
import { roundById } from "#modules/evaluations/rounds/rounds.repo.ts";
import { insertForm } from "#modules/forms/forms.factory.ts";
import { assignMany, setExpertise } from "#modules/judging/assignment/assignment.service.ts";
import { prepareDecisions } from "#modules/judging/decisions/decisions.service.ts";
import { passOn } from "#modules/judging/results/pass-on.service.ts";
import { changeRoundState, createRound } from "#modules/judging/rounds/rounds.service.ts";
import { registryProgramme } from "#modules/programmes/programmes.api.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { currentScope } from "#platform/auth/scope.ts";
import { transact } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";
import type { DemoPersonKey } from "../people.ts";
import { reviewOf, type Opinion } from "../reviews.ts";
import { DEMO_STARTUPS, type DemoStartup } from "../startups.ts";
import { CITY_APPLICATIONS, CITY_CALL, CITY_QUESTIONS, type CityApplication } from "./judged-call.texts.ts";

/** Who judges the call, with what they know about. */
const JURY: readonly { key: DemoPersonKey; fields: readonly Industry[] }[] = [
  { key: "evaluator", fields: ["energy", "maritime"] },
  { key: "evaluator2", fields: ["health", "software"] },
  { key: "evaluator3", fields: ["ai_data", "cybersecurity"] },
  { key: "spyros", fields: ["energy", "materials"] },
  { key: "ifigeneia", fields: ["mobility", "logistics"] },
  { key: "thomas", fields: ["robotics", "software"] },
  { key: "foteini", fields: ["health", "agrifood"] },
  { key: "aris", fields: ["mobility", "climate"] },
];

const ZONE = "Europe/Athens";
const OPENED = 52;
const CLOSED = 24;
const ASSIGNED = 22.4;
/** From when on evaluations came in, and how far apart, in days. */
const EVALUATED = 21.3;
const APART = 0.27;
const LOCKED = 10.2;
const PASSED_ON = 9.4;
const FINAL_EVALUATED = 6.3;
const PREPARED = 1.6;
const REVIEWS = { first: 3, final: 2 };
/** What was handed in of the final so far; the rest is still waiting. */
const FINAL_OPINIONS: readonly Opinion[] = ["strong", "strong", "fair", "strong", "fair"];
const FINAL_DAYS_LEFT = 9;
/** Two that did not pass are about to be told. */
const TURNED_DOWN = new Set<DemoStartup>(["okeanos", "meli"]);
const REASON = "Η λύση δεν έχει ακόμη δήμο έτοιμο για τη δοκιμή.";

interface Entry {
  given: CityApplication;
  id: string;
  jurors: { first: readonly Actor[]; final: readonly Actor[] };
}

interface Given {
  juror: Actor;
  opinion: Opinion;
  turn: number;
}

interface Scene {
  daysAgo: number;
  play: () => Promise<unknown>;
}

/** A call of Kerkis that has closed: a first round of thirteen was judged and locked, and six are in the final, half judged. */
export function judgedCallScenes(
  platform: Platform,
  actorOf: (key: DemoPersonKey) => Actor,
  now: Date,
): readonly Scene[] {
  const manager = actorOf("coordinator");
  const scope = currentScope(manager);
  const moment = (days: number, hour: string) =>
    momentOf(`${wallTime(new Date(now.getTime() + days * DAY_MS).toISOString(), ZONE).slice(0, 10)}T${hour}`, ZONE);
  const jury = JURY.map(({ key }) => actorOf(key));
  const entries: Entry[] = CITY_APPLICATIONS.map((application, at) => {
    const first = (at * REVIEWS.first) % jury.length;
    const jurors = jury.concat(jury).slice(first);
    // Nobody reads an application twice.
    const final = jurors.slice(REVIEWS.first, REVIEWS.first + REVIEWS.final);
    return { given: application, id: "", jurors: { first: jurors.slice(0, REVIEWS.first), final } };
  });
  const finalists = entries.filter(({ given }) => given.passes);
  const made = { call: "", first: "", final: "" };

  const open = async () => {
    const registry = await registryProgramme(platform.db, scope.organizationId);
    made.call = await transact(platform.db, actorOf("owner").userId, async (tx) =>
      createChallenge(tx, scope.organizationId, {
        ...CITY_CALL,
        form_id: await insertForm(tx, scope.organizationId, CITY_QUESTIONS),
        opens_at: moment(-OPENED, "10:00:00"),
        closes_at: moment(-CLOSED, "15:00:00"),
        evaluation_template_id: registry?.evaluation_template_id ?? null,
      }),
    );
  };
  const apply = async (entry: Entry) => {
    const { founder, startup, responses } = entry.given;
    const applicant = actorOf(founder);
    const known = DEMO_STARTUPS[startup];
    const named = eq(startups.name, known.name ?? "");
    const [company] = await platform.db.select({ id: startups.id }).from(startups).where(named);
    entry.id = await startApplication(platform, applicant, { programme_id: made.call, startup_id: company?.id });
    const typed = { answers: { ...known }, responses };
    const { version } = await saveDraft(platform, applicant, { id: entry.id, version: 1, ...typed });
    await submitApplication(platform, applicant, { id: entry.id, version });
  };
  const assign = async (round: "first" | "final", among: readonly Entry[]) => {
    const pairs = among.flatMap(({ id, jurors }) =>
      jurors[round].map(({ userId }) => ({ application_id: id, evaluator_id: userId })),
    );
    await assignMany(platform, manager, scope, { id: made[round], pairs });
  };
  const makeRounds = async () => {
    const rules = { ...ROUND_RULES, programme_id: made.call, load_cap: 8 };
    made.first = await createRound(platform, manager, scope, {
      ...rules,
      required_reviews: REVIEWS.first,
      places: finalists.length,
      deadline: moment(-LOCKED - 1, "18:00:00"),
    });
    made.final = await createRound(platform, manager, scope, {
      ...rules,
      title: { el: "Τελικός", en: "Final" },
      required_reviews: REVIEWS.final,
      places: CITY_CALL.capacity,
      deadline: moment(FINAL_DAYS_LEFT, "18:00:00"),
      scores_visible: "after_own",
    });
    for (const { key, fields } of JURY)
      await setExpertise(platform, actorOf(key), scope, { fields: [...fields], cap: null });
    await assign("first", entries);
  };
  const evaluate = async (round: string, { id: application }: Entry, { juror, opinion, turn }: Given) => {
    const asked = await evaluationOf(platform.db, application, juror.userId, round);
    if (!asked) throw new Error(`${juror.name} was not asked to judge ${application}.`);
    const { id } = asked;
    const review = reviewOf(juror.language, opinion, turn);
    const { version } = await saveEvaluation(platform, juror, { id, version: asked.version, ...review });
    await submitEvaluation(platform, juror, { id, version });
  };
  const lock = async () => {
    const version = (await roundById(platform.db, made.first))?.version ?? 0;
    const reason = "Όλες βαθμολογήθηκαν.";
    await changeRoundState(platform, manager, scope, "lock", { id: made.first, version, reason });
  };
  const passTheBestOn = async () => {
    const ids = finalists.map(({ id }) => id);
    await passOn(platform, manager, scope, { id: made.first, application_ids: ids, passed: true });
    await assign("final", finalists);
  };
  const prepare = async () => {
    const turnedDown = entries.filter(({ given }) => TURNED_DOWN.has(given.startup));
    await prepareDecisions(platform, manager, scope, {
      id: made.first,
      application_ids: turnedDown.map(({ id }) => id),
      verdict: "reject",
      reason: REASON,
    });
  };

  const reviews = entries.flatMap((entry) =>
    entry.jurors.first.map((juror, at) => ({ entry, juror, opinion: entry.given.opinions[at] ?? "fair" })),
  );
  const lastReviews = finalists.flatMap((entry, at) => {
    const opinion = FINAL_OPINIONS[at];
    return opinion ? entry.jurors.final.slice(0, 1).map((juror) => ({ entry, juror, opinion })) : [];
  });
  return [
    { daysAgo: OPENED, play: open },
    ...entries.map((entry) => ({ daysAgo: entry.given.daysAgo, play: () => apply(entry) })),
    { daysAgo: ASSIGNED, play: makeRounds },
    ...reviews.map(({ entry, ...given }, turn) => ({
      daysAgo: EVALUATED - turn * APART,
      play: () => evaluate(made.first, entry, { ...given, turn }),
    })),
    { daysAgo: LOCKED, play: lock },
    { daysAgo: PASSED_ON, play: passTheBestOn },
    ...lastReviews.map(({ entry, ...given }, turn) => ({
      daysAgo: FINAL_EVALUATED - turn,
      play: () => evaluate(made.final, entry, { ...given, turn }),
    })),
    { daysAgo: PREPARED, play: prepare },
  ];
}
