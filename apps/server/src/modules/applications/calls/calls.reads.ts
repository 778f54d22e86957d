import type { StandingInCall } from "@kerkis/contract/applications/applications.schema.ts";
import type { ApplicationAnswers } from "@kerkis/contract/applications/subjects.schema.ts";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { contact } from "#modules/identity/identity.api.ts";
import { profiles } from "#modules/identity/identity.tables.ts";
import { programmeById } from "#modules/programmes/programmes.api.ts";
import { ownedBy, roleInStartup, startupAnswers, startupById } from "#modules/startups/startups.api.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { today } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/db/db.ts";
import type { Contact } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { applications } from "../applications.tables.ts";
import { draftProgress } from "./draft-progress.reads.ts";

const SHOWN = 50;

/** How a person stands to a call: their own applications there, the latest first, and the startups that they own. */
export async function standingInCall(
  { db, clock }: Pick<Platform, "db" | "clock">,
  userId: string,
  programmeId: string,
): Promise<Omit<StandingInCall, "eligibility">> {
  const [own, run] = await Promise.all([
    db
      .select({
        id: applications.id,
        phase: applications.phase,
        subject_name: sql<string>`coalesce(trim(${applications.answers}->>'name'), '')`,
        reference: applications.reference,
        startup_id: applications.startup_id,
        subject: applications.subject,
        answers: applications.answers,
        responses: applications.responses,
        questions_version: applications.questions_version,
      })
      .from(applications)
      .where(and(eq(applications.applicant_id, userId), eq(applications.programme_id, programmeId)))
      .orderBy(desc(applications.created_at), desc(applications.id))
      .limit(SHOWN),
    db
      .select({ id: startups.id, name: startups.name, logo_url: startups.logo_url })
      .from(startups)
      .where(and(ownedBy(userId), isNull(startups.deleted_at)))
      .orderBy(asc(startups.name), asc(startups.id))
      .limit(SHOWN),
  ]);
  const programme = own.some(({ phase }) => phase === "draft") ? await programmeById(db, programmeId) : null;
  const day = programme && today(clock, programme.timezone);
  return {
    applications: await Promise.all(
      own.map(async ({ id, phase, subject_name, reference, startup_id, ...draft }) => ({
        id,
        phase,
        subject_name,
        reference,
        startup_id,
        progress: phase === "draft" && programme && day ? await draftProgress(db, draft, programme, day) : null,
      })),
    ),
    startups: run,
  };
}

/**
 * A startup that the person owns, with its facts as answers of the registration.
 * @throws Refusal startup.not_found for any other, as if there were none
 */
export async function startupToApplyWith(
  db: Reader,
  actor: Actor,
  id: string,
): Promise<{ id: string; answers: ApplicationAnswers }> {
  const row = await startupById(db, id);
  if (!row || (await roleInStartup(db, id, actor.userId)) !== "owner") throw new Refusal("startup.not_found");
  const { team, ...facts } = startupAnswers(row);
  return { id, answers: { ...facts, founders: team } };
}

/** Who has begun an application to a call or submitted one, once each. */
export const applicantsOf = (db: Reader, programmeId: string): Promise<Contact[]> =>
  db
    .selectDistinct(contact)
    .from(applications)
    .innerJoin(profiles, eq(profiles.id, applications.applicant_id))
    .where(and(eq(applications.programme_id, programmeId), isNull(applications.withdrawn_at)))
    .orderBy(profiles.id);
