import { managesRegistry } from "#modules/startups/startups.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { currentScope, memberScope, type OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { importById, type ImportFile } from "./imports.repo.ts";

/** The registry that the person manages where they work. @throws Refusal auth.forbidden */
export function managedScope(actor: Actor): OrgScope {
  if (actor.organizationId === null || !managesRegistry(actor, actor.organizationId))
    throw new Refusal("auth.forbidden");
  return currentScope(actor);
}

/** The registry of an organization, for those who manage it; null for others. */
export const registryScope = (actor: Actor, organizationId: string): OrgScope | null =>
  managesRegistry(actor, organizationId) ? memberScope(actor, organizationId) : null;

/** An import, and the registry that it is for, for those who manage it. @throws Refusal import.not_found */
export async function managedImport(
  db: Reader,
  actor: Actor,
  id: string,
): Promise<{ file: ImportFile; scope: OrgScope }> {
  const file = await importById(db, id);
  const scope = file && registryScope(actor, file.organization_id);
  if (!scope) throw new Refusal("import.not_found");
  return { file, scope };
}
