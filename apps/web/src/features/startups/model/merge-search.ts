import { idParam, optionalParams } from "#shared/routing/search.ts";

/** The address of near matches: those of one startup, or of all. */
export const duplicatesSearch = (search: Record<string, unknown>) => optionalParams({ of: idParam(search["of"]) });

/** The address of a merge: which stays, and which becomes part of it. */
export const mergeSearch = (search: Record<string, unknown>) =>
  optionalParams({ kept: idParam(search["kept"]), merged: idParam(search["merged"]) });

/** Both of them; null where the address names fewer. */
export const askedPair = ({ kept, merged }: ReturnType<typeof mergeSearch>): { kept: string; merged: string } | null =>
  kept !== undefined && merged !== undefined ? { kept, merged } : null;
