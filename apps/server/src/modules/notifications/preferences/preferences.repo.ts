import type {
  DeliverySettings,
  DeliverySettingsPatch,
  PreferenceChange,
} from "@kerkis/contract/notifications/preferences.schema.ts";
import { eq } from "drizzle-orm";
import type { Reader, Tx } from "#platform/db/db.ts";
import { notificationPreferences, notificationSettings } from "../notifications.tables.ts";

export type StoredChoice = typeof notificationPreferences.$inferSelect;

/** What applies until a person chooses: no quiet hours, single mails; the digest, once on, comes at 08:00 in Athens. */
const DEFAULT_SETTINGS: DeliverySettings = {
  quiet: null,
  timezone: "Europe/Athens",
  digest: false,
  digest_at: "08:00",
};

/** Everything that a person chose. */
export const storedChoices = (db: Reader, userId: string): Promise<StoredChoice[]> =>
  db.select().from(notificationPreferences).where(eq(notificationPreferences.user_id, userId));

/** A person's row as settings; the defaults for who has none. */
export const settingsFrom = (row: typeof notificationSettings.$inferSelect | null | undefined): DeliverySettings =>
  row
    ? {
        quiet:
          row.quiet_from !== null && row.quiet_until !== null ? { from: row.quiet_from, until: row.quiet_until } : null,
        timezone: row.timezone,
        digest: row.digest,
        digest_at: row.digest_at,
      }
    : DEFAULT_SETTINGS;

/** One person's quiet hours and digest. */
export async function settingsOf(db: Reader, userId: string): Promise<DeliverySettings> {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.user_id, userId));
  return settingsFrom(row);
}

export async function saveChoice(tx: Tx, userId: string, { kind, channel, enabled }: PreferenceChange): Promise<void> {
  const { user_id, kind: ofKind, channel: onChannel } = notificationPreferences;
  await tx
    .insert(notificationPreferences)
    .values({ user_id: userId, kind, channel, enabled })
    .onConflictDoUpdate({ target: [user_id, ofKind, onChannel], set: { enabled } });
}

/** Changes what the patch names and leaves the rest. */
export async function saveSettings(tx: Tx, userId: string, patch: DeliverySettingsPatch): Promise<void> {
  const { quiet, timezone, digest, digest_at } = patch;
  const changed = {
    ...(quiet !== undefined && { quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null }),
    ...(timezone !== undefined && { timezone }),
    ...(digest !== undefined && { digest }),
    ...(digest_at !== undefined && { digest_at }),
  };
  if (Object.keys(changed).length === 0) return;
  await tx
    .insert(notificationSettings)
    .values({ user_id: userId, ...changed })
    .onConflictDoUpdate({ target: notificationSettings.user_id, set: changed });
}

/** The daily digest of a person went out, or had nothing left to say; null when it was taken back. */
export async function digestSent(tx: Tx, userId: string, at: string | null): Promise<void> {
  await tx.update(notificationSettings).set({ digest_sent_at: at }).where(eq(notificationSettings.user_id, userId));
}
