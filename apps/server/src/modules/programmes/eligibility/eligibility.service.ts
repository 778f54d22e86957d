import { issuesWithin } from "@kerkis/contract/core/conditions/facts.policy.ts";
import { ruleFacts, rulesIssues } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import type { RuleSets, SaveRulesInput } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { desc, eq } from "drizzle-orm";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { lockProgramme, type ProgrammeRow } from "../challenges/challenges.repo.ts";
import { callChanged } from "../programmes.events.ts";
import { managesProgrammes } from "../programmes.policy.ts";
import { programmeRules } from "../programmes.tables.ts";
import { questionsFor, ruleSetsOf } from "./eligibility.reads.ts";

/** A programme that the person runs, a registry too, locked. @throws Refusal programme.not_found */
async function lockRun(tx: Tx, actor: Actor, id: string): Promise<ProgrammeRow> {
  const row = await lockProgramme(tx, id);
  if (!row || !managesProgrammes(actor, row.organization_id)) throw new Refusal("programme.not_found");
  return row;
}

/** The criteria of a challenge or a registry that the person runs. @throws Refusal programme.not_found */
export const rulesFor = (platform: Platform, actor: Actor, id: string): Promise<RuleSets> =>
  transact(platform.db, actor.userId, async (tx) => ruleSetsOf(tx, await lockRun(tx, actor, id)));

/**
 * Writes a new version of a programme's criteria; what was submitted keeps the one that it was submitted under.
 * @throws Refusal programme.not_found, programme.overtaken, programme.transition once it is archived, input.invalid for a condition that can never be judged
 */
export function saveRules(platform: Platform, actor: Actor, { id, seen, rules }: SaveRulesInput): Promise<RuleSets> {
  return transact(platform.db, actor.userId, async (tx) => {
    const row = await lockRun(tx, actor, id);
    const [latest] = await tx
      .select({ version: programmeRules.version })
      .from(programmeRules)
      .where(eq(programmeRules.programme_id, id))
      .orderBy(desc(programmeRules.version))
      .limit(1);
    const version = latest?.version ?? 0;
    if (version !== seen) throw new Refusal("programme.overtaken");
    if (row.state === "archived") throw new Refusal("programme.transition");
    const facts = ruleFacts((await questionsFor(tx, row.form_id)).questions);
    const issues = rulesIssues(rules, (fact) => (Object.hasOwn(facts, fact) && facts[fact]) || null);
    if (issues.length > 0) throw new Refusal("input.invalid", { fields: issuesWithin("rules", issues) });
    await tx.insert(programmeRules).values({
      programme_id: id,
      version: version + 1,
      rules,
      created_by: actor.userId,
      created_at: isoNow(platform.clock),
    });
    await recordAudit(tx, actor, {
      action: "programme.rules_saved",
      organizationId: row.organization_id,
      entity: { type: "programme", id, name: row.title.el },
      details: { version: String(version + 1) },
    });
    await platform.events.emit({ tx, platform, actorId: actor.userId }, callChanged, { programmeId: id });
    return ruleSetsOf(tx, row);
  });
}
