import type { MergePairInput } from "@kerkis/contract/core/records/merging.ts";
import { investorsHappenings } from "@kerkis/contract/investors/investors.happenings.ts";
import { type InvestorMergeField, MERGED_COLUMNS } from "@kerkis/contract/investors/merge/merge.policy.ts";
import type { InvestorMergeInput, InvestorMergeView } from "@kerkis/contract/investors/merge/merge.schema.ts";
import { startupVisibility } from "#modules/startups/startups.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Reader } from "#platform/db/db.ts";
import { isPublished } from "#platform/db/published.ts";
import { announce } from "#platform/happenings/announce.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import { changesOf, closeMerge, insertMerge, lockMerge, restored } from "#platform/merging/merges.ts";
import type { Platform } from "#platform/platform.ts";
import { investorChanged, investorMerged, investorMergeUndone } from "../investors.events.ts";
import { mergeRefusal } from "../investors.policy.ts";
import type { InvestorRow } from "../investors.repo.ts";
import type { investors } from "../investors.tables.ts";
import { runnersOf } from "../people/people.reads.ts";
import { standingOf } from "../profile/profile.service.ts";
import { investorsOf, mergeSideOf } from "./merge.reads.ts";
import { addPeople, addPortfolio, lockInvestors, takeBack, writeInvestor } from "./merge.repo.ts";
import { investorMerges } from "./merge.tables.ts";

type Columns = Partial<typeof investors.$inferInsert>;

/** @throws Refusal investor.merge_itself, investor.not_found */
function both(rows: ReadonlyMap<string, InvestorRow>, keptId: string, mergedId: string) {
  if (keptId === mergedId) throw new Refusal("investor.merge_itself");
  const [kept, merged] = [rows.get(keptId), rows.get(mergedId)];
  if (!kept || !merged || kept.deleted_at !== null || merged.deleted_at !== null)
    throw new Refusal("investor.not_found");
  return { kept, merged };
}

/** Two investors side by side. @throws Refusal investor.merge_itself, investor.not_found */
export async function mergeViewOf(
  db: Reader,
  actor: Actor,
  scope: OrgScope,
  { kept_id, merged_id }: MergePairInput,
): Promise<InvestorMergeView> {
  const visibility = startupVisibility(actor);
  const rows = await investorsOf(db, scope, visibility, [kept_id, merged_id]);
  const { kept, merged } = both(new Map(rows.map((row) => [row.id, row])), kept_id, merged_id);
  return { kept: await mergeSideOf(db, visibility, kept), merged: await mergeSideOf(db, visibility, merged) };
}

/** What the one that stays is written with: the chosen facts, an owner where it has none, and being published where either is. */
function written(kept: InvestorRow, merged: InvestorRow, take: readonly InvestorMergeField[]): Columns {
  const facts = Object.fromEntries(
    take.flatMap((field) => MERGED_COLUMNS[field].map((column) => [column, merged[column]])),
  );
  const owner = kept.owner_id === null && merged.owner_id !== null ? { owner_id: merged.owner_id } : {};
  if (isPublished(kept) || !isPublished(merged)) return { ...facts, ...owner };
  const { is_active, is_verified, verified_at, verified_by } = merged;
  return { ...facts, ...owner, is_active, is_verified, verified_at, verified_by };
}

const factsOf = ({ id, company_name: name, organization_id: organizationId, owner_id: ownerId }: InvestorRow) => ({
  id,
  name,
  organizationId,
  ownerId,
});

/**
 * Makes one investor of two of the organization. The portfolio of the one that goes, whoever runs it and its applications come
 * along, its address leads to the other.
 * What a coordinator chose is looked at, unless it is their own or something waited already.
 * @throws Refusal investor.merge_itself, investor.not_found, investor.overtaken, investor.in_application
 */
export function mergeInvestors(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { kept_id: keptId, merged_id: mergedId, kept_version, merged_version, take }: InvestorMergeInput,
): Promise<{ id: string; investor_id: string }> {
  return transact(platform.db, actor.userId, async (tx) => {
    const { kept, merged } = both(await lockInvestors(tx, scope, [keptId, mergedId]), keptId, mergedId);
    for (const row of [kept, merged]) enforce(mergeRefusal(actor, await standingOf(tx, actor, row)));
    if (kept.version !== kept_version || merged.version !== merged_version)
      throw new Refusal("investor.overtaken", { params: { name: "" } });
    const fields = [...new Set(take)];
    const at = isoNow(platform.clock);
    const runners = await runnersOf(tx, keptId, mergedId);
    const context = { tx, platform, actorId: actor.userId };
    const moved: Record<string, string[]> = { portfolio: await addPortfolio(tx, { from: mergedId, to: keptId }) };
    const note = (kind: string, ids: string[]) => void (moved[kind] = ids);
    await platform.events.emit(context, investorMerged, { keptId, mergedId, note });
    await writeInvestor(tx, mergedId, { deleted_at: at, updated_at: at });
    const facts = written(kept, merged, fields);
    const saved = await writeInvestor(tx, keptId, { ...facts, updated_at: at });
    note("people", await addPeople(tx, { from: mergedId, to: keptId }));
    const isOwn = runners.includes(actor.userId);
    const isLookedAt = saved.verified_facts_changed_at !== null && kept.verified_facts_changed_at === null && !isOwn;
    const looked = isLookedAt
      ? { verified_facts_changed_at: null, verified_at: at, verified_by: actor.userId }
      : { verified_facts_changed_at: saved.verified_facts_changed_at };
    if (isLookedAt) await writeInvestor(tx, keptId, looked);
    const id = await insertMerge(tx, investorMerges, scope, {
      kept_id: keptId,
      merged_id: mergedId,
      actor_id: actor.userId,
      changes: changesOf(kept, { ...facts, ...looked }),
      moved,
      created_at: at,
    });
    await platform.events.emit(context, investorChanged, factsOf(saved));
    await recordAudit(tx, actor, {
      action: "investor.merged",
      organizationId: scope.organizationId,
      entity: { type: "investor", id: keptId, name: kept.company_name },
      details: { merged_id: mergedId, merged_name: merged.company_name, taken: fields },
    });
    await announce(context, investorsHappenings.merged, {
      audience: runners,
      organizationId: scope.organizationId,
      facts: { investor_id: keptId, investor_name: saved.company_name, merged_name: merged.company_name },
    });
    return { id, investor_id: keptId };
  });
}

/**
 * Undoes a merge of the organization.
 * @throws Refusal investor.merge_gone, investor.merge_undone, investor.merge_later where the other was merged itself since
 */
export function undoMerge(platform: Platform, actor: Actor, scope: OrgScope, id: string): Promise<void> {
  return transact(platform.db, actor.userId, async (tx) => {
    const merge = await lockMerge(tx, investorMerges, scope, id);
    if (!merge) throw new Refusal("investor.merge_gone");
    if (merge.is_undone) throw new Refusal("investor.merge_undone");
    const { kept_id: keptId, merged_id: mergedId, moved, changes } = merge;
    const rows = await lockInvestors(tx, scope, [keptId, mergedId]);
    const [kept, merged] = [rows.get(keptId), rows.get(mergedId)];
    if (!kept || !merged) throw new Refusal("investor.merge_gone");
    if (kept.deleted_at !== null) throw new Refusal("investor.merge_later");
    const at = isoNow(platform.clock);
    const context = { tx, platform, actorId: actor.userId };
    const audience = await runnersOf(tx, keptId, mergedId);
    await platform.events.emit(context, investorMergeUndone, { keptId, mergedId, moved });
    await takeBack(tx, keptId, moved);
    const { verified_facts_changed_at: changedAt, ...facts } = changes;
    const saved = await writeInvestor(tx, keptId, { ...restored(kept, facts), updated_at: at });
    // A trigger takes giving facts back for a change that nobody has looked at: what waited before is what waits.
    if (changedAt && saved.is_verified) {
      await writeInvestor(tx, keptId, { verified_facts_changed_at: changedAt[0] as string | null });
    }
    await writeInvestor(tx, mergedId, { deleted_at: null, updated_at: at });
    await closeMerge(tx, investorMerges, id, { at, by: actor.userId });
    await platform.events.emit(context, investorChanged, factsOf(saved));
    await recordAudit(tx, actor, {
      action: "investor.merge_undone",
      organizationId: scope.organizationId,
      entity: { type: "investor", id: keptId, name: kept.company_name },
      details: { merged_id: mergedId, merged_name: merged.company_name },
    });
    await announce(context, investorsHappenings.mergeUndone, {
      audience,
      organizationId: scope.organizationId,
      facts: { investor_id: keptId, investor_name: saved.company_name, merged_name: merged.company_name },
    });
  });
}
