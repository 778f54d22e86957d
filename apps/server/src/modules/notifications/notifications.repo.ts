import type { Facts } from "@kerkis/contract/core/happenings/happening-facts.ts";
import type { Tone } from "@kerkis/contract/core/happenings/happenings.ts";
import type { Notification } from "@kerkis/contract/notifications/notifications.schema.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { type HidingRound, toldByName } from "#modules/evaluations/evaluations.api.ts";
import type { Tx } from "#platform/db/db.ts";
import { toNotification } from "./notifications.reads.ts";
import { notifications } from "./notifications.tables.ts";

export interface NewNotification {
  userId: string;
  organizationId: string | null;
  title: string;
  message: string;
  type: Tone;
  activityType: string;
  facts: Facts;
  link: string | null;
  createdAt: string;
  /** Its mail comes with the daily digest. */
  awaitsDigest: boolean;
  /** Set from the start for a row that only waits for the digest. */
  removedAt: string | null;
}

/** Writes notifications in one statement. @returns them as stored, in their order */
export async function insertNotifications(tx: Tx, items: readonly NewNotification[]): Promise<Notification[]> {
  if (items.length === 0) return [];
  const given = items.map((item) => ({
    user_id: item.userId,
    organization_id: item.organizationId,
    title: item.title,
    message: item.message,
    type: item.type,
    activity_type: item.activityType,
    metadata: item.facts,
    link: item.link,
    created_at: item.createdAt,
    awaits_digest: item.awaitsDigest,
    removed_at: item.removedAt,
  }));
  // One parameter however many there are: what is told to many is told often.
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${notifications} (user_id, organization_id, title, message, type, activity_type, metadata, link, created_at,
      awaits_digest, removed_at)
    select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) given (user_id uuid, organization_id uuid, title text,
      message text, type text, activity_type text, metadata jsonb, link text, created_at timestamptz, awaits_digest boolean,
      removed_at timestamptz)
    returning id`);
  return given.flatMap((item, index) => {
    const id = rows[index]?.id;
    return id === undefined ? [] : [toNotification({ ...item, id, is_read: false, digested_at: null })];
  });
}

const mine = (userId: string) => and(eq(notifications.user_id, userId), isNull(notifications.removed_at));

/** Marks one of the person's own read. Null when there is no such; `changed` says whether it was unread. */
export async function markOneRead(
  tx: Tx,
  userId: string,
  id: string,
): Promise<{ item: Notification; changed: boolean } | null> {
  const [before] = await tx
    .select({ is_read: notifications.is_read })
    .from(notifications)
    .where(and(mine(userId), eq(notifications.id, id)))
    .for("update");
  if (!before) return null;
  const [row] = await tx
    .update(notifications)
    .set({ is_read: true })
    .where(and(mine(userId), eq(notifications.id, id)))
    .returning();
  return row ? { item: toNotification(row), changed: !before.is_read } : null;
}

/** Marks everything of the person read. @returns how many were unread */
export async function markEveryRead(tx: Tx, userId: string): Promise<number> {
  const changed = await tx
    .update(notifications)
    .set({ is_read: true })
    .where(and(mine(userId), eq(notifications.is_read, false)))
    .returning({ id: notifications.id });
  return changed.length;
}

/** Drops one from the person's list; it counts as read (specification 4). @returns whether there was one */
export async function removeOne(tx: Tx, userId: string, id: string, now: string): Promise<boolean> {
  const removed = await tx
    .update(notifications)
    .set({ is_read: true, removed_at: now })
    .where(and(mine(userId), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  return removed.length > 0;
}

/** Deletes someone's notifications about an application. @returns of each, when it went out in a digest */
export async function deleteAbout(tx: Tx, userId: string, applicationId: string): Promise<(string | null)[]> {
  const deleted = await tx
    .delete(notifications)
    .where(
      and(eq(notifications.user_id, userId), sql`${notifications.metadata} ->> 'application_id' = ${applicationId}`),
    )
    .returning({ digestedAt: notifications.digested_at });
  return deleted.map(({ digestedAt }) => digestedAt);
}

/** Deletes what names applications to those who judge them without a name from now on. @returns whose, and when it went out in a digest */
export const deleteToldByName = (
  tx: Tx,
  hiding: HidingRound,
): Promise<{ userId: string; digestedAt: string | null }[]> =>
  tx
    .delete(notifications)
    .where(and(eq(notifications.organization_id, hiding.organizationId), toldByName(notifications, hiding)))
    .returning({ userId: notifications.user_id, digestedAt: notifications.digested_at });

/** Lets what a digest had taken wait for the next one, as far as it is unread. */
export async function putBackForDigest(tx: Tx, userId: string, digestedAt: string): Promise<void> {
  const { user_id, digested_at, is_read } = notifications;
  await tx
    .update(notifications)
    .set({ awaits_digest: true, digested_at: null })
    .where(and(eq(user_id, userId), eq(digested_at, digestedAt), eq(is_read, false)));
}

/** Takes what waits for a person's digest; nobody else gets it again. @returns what is unread of it, oldest first */
export async function takeForDigest(tx: Tx, userId: string, now: string): Promise<Notification[]> {
  const rows = await tx
    .update(notifications)
    .set({ awaits_digest: false, digested_at: now })
    .where(and(eq(notifications.user_id, userId), eq(notifications.awaits_digest, true)))
    .returning();
  return rows
    .filter(({ is_read }) => !is_read)
    .map(toNotification)
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id));
}
