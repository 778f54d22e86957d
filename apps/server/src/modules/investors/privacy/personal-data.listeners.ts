import { eq, sql } from "drizzle-orm";
import { accountErased } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import { investors } from "../investors.tables.ts";
import { investorPeople } from "../people/people.tables.ts";

/** An investor stays listed when the person behind its account goes: whoever runs it for longest owns it, or someone else may claim it. */
export function investorsPersonalDataListeners(events: Events): void {
  events.on(accountErased, async ({ tx }, { userId }) => {
    await tx.delete(investorPeople).where(eq(investorPeople.user_id, userId));
    const next = sql`(select ${investorPeople.user_id} from ${investorPeople} where ${investorPeople.investor_id} = ${investors.id}
      order by ${investorPeople.created_at}, ${investorPeople.user_id} limit 1)`;
    await tx.update(investors).set({ owner_id: next }).where(eq(investors.owner_id, userId));
    const isOwner = sql`${investorPeople.user_id} = (select ${investors.owner_id} from ${investors} where ${investors.id} = ${investorPeople.investor_id})`;
    await tx.delete(investorPeople).where(isOwner);
  });
}
