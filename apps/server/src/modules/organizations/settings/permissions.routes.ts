import type { PermissionMatrix } from "@kerkis/contract/organizations/settings/permissions.schema.ts";
import { permissionsContract } from "@kerkis/contract/organizations/settings/permissions.contract.ts";
import { mayIn, type Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Db } from "#platform/db/db.ts";
import { gated } from "#platform/http/gate.ts";
import { pageOverrides } from "./permissions.reads.ts";
import { resetPermissions, setPermission } from "./permissions.service.ts";
import { retentionOf } from "../privacy/retention.reads.ts";
import { saveRetention } from "../privacy/retention.service.ts";

const os = gated(permissionsContract);

async function matrixFor(db: Db, actor: Actor, scope: OrgScope): Promise<PermissionMatrix> {
  const overrides = await pageOverrides(db, scope);
  return { overrides, can: { edit: mayIn(actor, scope.organizationId, "settings.editProfile") } };
}

export const permissionsRoutes = {
  permissionMatrix: os.permissionMatrix.handler(({ context }) => {
    const { platform, actor, scope } = context;
    return matrixFor(platform.db, actor, scope);
  }),
  setPermission: os.setPermission.handler(async ({ context, input }) => {
    const { platform, actor, scope } = context;
    await setPermission(platform, actor, scope, input);
    return matrixFor(platform.db, actor, scope);
  }),
  resetPermissions: os.resetPermissions.handler(async ({ context }) => {
    const { platform, actor, scope } = context;
    await resetPermissions(platform, actor, scope);
    return matrixFor(platform.db, actor, scope);
  }),
  retention: os.retention.handler(({ context }) => {
    const { platform, actor, scope } = context;
    return retentionOf(platform.db, scope, actor);
  }),
  saveRetention: os.saveRetention.handler(async ({ context, input }) => {
    const { platform, actor, scope } = context;
    await saveRetention(platform, actor, scope, input);
    return retentionOf(platform.db, scope, actor);
  }),
};
