import {
  HAPPENING_GROUPS,
  type ChannelChoices,
  type HappeningGroup,
} from "@kerkis/contract/core/happenings/happenings.ts";
import { channelChoices, fixedChannels } from "@kerkis/contract/notifications/preferences.policy.ts";
import type { DeliverySettings, NotificationPreferences } from "@kerkis/contract/notifications/preferences.schema.ts";
import { contactsOf, type Contact } from "#modules/identity/identity.api.ts";
import type { Reader } from "#platform/db/db.ts";
import { settingsOf, storedChoices } from "./preferences.repo.ts";

/** What reaches a person, as /settings shows it. */
export async function preferencesOf(db: Reader, userId: string): Promise<NotificationPreferences> {
  const [stored, settings] = await Promise.all([storedChoices(db, [userId]), settingOf(db, userId)]);
  return {
    kinds: HAPPENING_GROUPS.map((group) => ({
      kind: group,
      channels: channelChoices(group, stored),
      fixed: [...fixedChannels(group)],
    })),
    settings,
  };
}

/** One person's quiet hours and digest. */
async function settingOf(db: Reader, userId: string): Promise<DeliverySettings> {
  const settings = (await settingsOf(db, [userId])).get(userId);
  if (!settings) throw new Error("Everyone has settings.");
  return settings;
}

/** Someone to notify: how to reach them, and what they want of this group. */
export interface Recipient extends Contact {
  choices: ChannelChoices;
  settings: DeliverySettings;
}

export async function recipientsOf(
  db: Reader,
  userIds: readonly string[],
  group: HappeningGroup,
): Promise<Recipient[]> {
  const contacts = await contactsOf(db, userIds);
  const ids = contacts.map(({ userId }) => userId);
  if (ids.length === 0) return [];
  const stored = await storedChoices(db, ids, group);
  const settings = await settingsOf(db, ids);
  return contacts.flatMap((contact) => {
    const chosen = settings.get(contact.userId);
    if (!chosen) return [];
    const choices = channelChoices(
      group,
      stored.filter(({ user_id }) => user_id === contact.userId),
    );
    return [{ ...contact, choices, settings: chosen }];
  });
}
