import { factsAsked } from "@kerkis/contract/core/conditions/conditions.ts";
import { factDescription } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import type { RuleSets, SaveRulesInput } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { desc, eq } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { lockManaged } from "../challenges/challenges.service.ts";
import { callChanged } from "../programmes.events.ts";
import { programmeRules } from "../programmes.tables.ts";
import { ruleSetsOf } from "./eligibility.reads.ts";

/** The criteria of a challenge that the person runs. @throws Refusal programme.not_found */
export const rulesFor = (platform: Platform, actor: Actor, id: string): Promise<RuleSets> =>
  transact(platform.db, actor.userId, async (tx) => {
    await lockManaged(tx, actor, id);
    return ruleSetsOf(tx, id);
  });

/**
 * Writes a new version of a challenge's criteria; what was submitted keeps the one that it was submitted under.
 * @throws Refusal programme.not_found, programme.overtaken, programme.transition once it is archived, input.invalid for a fact that nobody knows
 */
export function saveRules(platform: Platform, actor: Actor, { id, seen, rules }: SaveRulesInput): Promise<RuleSets> {
  return transact(platform.db, actor.userId, async (tx) => {
    const row = await lockManaged(tx, actor, id);
    const [latest] = await tx
      .select({ version: programmeRules.version })
      .from(programmeRules)
      .where(eq(programmeRules.programme_id, id))
      .orderBy(desc(programmeRules.version))
      .limit(1);
    const version = latest?.version ?? 0;
    if (version !== seen) throw new Refusal("programme.overtaken");
    if (row.state === "archived") throw new Refusal("programme.transition");
    const unknown = rules.findIndex(({ condition }) => factsAsked(condition).some((fact) => !factDescription(fact)));
    if (unknown !== -1)
      throw new Refusal("input.invalid", { fields: [{ path: `rules.${unknown}.condition`, code: "invalid" }] });
    await tx.insert(programmeRules).values({
      programme_id: id,
      version: version + 1,
      rules,
      created_by: actor.userId,
      created_at: isoNow(platform.clock),
    });
    await platform.events.emit({ tx, platform, actorId: actor.userId }, callChanged, { programmeId: id });
    return ruleSetsOf(tx, id);
  });
}
