import { StoredItem, useStored } from "#shared/storage/stored-item.ts";

/** The address that a sign-up in this tab waits to be verified; kept out of the page's own address. */
const address = new StoredItem("pending-verification", "sessionStorage");

export const rememberPendingVerification = (email: string): void => address.write(email);
export const forgetPendingVerification = (): void => address.write(null);

/** That address; null when there is none, and on the server. */
export const usePendingVerification = (): string | null => useStored(address) ?? null;

/** Where the person wanted to go when they signed up. The mail's link opens another tab, which has this browser's word alone. */
const next = new StoredItem("after-verification");

export const rememberAfterVerification = (path: string | undefined): void => next.write(path ?? null);

/** That place; null when there is none, and on the server. */
export const useAfterVerification = (): string | null => useStored(next) ?? null;
