import { COMMENTS_CHANGED, VIEWS_MAX, type SaveViewInput } from "@kerkis/contract/applications/triage/triage.schema.ts";
import { recordTopic } from "@kerkis/contract/core/realtime.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { takeAdvisoryLock, transact, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { managedApplication, viewsOf } from "./triage.reads.ts";
import { applicationComments, queueViews } from "./triage.tables.ts";

/** Says something about an application to the other coordinators. @throws Refusal application.not_found, auth.forbidden */
export async function addComment(
  platform: Platform,
  actor: Actor,
  { application_id, text }: { application_id: string; text: string },
): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const { organization_id } = await managedApplication(tx, actor, application_id);
    const created_at = isoNow(platform.clock);
    await tx
      .insert(applicationComments)
      .values({ organization_id, application_id, author_id: actor.userId, text, created_at });
    await tellOpenScreens(platform, tx, organization_id, application_id);
  });
}

/** Those who have the application open see what the others say as it is said. */
const tellOpenScreens = ({ realtime }: Platform, tx: Tx, organizationId: string, applicationId: string) =>
  realtime.publish(tx, recordTopic(organizationId, "application", applicationId), COMMENTS_CHANGED, {});

/** Deletes a comment of one's own. @throws Refusal application.not_found for any other, as if there were none */
export async function deleteComment(platform: Platform, actor: Actor, id: string): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const own = and(eq(applicationComments.id, id), eq(applicationComments.author_id, actor.userId));
    const [found] = await tx
      .select({ application_id: applicationComments.application_id })
      .from(applicationComments)
      .where(own);
    if (!found) throw new Refusal("application.not_found");
    const { organization_id } = await managedApplication(tx, actor, found.application_id);
    await tx.delete(applicationComments).where(own);
    await tellOpenScreens(platform, tx, organization_id, found.application_id);
  });
}

/** Keeps what the queue is asked for under a name; the same name is kept anew. @throws Refusal application.views_full */
export async function saveView(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { name, view }: SaveViewInput,
): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    await takeAdvisoryLock(tx, `queue views ${actor.userId}`);
    await tx
      .insert(queueViews)
      .values({
        organization_id: scope.organizationId,
        user_id: actor.userId,
        name,
        view,
        created_at: isoNow(platform.clock),
      })
      .onConflictDoUpdate({
        target: [queueViews.user_id, queueViews.organization_id, queueViews.name],
        set: { view },
      });
    const [kept] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(queueViews)
      .where(viewsOf(scope, actor.userId));
    if ((kept?.count ?? 0) > VIEWS_MAX) throw new Refusal("application.views_full");
  });
}

/** Forgets a view of one's own; repeating it changes nothing. */
export async function deleteView({ db }: Platform, actor: Actor, scope: OrgScope, id: string): Promise<void> {
  await db.delete(queueViews).where(and(eq(queueViews.id, id), viewsOf(scope, actor.userId)));
}
