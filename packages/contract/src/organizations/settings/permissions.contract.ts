import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { permissionMatrix, retention, saveRetentionInput, setPermissionInput } from "./permissions.schema.ts";

const views = { access: { kind: "action", action: "settings.viewSettings", of: "id" } } as const;
const edits = { access: { kind: "action", action: "settings.editProfile", of: "id" } } as const;

/** Page permissions and retention of an organization, as /admin/system shows them. */
export const permissionsContract = {
  permissionMatrix: endpoint({
    ...views,
    method: "GET",
    path: "/organizations/{id}/page-permissions",
    summary: "Overrides of the default page permissions",
  })
    .input(z.object({ id }))
    .output(permissionMatrix),
  setPermission: endpoint({
    ...edits,
    method: "PUT",
    path: "/organizations/{id}/page-permissions",
    summary: "Override a page permission of a role, or take the override away",
  })
    .input(setPermissionInput)
    .output(permissionMatrix),
  resetPermissions: endpoint({
    ...edits,
    method: "DELETE",
    path: "/organizations/{id}/page-permissions",
    summary: "Take all overrides away",
  })
    .input(z.object({ id }))
    .output(permissionMatrix),
  retention: endpoint({
    ...views,
    method: "GET",
    path: "/organizations/{id}/retention",
    summary: "How long the organization keeps what may be forgotten",
  })
    .input(z.object({ id }))
    .output(retention),
  saveRetention: endpoint({
    ...edits,
    method: "PUT",
    path: "/organizations/{id}/retention",
    summary: "Change how long the organization keeps what may be forgotten",
  })
    .input(saveRetentionInput)
    .output(retention),
};
