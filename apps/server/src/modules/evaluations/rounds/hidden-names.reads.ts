import { type AnyColumn, sql, type SQL } from "drizzle-orm";
import { applications } from "#modules/applications/applications.tables.ts";
import { managersOf } from "#modules/organizations/organizations.api.ts";
import { defineEvent } from "#platform/events/events.ts";
import { evaluations } from "../evaluations.tables.ts";

/** A round of an organization, and the programme whose applications it judges. */
export interface HidingRound {
  roundId: string;
  programmeId: string;
  organizationId: string;
}

/** A round begins to hide who applies: modules take the names from what they tell others from, and hold that until it is done. */
export const hidingApplicants = defineEvent<HidingRound>("evaluations.hiding_applicants");

/** From here on nobody is told a name: modules drop what they keep for those who judge the round or work on its cases. */
export const applicantsHidden = defineEvent<HidingRound>("evaluations.applicants_hidden");

/** Held by whoever names an organization's applications to others: whether a round hides them is settled before. */
export const namesLock = (organizationId: string): string => `names of ${organizationId}`;

/** Something that someone was told, or will be: whom, of which application, and whether as its judge or by the name of its case. */
interface Told {
  userId: SQL;
  applicationId: SQL;
  evaluationId: SQL;
  namesCase: SQL;
}

/** Whether what was told someone, by its facts, names an application to a person who judges it in this round or works on its case. */
export const toldByName = (
  { metadata, user_id }: { metadata: AnyColumn; user_id: AnyColumn },
  hiding: HidingRound,
): SQL =>
  isNamed(
    {
      userId: sql`${user_id}`,
      applicationId: sql`${metadata} ->> 'application_id'`,
      evaluationId: sql`${metadata} ->> 'evaluation_id'`,
      namesCase: sql`${metadata} ? 'case_name'`,
    },
    hiding,
  );

/** The same of what waits to be sent, by what it is about. */
export const aboutByName = (about: SQL, hiding: HidingRound): SQL =>
  isNamed(
    {
      userId: sql`(${about} ->> 'userId')::uuid`,
      applicationId: sql`${about} ->> 'applicationId'`,
      evaluationId: sql`${about} ->> 'evaluationId'`,
      namesCase: sql`${about} ? 'caseName'`,
    },
    hiding,
  );

const isNamed = (
  { userId, applicationId, evaluationId, namesCase }: Told,
  { roundId, programmeId, organizationId }: HidingRound,
): SQL => sql`(${namesCase} or ${evaluationId} in (
    select ${evaluations.id}::text from ${evaluations} where ${evaluations.round_id} = ${roundId}))
  and ${userId} not in (${managersOf(organizationId)})
  and exists (select from ${applications} where ${applications.programme_id} = ${programmeId}
    and ${applications.id}::text = ${applicationId} and ${applications.applicant_id} <> ${userId})`;
