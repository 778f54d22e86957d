import { StoredItem, useStored } from "#shared/storage/stored-item.ts";

const pending = new StoredItem("sign-out-pending");

/** Remembers that the server has not heard of a sign-out yet; the next page or the next connection tells it. */
export const markSignOutPending = (isPending: boolean): void => pending.write(isPending ? "1" : null);

export const isSignOutPending = (): boolean => Boolean(pending.read());

/** Whether the sign-in page should say so; false on the server. */
export const useSignOutPending = (): boolean => Boolean(useStored(pending));
