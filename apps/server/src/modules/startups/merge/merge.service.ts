import type { MergeInput, MergeView } from "@kerkis/contract/startups/merge/merge.schema.ts";
import { MERGED_ALONG, type MergeField } from "@kerkis/contract/startups/merge/merge.policy.ts";
import { isVerifiedField } from "@kerkis/contract/startups/profile/profile.policy.ts";
import { startupsHappenings } from "@kerkis/contract/startups/startups.happenings.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Reader } from "#platform/db/db.ts";
import { isPublished } from "#platform/db/published.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import {
  changesOf,
  closeMerge,
  insertMerge,
  lockMerge,
  restored,
  type MergeChanges,
} from "#platform/merging/merges.ts";
import type { Platform } from "#platform/platform.ts";
import { startupPeopleIds } from "../people/people.reads.ts";
import { seesInRegistry, writeStartup, type StartupRow } from "../profile/profile.repo.ts";
import { startupMerged, startupMergeUndone } from "../startups.events.ts";
import type { StartupProvenance } from "../startups.tables.ts";
import { mergeSideOf, startupsOf } from "./merge.reads.ts";
import { lockStartups, moveBack, moveRelations } from "./merge.repo.ts";
import { startupMerges } from "./merge.tables.ts";

/** @throws Refusal startup.merge_itself, startup.not_found */
function both(rows: ReadonlyMap<string, StartupRow>, keptId: string, mergedId: string) {
  if (keptId === mergedId) throw new Refusal("startup.merge_itself");
  const [kept, merged] = [rows.get(keptId), rows.get(mergedId)];
  if (!kept || !merged || kept.deleted_at !== null || merged.deleted_at !== null)
    throw new Refusal("startup.not_found");
  return { kept, merged };
}

/** Two startups side by side. @throws Refusal startup.merge_itself, startup.not_found */
export async function mergeViewOf(
  db: Reader,
  scope: OrgScope,
  visibility: Visibility,
  { kept_id, merged_id }: { kept_id: string; merged_id: string },
): Promise<MergeView> {
  const rows = await startupsOf(db, scope, visibility, [kept_id, merged_id]);
  const { kept, merged } = both(new Map(rows.map((row) => [row.id, row])), kept_id, merged_id);
  return { kept: await mergeSideOf(db, kept), merged: await mergeSideOf(db, merged) };
}

/** Columns of a row, by their names. */
type Columns = Record<string, unknown>;
const along = (field: MergeField): readonly string[] =>
  field in MERGED_ALONG ? MERGED_ALONG[field as keyof typeof MERGED_ALONG] : [];

/** What the one that stays is written with: the chosen facts, and being published where either is. */
function written(kept: StartupRow, merged: StartupRow, take: readonly MergeField[]): Columns {
  const names = take.flatMap((field) => [field, ...along(field)]);
  const facts = Object.fromEntries(names.map((name) => [name, Reflect.get(merged, name)]));
  if (isPublished(kept) || !isPublished(merged)) return facts;
  const { is_active, is_verified, verified_at, verified_by } = merged;
  return { ...facts, is_active, is_verified, verified_at, verified_by };
}

/** Of each chosen fact where it comes from: a coordinator chose what is looked at, the rest keeps its own origin. */
function originsOf(merged: StartupRow, take: readonly MergeField[], chosen: { at: string; by: string }) {
  const { declared, imported, fields: own = {} } = merged.provenance;
  const came = imported
    ? { source: "imported" as const, at: imported.at, by: imported.by ?? chosen.by }
    : { source: "declared" as const, ...(declared ?? chosen) };
  return Object.fromEntries(
    take.map((field) => [
      field,
      isVerifiedField(field) ? { source: "verified" as const, ...chosen } : (own[field] ?? came),
    ]),
  );
}

/**
 * Makes one startup of two of the organization. What belongs to the one that goes comes along, its address leads to the other.
 * @throws Refusal startup.merge_itself, startup.not_found, startup.overtaken, startup.application_open
 */
export function mergeStartups(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { kept_id: keptId, merged_id: mergedId, kept_version, merged_version, take }: MergeInput,
): Promise<{ id: string; startup_id: string }> {
  return transact(platform.db, actor.userId, async (tx) => {
    const { kept, merged } = both(await lockStartups(tx, scope, [keptId, mergedId]), keptId, mergedId);
    if (!seesInRegistry(actor, kept) || !seesInRegistry(actor, merged)) throw new Refusal("startup.not_found");
    if (kept.version !== kept_version || merged.version !== merged_version)
      throw new Refusal("startup.overtaken", { params: { name: "" } });
    const fields = [...new Set(take)];
    const at = isoNow(platform.clock);
    const audience = [...new Set([...(await startupPeopleIds(tx, keptId)), ...(await startupPeopleIds(tx, mergedId))])];
    const moved = await moveRelations(tx, { from: mergedId, to: keptId });
    const context = { tx, platform, actorId: actor.userId };
    const note = (kind: string, ids: string[]) => void (moved[kind] = ids);
    await platform.events.emit(context, startupMerged, { keptId, mergedId, note });
    const facts = written(kept, merged, fields);
    const origins = originsOf(merged, fields, { at, by: actor.userId });
    const provenance = { ...kept.provenance, fields: { ...kept.provenance.fields, ...origins } };
    await writeStartup(tx, mergedId, { deleted_at: at, updated_at: at });
    await writeStartup(tx, keptId, { ...facts, provenance, updated_at: at });
    const id = await insertMerge(tx, startupMerges, scope, {
      kept_id: keptId,
      merged_id: mergedId,
      actor_id: actor.userId,
      changes: changesOf(kept, { ...facts, provenance }),
      moved,
      created_at: at,
    });
    await recordAudit(tx, actor, {
      action: "startup.merged",
      organizationId: scope.organizationId,
      entity: { type: "startup", id: keptId, name: kept.name },
      details: { merged_id: mergedId, merged_name: merged.name, taken: fields },
    });
    await announce(context, startupsHappenings.merged, {
      audience,
      organizationId: scope.organizationId,
      facts: { startup_id: keptId, startup_name: kept.name, merged_name: merged.name },
    });
    return { id, startup_id: keptId };
  });
}

/** What undoing writes: what still has what the merge wrote, each with the origin that it had. */
function undone(row: StartupRow, { provenance, ...facts }: MergeChanges): Columns {
  const back = restored(row, facts);
  const stood = (provenance?.[0] ?? {}) as StartupProvenance;
  const fields = { ...row.provenance.fields };
  for (const name of Object.keys(back)) {
    const origin = stood.fields?.[name];
    if (origin) fields[name] = origin;
    else delete fields[name];
  }
  return { ...back, provenance: { ...row.provenance, fields } };
}

/**
 * Undoes a merge of the organization.
 * @throws Refusal startup.merge_gone, startup.merge_undone, startup.merge_later where the other was merged itself since
 */
export function undoMerge(platform: Platform, actor: Actor, scope: OrgScope, id: string): Promise<void> {
  return transact(platform.db, actor.userId, async (tx) => {
    const merge = await lockMerge(tx, startupMerges, scope, id);
    if (!merge) throw new Refusal("startup.merge_gone");
    if (merge.is_undone) throw new Refusal("startup.merge_undone");
    const { kept_id: keptId, merged_id: mergedId, moved, changes } = merge;
    const rows = await lockStartups(tx, scope, [keptId, mergedId]);
    const [kept, merged] = [rows.get(keptId), rows.get(mergedId)];
    if (!kept || !merged) throw new Refusal("startup.merge_gone");
    if (kept.deleted_at !== null) throw new Refusal("startup.merge_later");
    const at = isoNow(platform.clock);
    const context = { tx, platform, actorId: actor.userId };
    const audience = await startupPeopleIds(tx, keptId);
    await moveBack(tx, { from: mergedId, to: keptId }, moved);
    await platform.events.emit(context, startupMergeUndone, { keptId, mergedId, moved });
    const saved = await writeStartup(tx, keptId, { ...undone(kept, changes), updated_at: at });
    await writeStartup(tx, mergedId, { deleted_at: null, updated_at: at });
    await closeMerge(tx, startupMerges, id, { at, by: actor.userId });
    await recordAudit(tx, actor, {
      action: "startup.merge_undone",
      organizationId: scope.organizationId,
      entity: { type: "startup", id: keptId, name: kept.name },
      details: { merged_id: mergedId, merged_name: merged.name },
    });
    await announce(context, startupsHappenings.mergeUndone, {
      audience: [...new Set([...audience, ...(await startupPeopleIds(tx, mergedId))])],
      organizationId: scope.organizationId,
      facts: { startup_id: keptId, startup_name: saved.name, merged_name: merged.name },
    });
  });
}
