import type { CaseSubjects } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { organizationMembers as members } from "#modules/organizations/organizations.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import { runScope } from "../workflows.service.ts";

/** So many are offered. */
const OFFERED_MAX = 500;

/** Members of the organization whom a case can be about; nobody starts one about themselves. */
const subjects = (db: Reader, actor: Actor, id?: string) =>
  db
    .select({ id: profiles.id, name: sql<string>`${fullName}` })
    .from(members)
    .innerJoin(profiles, eq(profiles.id, members.user_id))
    .where(
      and(
        eq(members.organization_id, runScope(actor).organizationId),
        isNull(profiles.erased_at),
        ne(profiles.id, actor.userId),
        id === undefined ? undefined : eq(profiles.id, id),
      ),
    )
    .orderBy(fullName, profiles.id)
    .limit(OFFERED_MAX);

/** @throws Refusal auth.forbidden */
export const caseSubjects = async (db: Reader, actor: Actor): Promise<CaseSubjects> => ({
  people: await subjects(db, actor),
});

/** Whether a case that this person starts may be about another. */
export const mayBeAbout = async (db: Reader, actor: Actor, id: string): Promise<boolean> =>
  (await subjects(db, actor, id)).length > 0;
