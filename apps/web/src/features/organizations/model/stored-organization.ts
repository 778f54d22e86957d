import { StoredItem } from "#shared/storage/stored-item.ts";

/** Specification 3: the current organization's id is kept in this browser. */
const current = new StoredItem("organization");

export const storedOrganization = (): string | null => current.read() ?? null;

export const storeOrganization = (id: string): void => current.write(id);
