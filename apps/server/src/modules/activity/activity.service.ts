import { ACTIVITY_CHANGED, ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import type { Facts } from "@kerkis/contract/core/happenings/happening-facts.ts";
import { wordsOf, type AnyHappening } from "@kerkis/contract/core/happenings/happenings.ts";
import { DEFAULT_LANGUAGE, type Language } from "@kerkis/contract/core/text/languages.ts";
import type { ActivityItem } from "@kerkis/contract/activity/activity.schema.ts";
import { orgTopic, userTopic } from "@kerkis/contract/core/realtime.ts";
import type { HidingRound } from "#modules/evaluations/evaluations.api.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import type { Contact } from "#platform/happenings/announce.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import { unreadActivityOf } from "./activity.reads.ts";
import {
  deleteItemsAbout,
  deleteToldByName,
  insertActivity,
  markItemsRead,
  type NewActivity,
} from "./activity.repo.ts";

interface Happened {
  organizationId: string;
  declared: AnyHappening;
  facts: Facts;
}

/** Writes an item that the whole organization sees, and sends it live. */
export async function recordForOrganization(context: EventContext, happened: Happened): Promise<void> {
  await write(context, [toRow(context, happened, null, DEFAULT_LANGUAGE)]);
}

/** Writes an item for each of these people alone, in their language, and sends it live. */
export async function recordForPeople(
  context: EventContext,
  people: readonly Contact[],
  happened: Happened,
): Promise<void> {
  const rows = people.map(({ userId, language }) => toRow(context, happened, userId, language));
  await write(context, rows);
}

async function write({ tx, platform, actorId }: EventContext, rows: readonly NewActivity[]): Promise<void> {
  const items = await insertActivity(tx, rows);
  const topicOf = ({ user_id, organization_id }: ActivityItem) =>
    user_id === null ? orgTopic(organization_id) : userTopic(user_id);
  await platform.realtime.publishAll(
    tx,
    items.map((item) => ({ topic: topicOf(item), event: ACTIVITY_EVENT, payload: { item, actor_id: actorId } })),
  );
}

/**
 * Marks some of the person's own items of an organization read; their other tabs see it.
 * @returns how many of them are unread
 */
export function markActivityRead(
  platform: Platform,
  scope: OrgScope,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  return transact(platform.db, userId, async (tx) => {
    const changed = await markItemsRead(tx, scope, userId, ids);
    if (changed > 0) await platform.realtime.publish(tx, userTopic(userId), ACTIVITY_CHANGED, {});
    return unreadActivityOf(tx, scope, userId);
  });
}

/** Has these people's open screens ask again, without a word about what changed and without an item in their feeds. */
export async function refreshScreens({ tx, platform }: EventContext, userIds: readonly string[]): Promise<void> {
  await platform.realtime.publishAll(
    tx,
    userIds.map((userId) => ({ topic: userTopic(userId), event: ACTIVITY_EVENT, payload: {} })),
  );
}

/** Deletes from someone's feed what names an application that they may know nothing of any more; their open screens ask again. */
export async function deleteApplicationItems(
  { tx, platform }: EventContext,
  { userId, applicationId }: { userId: string; applicationId: string },
): Promise<void> {
  if ((await deleteItemsAbout(tx, userId, applicationId)) === 0) return;
  await platform.realtime.publish(tx, userTopic(userId), ACTIVITY_CHANGED, {});
}

/** A round became blind: the feed of those who judge it names nobody any more. */
export async function deleteNames({ tx, platform }: EventContext, hiding: HidingRound): Promise<void> {
  const theirs = new Set(await deleteToldByName(tx, hiding));
  await platform.realtime.publishAll(
    tx,
    [...theirs].map((userId) => ({ topic: userTopic(userId), event: ACTIVITY_CHANGED, payload: {} })),
  );
}

function toRow(
  { platform, actorId }: EventContext,
  { organizationId, declared, facts }: Happened,
  userId: string | null,
  language: Language,
): NewActivity {
  const words = wordsOf(declared, language, facts);
  return {
    organizationId,
    userId,
    title: words?.title ?? declared.kind,
    description: words?.message ?? "",
    activityType: declared.kind,
    facts,
    // What one did oneself is no news.
    isRead: userId !== null && userId === actorId,
    createdAt: isoNow(platform.clock),
  };
}
