import type { PermissionMatrix } from "@kerkis/contract/organizations/permissions.schema.ts";
import { permissionsContract } from "@kerkis/contract/organizations/permissions.contract.ts";
import { implement } from "@orpc/server";
import { mayIn, type Actor } from "#platform/auth/actor.ts";
import { actionScope, type OrgScope } from "#platform/auth/scope.ts";
import type { Db } from "#platform/db/db.ts";
import { signedIn, type RequestContext } from "#platform/http/context.ts";
import { gate } from "#platform/http/gate.ts";
import { pageOverrides } from "./permissions.reads.ts";
import { resetPermissions, setPermission } from "./permissions.service.ts";
import { retentionOf } from "./retention.reads.ts";
import { saveRetention } from "./retention.service.ts";

const os = implement(permissionsContract).$context<RequestContext>().use(gate);

const viewing = (context: RequestContext, id: string) => {
  const actor = signedIn(context);
  return { actor, db: context.platform.db, scope: actionScope(actor, id, "settings.viewSettings") };
};
const editing = (context: RequestContext, id: string) => {
  const actor = signedIn(context);
  return { actor, db: context.platform.db, scope: actionScope(actor, id, "settings.editProfile") };
};

async function matrixFor(db: Db, actor: Actor, scope: OrgScope): Promise<PermissionMatrix> {
  const overrides = await pageOverrides(db, scope);
  return { overrides, can: { edit: mayIn(actor, scope.organizationId, "settings.editProfile") } };
}

export const permissionsRoutes = {
  permissionMatrix: os.permissionMatrix.handler(({ context, input }) => {
    const { actor, db, scope } = viewing(context, input.id);
    return matrixFor(db, actor, scope);
  }),
  setPermission: os.setPermission.handler(async ({ context, input }) => {
    const { actor, db, scope } = editing(context, input.id);
    await setPermission(context.platform, actor, scope, input);
    return matrixFor(db, actor, scope);
  }),
  resetPermissions: os.resetPermissions.handler(async ({ context, input }) => {
    const { actor, db, scope } = editing(context, input.id);
    await resetPermissions(context.platform, actor, scope);
    return matrixFor(db, actor, scope);
  }),
  retention: os.retention.handler(({ context, input }) => {
    const { actor, db, scope } = viewing(context, input.id);
    return retentionOf(db, scope, actor);
  }),
  saveRetention: os.saveRetention.handler(async ({ context, input }) => {
    const { actor, db, scope } = editing(context, input.id);
    await saveRetention(context.platform, actor, scope, input);
    return retentionOf(db, scope, actor);
  }),
};
