import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { and, eq, ne, sql } from "drizzle-orm";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Reader } from "#platform/db/db.ts";
import { applications } from "../applications.tables.ts";
import { knownTo } from "../conflicts/conflicts.reads.ts";

/** Of these applications those that someone manages and may know of, counted by programme, with the first day that one is due. */
export const endingFor = (db: Reader, organizationId: string, managerId: string, ids: readonly string[]) =>
  db
    .select({
      programme: programmes.id,
      title: sql<LocalizedText>`${programmes.title}`,
      count: sql<number>`count(*)::int`,
      due: sql<string>`min(${applications.due_on})::text`,
    })
    .from(applications)
    .innerJoin(programmes, eq(programmes.id, applications.programme_id))
    .where(
      and(
        anyOf(applications.id, ids),
        eq(applications.organization_id, organizationId),
        ne(applications.applicant_id, managerId),
        knownTo(managerId, organizationId),
      ),
    )
    .groupBy(programmes.id)
    .orderBy(programmes.id);
