import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { evaluations } from "#modules/evaluations/evaluations.tables.ts";
import type { RoundRecord } from "#modules/evaluations/evaluations.api.ts";
import { rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import type { Pair } from "./distribution.policy.ts";

/** Evaluations `e` that were declined in a round before this number, where nothing that the same person was given since says otherwise. */
const lastDeclined = (number: SQLWrapper | number): SQL => sql`${evaluations} e join ${rounds} r on r.id = e.round_id
  where e.status = 'declined' and r.number < ${number}
    and not exists (select from ${evaluations} since join ${rounds} later on later.id = since.round_id
      where since.application_id = e.application_id and since.evaluator_id = e.evaluator_id and since.status <> 'declined'
        and later.number > r.number and later.number < ${number})`;

/** Whether someone's last answer about an application was no, in a round before the one of this number. */
export const declinedBefore = (number: SQLWrapper, applicationId: SQLWrapper, evaluatorId: string): SQL<boolean> =>
  sql<boolean>`exists (select from ${lastDeclined(number)} and e.application_id = ${applicationId} and e.evaluator_id = ${evaluatorId})`;

/** Who said no to what in the rounds before this one, and was not given it since. */
export async function declinedBeforeRound(db: Reader, { programme_id, number }: RoundRecord): Promise<Pair[]> {
  const { rows } = await db.execute<{ application_id: string; evaluator_id: string }>(
    sql`select e.application_id, e.evaluator_id from ${lastDeclined(number)} and r.programme_id = ${programme_id}`,
  );
  return rows;
}
