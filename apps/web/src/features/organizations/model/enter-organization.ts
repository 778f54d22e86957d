import { storeOrganization } from "./stored-organization.ts";

/** Goes to the dashboard of an organization just joined. A fresh page: the server knows it from the cookie that came with joining. */
export function enterJoinedOrganization(organizationId: string, path = "/dashboard"): void {
  try {
    storeOrganization(organizationId);
  } catch {
    // Without storage the cookie alone says it.
  }
  window.location.assign(path);
}
