import { StoredItem, useStored } from "#shared/storage/stored-item.ts";

const ended = new StoredItem("session-ended", "sessionStorage");

/** Remembers, in this tab, that the session ended without the person's doing, until someone signs in. */
export const markSessionEnded = (hasEnded: boolean): void => ended.write(hasEnded ? "1" : null);

/** Whether the sign-in page should say so; false on the server. */
export const useSessionEnded = (): boolean => Boolean(useStored(ended));
