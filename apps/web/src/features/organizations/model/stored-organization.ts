/** Specification 3: the current organization's id is kept in this browser. */
const KEY = "kerkis.organization";

export const storedOrganization = (): string | null => localStorage.getItem(KEY);

export const storeOrganization = (id: string): void => localStorage.setItem(KEY, id);
