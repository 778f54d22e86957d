import type { StandingInCall } from "@kerkis/contract/applications/applications.schema.ts";
import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { programmeById } from "#modules/programmes/programmes.api.ts";
import { ownedBy, startupAnswers } from "#modules/startups/startups.api.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import { today } from "#platform/clock/clock.ts";
import type { Platform } from "#platform/platform.ts";
import { applications } from "../applications.tables.ts";
import { judgedBy } from "./eligibility.reads.ts";

/**
 * What a call's criteria say of its reader: of the draft that they began there, or else of a startup that they own.
 * @returns null where there are no criteria, and nothing of theirs to judge
 */
export async function ownEligibility(
  { db, clock }: Pick<Platform, "db" | "clock">,
  userId: string,
  programmeId: string,
): Promise<StandingInCall["eligibility"]> {
  const [[draft], [startup]] = await Promise.all([
    db
      .select()
      .from(applications)
      .where(
        and(
          eq(applications.applicant_id, userId),
          eq(applications.programme_id, programmeId),
          eq(applications.phase, "draft"),
        ),
      )
      .orderBy(desc(applications.created_at), desc(applications.id))
      .limit(1),
    db
      .select()
      .from(startups)
      .where(and(ownedBy(userId), isNull(startups.deleted_at)))
      .orderBy(asc(startups.name), asc(startups.id))
      .limit(1),
  ]);
  if (!draft && !startup) return null;
  const programme = await programmeById(db, programmeId);
  const judged =
    draft ??
    (startup && {
      subject: "startup" as const,
      rules_version: null,
      questions_version: null,
      submitted_at: null,
      answers: startupAnswers(startup),
      responses: {},
    });
  const found = judged && (await judgedBy(db, judged, programme, today(clock, programme.timezone)));
  const name = draft && "name" in draft.answers ? (draft.answers.name ?? "") : (startup?.name ?? "");
  return found ? { name, ...found.eligibility } : null;
}
