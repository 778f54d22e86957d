import { HAPPENING_GROUPS, type ChannelChoices, type HappeningGroup } from "@kerkis/contract/core/happenings/groups.ts";
import { channelChoices, fixedChannels } from "@kerkis/contract/notifications/preferences.policy.ts";
import type { DeliverySettings, NotificationPreferences } from "@kerkis/contract/notifications/preferences.schema.ts";
import { and, eq } from "drizzle-orm";
import { profiles } from "#modules/identity/identity.tables.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Reader } from "#platform/db/db.ts";
import type { Contact } from "#platform/happenings/announce.ts";
import { notificationPreferences, notificationSettings } from "../notifications.tables.ts";
import { settingsFrom, settingsOf, storedChoices, type StoredChoice } from "./preferences.repo.ts";

/** What reaches a person, as /settings shows it. */
export async function preferencesOf(db: Reader, userId: string): Promise<NotificationPreferences> {
  const [stored, settings] = await Promise.all([storedChoices(db, userId), settingsOf(db, userId)]);
  return {
    kinds: HAPPENING_GROUPS.map((group) => ({
      kind: group,
      channels: channelChoices(group, stored),
      fixed: [...fixedChannels(group)],
    })),
    settings,
  };
}

/** Someone to notify: how to reach them, and what they want of this group. */
export interface Recipient extends Contact {
  choices: ChannelChoices;
  settings: DeliverySettings;
}

interface Wishes {
  settings: DeliverySettings;
  choices: StoredChoice[];
}

/** What people chose for a group, with their quiet hours and digest, in one statement; the defaults of those who chose nothing. */
async function wishesOf(
  db: Reader,
  userIds: readonly string[],
  group: HappeningGroup,
): Promise<(userId: string) => Wishes> {
  const rows = await db
    .select({ userId: profiles.id, settings: notificationSettings, choice: notificationPreferences })
    .from(profiles)
    .leftJoin(notificationSettings, eq(notificationSettings.user_id, profiles.id))
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.user_id, profiles.id), eq(notificationPreferences.kind, group)),
    )
    .where(anyOf(profiles.id, userIds))
    .prepare("notification_wishes")
    .execute();
  return (userId) => {
    const own = rows.filter((row) => row.userId === userId);
    return {
      settings: settingsFrom(own[0]?.settings),
      choices: own.flatMap(({ choice }) => choice ?? []),
    };
  };
}

/** The people as recipients of a group's happenings. */
export async function recipientsOf(
  db: Reader,
  people: readonly Contact[],
  group: HappeningGroup,
): Promise<Recipient[]> {
  if (people.length === 0) return [];
  const ids = people.map(({ userId }) => userId);
  const wishes = await wishesOf(db, ids, group);
  return people.map((person) => {
    const { settings, choices } = wishes(person.userId);
    return { ...person, choices: channelChoices(group, choices), settings };
  });
}
