import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { LetterText } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import type { Dossier, TakenDecisions } from "@kerkis/contract/judging/dossier/dossier.schema.ts";
import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import {
  applicationFor,
  feedbackOf,
  givenBefore,
  type GivenReview,
  managesApplications,
} from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import { criteriaOf, roundById } from "#modules/evaluations/evaluations.api.ts";
import { evaluations } from "#modules/evaluations/evaluations.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import { programmeById } from "#modules/programmes/programmes.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { memberScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { decisions } from "../decisions/decisions.tables.ts";
import { standingsAt } from "../results/results.reads.ts";
import { dossierInWords, type Ranked, type RoundScores } from "./dossier-words.service.ts";
import { addressOf } from "./verification.reads.ts";

const taken = isNotNull(decisions.applied_at);

/** Decisions that were taken on an application, the latest first, with the applicant's letters. @throws Refusal application.not_found for who may not see it */
export async function decisionsTakenOn(
  platform: Platform,
  actor: Actor,
  applicationId: string,
): Promise<TakenDecisions> {
  await applicationFor(platform, actor, applicationId);
  const rows = await platform.db
    .select({
      id: decisions.id,
      protocol: sql<string>`${decisions.protocol}`,
      verdict: decisions.verdict,
      applied_at: sql<string>`${decisions.applied_at}`.mapWith(decisions.applied_at),
      letter: sql<LetterText | null>`case when ${applications.applicant_id} = ${actor.userId} then ${decisions.letter} end`,
    })
    .from(decisions)
    .innerJoin(applications, eq(applications.id, decisions.application_id))
    .where(and(eq(decisions.application_id, applicationId), taken))
    .orderBy(desc(decisions.applied_at), desc(decisions.id));
  return { decisions: rows };
}

/**
 * The dossier of an applied decision, of what its reader may see of the application: nobody learns more here than there.
 * @throws Refusal application.not_found
 */
export async function dossierOf(platform: Platform, actor: Actor, id: string, language: Language): Promise<Dossier> {
  const { db } = platform;
  const [found] = await db
    .select({
      application_id: decisions.application_id,
      organization_id: decisions.organization_id,
      applicant_id: applications.applicant_id,
      protocol: sql<string>`${decisions.protocol}`,
      verdict: decisions.verdict,
      reason: decisions.reason,
      applied_at: sql<string>`${decisions.applied_at}`.mapWith(decisions.applied_at),
      letter: decisions.letter,
      round: rounds.title,
      round_id: decisions.round_id,
      places: decisions.places,
      code: decisions.verification_code,
      organization_logo_url: organizations.logo_url,
    })
    .from(decisions)
    .innerJoin(applications, eq(applications.id, decisions.application_id))
    .innerJoin(organizations, eq(organizations.id, decisions.organization_id))
    .leftJoin(rounds, eq(rounds.id, decisions.round_id))
    .where(and(eq(decisions.id, id), taken));
  if (!found) throw new Refusal("application.not_found");
  const {
    application_id: applicationId,
    applicant_id: applicantId,
    round_id: roundId,
    places: _places,
    code,
    ...decision
  } = found;
  const application = await applicationFor(platform, actor, applicationId);
  const isOwn = applicantId === actor.userId;
  const all = await db
    .select({ id: decisions.id })
    .from(decisions)
    .where(and(eq(decisions.application_id, applicationId), taken))
    .orderBy(asc(decisions.applied_at), asc(decisions.id));
  const history = untilDecision(application.history, all.findIndex((one) => one.id === id) + 1);
  const decided = history.at(-1);
  const handedIn = decided ? await givenBefore(db, applicationId, decided.id) : [];
  const [scores, standing] = await Promise.all([
    isOwn ? null : scoresByRound(db, found, handedIn),
    isOwn || roundId === null ? null : standingIn(platform, actor, { ...found, round_id: roundId }, decided),
  ]);
  return dossierInWords(
    {
      ...decision,
      id,
      application: { ...application, history, feedback: feedbackOf(handedIn) },
      scores,
      standing,
      address: addressOf(platform.config, code),
      issued_at: isoNow(platform.clock),
    },
    language,
  );
}

/** What was handed in, round by round; without a round of its own a decision is of the last of them. */
async function scoresByRound(
  db: Reader,
  { application_id: id, organization_id, round_id: decidedIn }: Omit<Decided, "round_id"> & { round_id: string | null },
  handedIn: readonly GivenReview[],
): Promise<RoundScores[]> {
  const given = await db
    .select({ id: evaluations.id, roundId: rounds.id, title: rounds.title })
    .from(evaluations)
    .innerJoin(rounds, eq(rounds.id, evaluations.round_id))
    .where(
      anyOf(
        evaluations.id,
        handedIn.map((review) => review.id),
      ),
    )
    .orderBy(asc(rounds.number));
  const byRound = [...Map.groupBy(given, ({ roundId }) => roundId)];
  return Promise.all(
    byRound.map(async ([roundId, theirs], at) => ({
      title: theirs[0]?.title ?? { el: "", en: "" },
      isDecided: decidedIn === null ? at === byRound.length - 1 : roundId === decidedIn,
      criteria: await criteriaOf(db, { id, organization_id }, roundId),
      reviews: handedIn.filter((review) => theirs.some((one) => one.id === review.id)),
    })),
  );
}

/**
 * Where an application stood in the round that it was decided in, when it was, among those that the reader may know of: a figure over
 * others would tell of them. The registry decides while its round goes on: there a rank is said once it is locked.
 */
async function standingIn(
  { db }: Platform,
  actor: Actor,
  { organization_id: organizationId, application_id: applicationId, ...found }: Decided,
  decided: { id: string } | undefined,
): Promise<Ranked | null> {
  if (!decided || !managesApplications(actor, organizationId)) return null;
  const round = await roundById(db, found.round_id);
  if (!round) return null;
  const { kind } = await programmeById(db, round.programme_id);
  if (kind === "registry" && round.state !== "locked") return null;
  const { standings, cut } = await standingsAt(db, memberScope(actor, organizationId), actor.userId, round, {
    stepId: decided.id,
    at: found.applied_at,
    places: found.places,
  });
  const own = standings.get(applicationId);
  if (own?.rank === undefined || own.rank === null) return null;
  const { corrected, interval, is_uncertain, rank } = own;
  return { corrected, interval, is_uncertain, rank, among: standings.size, cut };
}

interface Decided {
  organization_id: string;
  application_id: string;
  round_id: string;
  applied_at: string;
  places: number | null;
}

/** The history up to an application's nth decision: what came later is of another dossier. */
function untilDecision(history: Application["history"], nth: number): Application["history"] {
  const ends = history.flatMap(({ action }, index) => (action === "approve" || action === "reject" ? [index] : []));
  const end = ends[nth - 1];
  return end === undefined ? history : history.slice(0, end + 1);
}
