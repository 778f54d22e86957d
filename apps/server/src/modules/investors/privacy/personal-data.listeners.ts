import { eq } from "drizzle-orm";
import { accountErased } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import { investors } from "../investors.tables.ts";

/** An investor stays listed when the person behind its account goes; someone else may claim it. */
export function investorsPersonalDataListeners(events: Events): void {
  events.on(accountErased, async ({ tx }, { userId }) => {
    await tx.update(investors).set({ owner_id: null }).where(eq(investors.owner_id, userId));
  });
}
