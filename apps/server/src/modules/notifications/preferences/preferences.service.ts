import { isFixed } from "@kerkis/contract/notifications/preferences.policy.ts";
import type {
  DeliverySettingsPatch,
  NotificationPreferences,
  PreferenceChange,
} from "@kerkis/contract/notifications/preferences.schema.ts";
import { transact } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { preferencesOf } from "./preferences.reads.ts";
import { saveChoice, saveSettings } from "./preferences.repo.ts";

/** Stores one choice. @throws Refusal notification.fixed for what nobody can change */
export function setPreference(
  platform: Platform,
  userId: string,
  change: PreferenceChange,
): Promise<NotificationPreferences> {
  if (isFixed(change.kind, change.channel)) throw new Refusal("notification.fixed");
  return transact(platform.db, userId, async (tx) => {
    await saveChoice(tx, userId, change);
    return preferencesOf(tx, userId);
  });
}

/** Stores quiet hours, timezone and digest; what the patch leaves out stays. */
export function setDelivery(
  platform: Platform,
  userId: string,
  patch: DeliverySettingsPatch,
): Promise<NotificationPreferences> {
  return transact(platform.db, userId, async (tx) => {
    await saveSettings(tx, userId, patch);
    return preferencesOf(tx, userId);
  });
}
