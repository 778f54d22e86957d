import { sql, type SQL } from "drizzle-orm";
import { mentorships } from "./mentorship.tables.ts";

/** The mentor of someone in an organization. */
export const mentorIdOf = (organizationId: string, userId: string): SQL =>
  sql`select ${mentorships.mentor_id} from ${mentorships}
    where ${mentorships.organization_id} = ${organizationId} and ${mentorships.user_id} = ${userId}`;
