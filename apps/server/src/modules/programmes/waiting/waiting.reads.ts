import { and, asc, eq, exists, notInArray, sql } from "drizzle-orm";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { isWorking } from "../programmes.reads.ts";
import { programmes } from "../programmes.tables.ts";
import { programmeWaiting } from "./waiting.tables.ts";

/** Calls that have opened while people wait for them, the earliest first. */
export const callsThatOpened = (db: Reader, now: string, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: programmes.id })
    .from(programmes)
    .innerJoin(organizations, eq(organizations.id, programmes.organization_id))
    .where(
      and(
        isWorking,
        notInArray(programmes.state, ["draft", "paused"]),
        sql`${programmes.opens_at} <= ${now}::timestamptz`,
        exists(
          db
            .select({ one: sql`1` })
            .from(programmeWaiting)
            .where(eq(programmeWaiting.programme_id, programmes.id)),
        ),
      ),
    )
    .orderBy(asc(programmes.opens_at))
    .limit(limit);
