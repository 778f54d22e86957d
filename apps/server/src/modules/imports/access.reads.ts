import { IMPORT_KINDS, type ImportKind } from "@kerkis/contract/imports/fields.taxonomy.ts";
import { runsEvents } from "#modules/events/events.api.ts";
import { managesRegistry } from "#modules/startups/startups.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { currentScope, memberScope, type OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { importById, type ImportFile } from "./imports.repo.ts";

/** Who brings in records of a kind: those who may write them by hand. */
const MANAGES: Record<ImportKind, (actor: Actor, organizationId: string) => boolean> = {
  startups: managesRegistry,
  investors: managesRegistry,
  events: runsEvents,
};

/** What the person may import where they work, and where that is. @throws Refusal auth.forbidden where it is nothing */
export function managedScope(actor: Actor): { scope: OrgScope; kinds: ImportKind[] } {
  const { organizationId } = actor;
  const kinds = organizationId === null ? [] : IMPORT_KINDS.filter((kind) => MANAGES[kind](actor, organizationId));
  if (kinds.length === 0) throw new Refusal("auth.forbidden");
  return { scope: currentScope(actor), kinds };
}

/** An organization, for those who may bring records of the kind into it; null for others. */
export const importScope = (actor: Actor, organizationId: string, kind: ImportKind): OrgScope | null =>
  MANAGES[kind](actor, organizationId) ? memberScope(actor, organizationId) : null;

/** An import, and the organization that it is for, for those who manage it. @throws Refusal import.not_found */
export async function managedImport(
  db: Reader,
  actor: Actor,
  id: string,
): Promise<{ file: ImportFile; scope: OrgScope }> {
  const file = await importById(db, id);
  const scope = file && importScope(actor, file.organization_id, file.kind);
  if (!scope) throw new Refusal("import.not_found");
  return { file, scope };
}
