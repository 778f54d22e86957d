import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { Dossier, TakenDecisions } from "@kerkis/contract/judging/dossier/dossier.schema.ts";
import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { applicationFor } from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import { criteriaOf } from "#modules/evaluations/evaluations.api.ts";
import { rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { decisions } from "../decisions/decisions.tables.ts";
import { dossierInWords } from "./dossier-words.service.ts";

const taken = isNotNull(decisions.applied_at);

/** Decisions that were taken on an application, the latest first. @throws Refusal application.not_found for who may not see it */
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
    })
    .from(decisions)
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
    })
    .from(decisions)
    .innerJoin(applications, eq(applications.id, decisions.application_id))
    .leftJoin(rounds, eq(rounds.id, decisions.round_id))
    .where(and(eq(decisions.id, id), taken));
  if (!found) throw new Refusal("application.not_found");
  const { application_id: applicationId, applicant_id: applicantId, ...decision } = found;
  const application = await applicationFor(platform, actor, applicationId);
  const [all, criteria] = await Promise.all([
    db
      .select({ id: decisions.id })
      .from(decisions)
      .where(and(eq(decisions.application_id, applicationId), taken))
      .orderBy(asc(decisions.applied_at), asc(decisions.id)),
    criteriaOf(db, { id: applicationId, organization_id: found.organization_id }),
  ]);
  const history = untilDecision(application.history, all.findIndex((one) => one.id === id) + 1);
  const handedIn = application.evaluations.filter(
    ({ status, submitted_at: at }) => status === "submitted" && at !== null && at <= decision.applied_at,
  );
  return dossierInWords(
    {
      ...decision,
      id,
      application: { ...application, history },
      scores: applicantId === actor.userId ? null : { criteria, reviews: handedIn },
    },
    language,
  );
}

/** The history up to an application's nth decision: what came later is of another dossier. */
function untilDecision(history: Application["history"], nth: number): Application["history"] {
  const ends = history.flatMap(({ action }, index) => (action === "approve" || action === "reject" ? [index] : []));
  const end = ends[nth - 1];
  return end === undefined ? history : history.slice(0, end + 1);
}
