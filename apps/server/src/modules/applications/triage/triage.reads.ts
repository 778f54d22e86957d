import type { CommentPage, CommentQuery, SavedViews } from "@kerkis/contract/applications/triage/triage.schema.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, timeKey, type ListSource } from "#platform/lists/keyset.ts";
import { partRefusal } from "../applications.policy.ts";
import { applicationById, standingFacts, type ApplicationRecord } from "../applications.repo.ts";
import { applicationComments, queueViews } from "./triage.tables.ts";

/** An application that someone manages. @throws Refusal application.not_found, auth.forbidden for its applicant */
export async function managedApplication(db: Reader, actor: Actor, id: string): Promise<ApplicationRecord> {
  const record = await applicationById(db, id, actor.userId);
  if (!record) throw new Refusal("application.not_found");
  enforce(partRefusal(actor, standingFacts(record), "open_review"));
  return record;
}

const list = keysetList("application-comments", {
  newest: descending(timeKey(applicationComments.created_at), idKey(applicationComments.id)),
});

/** What coordinators said about an application, the latest first. @throws Refusal application.not_found, auth.forbidden */
export async function commentPage(
  { db, cursors }: ListSource,
  actor: Actor,
  query: CommentQuery,
): Promise<CommentPage> {
  const page = list.page(cursors, query, `${actor.userId} ${query.application_id}`);
  const { id } = await managedApplication(db, actor, query.application_id);
  const rows = await db
    .select({
      id: applicationComments.id,
      author: sql<string | null>`case when ${profiles.erased_at} is null then ${fullName} end`,
      is_mine: sql<boolean>`${applicationComments.author_id} is not distinct from ${actor.userId}`,
      text: applicationComments.text,
      created_at: applicationComments.created_at,
      ...page.columns,
    })
    .from(applicationComments)
    .leftJoin(profiles, eq(profiles.id, applicationComments.author_id))
    .where(and(eq(applicationComments.application_id, id), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

/** How many there are. @throws Refusal application.not_found, auth.forbidden */
export async function countComments(
  db: Reader,
  actor: Actor,
  { application_id }: Pick<CommentQuery, "application_id">,
) {
  const { id } = await managedApplication(db, actor, application_id);
  return countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(applicationComments)
      .where(eq(applicationComments.application_id, id)),
  );
}

/** Whose views: a person's in an organization. */
export const viewsOf = (scope: OrgScope, userId: string) =>
  and(eq(queueViews.organization_id, scope.organizationId), eq(queueViews.user_id, userId));

/** Someone's views of an organization's queue, by name. */
export async function savedViewsOf(db: Reader, scope: OrgScope, userId: string): Promise<SavedViews> {
  const views = await db
    .select({ id: queueViews.id, name: queueViews.name, view: queueViews.view })
    .from(queueViews)
    .where(viewsOf(scope, userId))
    .orderBy(asc(sql`kerkis_fold(${queueViews.name})`), asc(queueViews.id));
  return { views };
}
