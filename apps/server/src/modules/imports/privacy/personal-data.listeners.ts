import { eq } from "drizzle-orm";
import { accountErased } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import { imports } from "../imports.tables.ts";

/** What was imported is the organization's and stays; who did it goes. */
export function importsPersonalDataListeners(events: Events): void {
  events.on(accountErased, async ({ tx }, { userId }) => {
    await tx.update(imports).set({ created_by: null }).where(eq(imports.created_by, userId));
    await tx.update(imports).set({ published_by: null }).where(eq(imports.published_by, userId));
  });
}
