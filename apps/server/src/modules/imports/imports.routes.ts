import { importsContract } from "@kerkis/contract/imports/imports.contract.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { gated } from "#platform/http/gate.ts";
import type { Platform } from "#platform/platform.ts";
import { managedImport, managedScope } from "./access.reads.ts";
import { countImports, importPage, importsPage } from "./imports.reads.ts";
import {
  checkImport,
  decideRow,
  discardImport,
  mapImport,
  publishImport,
  startImport,
  undoImport,
} from "./imports.service.ts";
import { countImportRows, importRowById, importRowsPage } from "./rows/rows.reads.ts";

const os = gated(importsContract);

const scopeOf = async ({ db }: Platform, actor: Actor, id: string): Promise<OrgScope> =>
  (await managedImport(db, actor, id)).scope;

export const importsRoutes = {
  list: os.list.handler(({ context: { platform, actor }, input }) => importsPage(platform, managedScope(actor), input)),
  listCount: os.listCount.handler(({ context: { platform, actor } }) => countImports(platform.db, managedScope(actor))),
  get: os.get.handler(async ({ context: { platform, actor }, input }) =>
    importPage(platform.db, await scopeOf(platform, actor, input.id), input.id),
  ),
  rows: os.rows.handler(async ({ context: { platform, actor }, input }) =>
    importRowsPage(platform, await scopeOf(platform, actor, input.id), input),
  ),
  rowsCount: os.rowsCount.handler(async ({ context: { platform, actor }, input }) =>
    countImportRows(platform.db, await scopeOf(platform, actor, input.id), input),
  ),
  map: os.map.handler(async ({ context: { platform, actor }, input }) => {
    const scope = await scopeOf(platform, actor, input.id);
    await mapImport(platform, actor, scope, input);
    return importPage(platform.db, scope, input.id);
  }),
  check: os.check.handler(async ({ context: { platform, actor }, input }) => {
    const scope = await scopeOf(platform, actor, input.id);
    await checkImport(platform, actor, scope, input);
    return importPage(platform.db, scope, input.id);
  }),
  decide: os.decide.handler(async ({ context: { platform, actor }, input }) => {
    const scope = await scopeOf(platform, actor, input.id);
    await decideRow(platform, actor, scope, input);
    return importRowById(platform, scope, input);
  }),
  run: os.run.handler(async ({ context: { platform, actor }, input }) => {
    const scope = await scopeOf(platform, actor, input.id);
    await startImport(platform, actor, scope, input);
    return importPage(platform.db, scope, input.id);
  }),
  publish: os.publish.handler(async ({ context: { platform, actor }, input }) => {
    const scope = await scopeOf(platform, actor, input.id);
    await publishImport(platform, actor, scope, input);
    return importPage(platform.db, scope, input.id);
  }),
  undo: os.undo.handler(async ({ context: { platform, actor }, input }) => {
    const scope = await scopeOf(platform, actor, input.id);
    await undoImport(platform, actor, scope, input);
    return importPage(platform.db, scope, input.id);
  }),
  discard: os.discard.handler(async ({ context: { platform, actor }, input }) => {
    await discardImport(platform, actor, await scopeOf(platform, actor, input.id), input.id);
    return { id: input.id };
  }),
};
