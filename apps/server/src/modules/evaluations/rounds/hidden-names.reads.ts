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

/** From now on a round hides who applies; modules drop the names that they keep for those who judge it or work on its cases. */
export const applicantsHidden = defineEvent<HidingRound>("evaluations.applicants_hidden");

/** Held by whoever names an organization's applications to others: whether a round hides them is settled before. */
export const namesLock = (organizationId: string): string => `names of ${organizationId}`;

/** Whether what was told someone names an application to a person who judges it in this round or works on its case. */
export const toldByName = (
  { metadata, user_id: userId }: { metadata: AnyColumn; user_id: AnyColumn },
  { roundId, programmeId, organizationId }: HidingRound,
): SQL => sql`(${metadata} ? 'case_name' or ${metadata} ->> 'evaluation_id' in (
    select ${evaluations.id}::text from ${evaluations} where ${evaluations.round_id} = ${roundId}))
  and ${userId} not in (${managersOf(organizationId)})
  and exists (select from ${applications} where ${applications.programme_id} = ${programmeId}
    and ${applications.id}::text = ${metadata} ->> 'application_id' and ${applications.applicant_id} <> ${userId})`;
