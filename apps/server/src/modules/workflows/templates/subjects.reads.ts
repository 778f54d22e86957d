import type { OfferedPeople, PeopleInput } from "@kerkis/contract/workflows/people/people.schema.ts";
import { and, ne, type SQL } from "drizzle-orm";
import { profiles } from "#modules/identity/identity.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import { isOffered, memberOf, peopleOffered } from "../people/people.reads.ts";
import { runScope } from "../workflows.service.ts";

/** Members of the organization whom a case can be about; nobody starts one about themselves. */
const subjects = (actor: Actor): SQL | undefined =>
  and(memberOf(runScope(actor).organizationId), ne(profiles.id, actor.userId));

/** @throws Refusal auth.forbidden */
export const caseSubjects = async (db: Reader, actor: Actor, { q }: PeopleInput): Promise<OfferedPeople> =>
  peopleOffered(db, subjects(actor), q);

/** Whether a case that this person starts may be about another. */
export const mayBeAbout = async (db: Reader, actor: Actor, id: string): Promise<boolean> =>
  isOffered(db, subjects(actor), id);
