import type { Feature } from "@kerkis/contract/core/features.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";

/** Switches a part of the product on or off, on every node. */
export async function changeFeature(
  platform: Platform,
  admin: Actor,
  { feature, enabled }: { feature: Feature; enabled: boolean },
): Promise<void> {
  await transact(platform.db, admin.userId, async (tx) => {
    if (platform.features.isOn(feature) === enabled) return;
    await platform.features.change(tx, feature, enabled, admin.userId);
    await recordAudit(tx, admin, {
      action: enabled ? "feature.switched_on" : "feature.switched_off",
      organizationId: null,
      entity: { type: "feature", id: feature, name: feature },
    });
  });
}
