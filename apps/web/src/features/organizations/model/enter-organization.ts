/** Specification 3: the current organization's id is kept in this browser. */
const STORAGE_KEY = "kerkis.organization";

/** Goes to the dashboard of an organization just joined. A fresh page: the server knows it from the cookie that came with joining. */
export function enterJoinedOrganization(organizationId: string, path = "/dashboard"): void {
  try {
    localStorage.setItem(STORAGE_KEY, organizationId);
  } catch {
    // Without storage the cookie alone says it.
  }
  window.location.assign(path);
}
