import type { ConflictStatement } from "@kerkis/contract/judging/conflicts/conflicts.schema.ts";
import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import { applications } from "#modules/applications/applications.tables.ts";
import { takesPart } from "#modules/evaluations/evaluations.api.ts";
import { rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { listedFor } from "./conflicts.reads.ts";
import { conflictStatements } from "./statements.tables.ts";

/** Open rounds that someone has applications of in their list of conflicts, or was asked about; what awaits an answer comes first. */
export function statementsOf(db: Reader, scope: OrgScope, userId: string): Promise<ConflictStatement[]> {
  const { stated_at, asked_at } = conflictStatements;
  const unseen = db
    .select({ count: sql<number>`count(*)::int` })
    .from(applications)
    .where(
      and(
        eq(applications.programme_id, rounds.programme_id),
        takesPart,
        listedFor(scope, userId, {}),
        or(sql`${stated_at} is null`, sql`${applications.submitted_at} > ${stated_at}`),
      ),
    );
  return db
    .select({
      round_id: rounds.id,
      title: rounds.title,
      programme: programmes.title,
      stated_at,
      unseen: sql<number>`(${unseen})`,
    })
    .from(rounds)
    .innerJoin(programmes, eq(programmes.id, rounds.programme_id))
    .leftJoin(
      conflictStatements,
      and(eq(conflictStatements.round_id, rounds.id), eq(conflictStatements.user_id, userId)),
    )
    .where(
      and(
        eq(rounds.organization_id, scope.organizationId),
        ne(rounds.state, "locked"),
        or(sql`${asked_at} is not null`, sql`${stated_at} is not null`, sql`(${unseen}) > 0`),
      ),
    )
    .orderBy(sql`${stated_at} is not null`, asc(rounds.created_at), asc(rounds.id));
}
