import { UUIDS } from "@kerkis/contract/core/text/ids.ts";

/** Failures that one hour may bring anew; more is a flood, and only counted. */
export const NEW_FAILURES_PER_HOUR = 100;
/** The group that counts what a flood brought. */
export const DROPPED = "dropped";

const PLACES = 6;
const ADDRESS = /(?:https?:\/\/|wss?:\/\/|blob:|file:\/\/)[^\s'")]+/gi;

/** A message without what differs from one visitor to the next: addresses, ids, numbers, long tokens. */
export const plainMessage = (message: string): string =>
  message
    .replace(ADDRESS, "<address>")
    .replace(UUIDS, "<id>")
    .replace(/\b[0-9a-f]{16,}\b/gi, "<id>")
    .replace(/\d+/g, "<n>")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 500);

/** File of a place without origin, build hash and query: `startup-page-DkW3x9aB.js` is `startup-page.js` in every build. */
const fileOf = (address: string): string =>
  (address.split(/[?#]/)[0]?.split("/").at(-1) ?? "").replace(/-[\w-]{8}(?=\.\w+$)/, "").slice(0, 80);

/** One line of a stack as «function file», whichever browser wrote it; null for a line that is no place. */
function placeOf(line: string): string | null {
  const chromium = /^\s*at (?:async )?(?:(.+?) )?\(?((?:https?|file|webpack|blob)[^\s)]*?)(?::\d+){1,2}\)?\s*$/.exec(
    line,
  );
  if (chromium) return `${chromium[1] ?? ""} ${fileOf(chromium[2] ?? "")}`;
  const firefox = /^\s*(.*?)@((?:https?|file|blob)\S*?)(?::\d+){1,2}\s*$/.exec(line);
  return firefox ? `${firefox[1] ?? ""} ${fileOf(firefox[2] ?? "")}` : null;
}

/** The first places of a stack, without numbers that move with every build. */
export const stackPlaces = (stack: string | undefined): string[] =>
  (stack ?? "")
    .split("\n")
    .map(placeOf)
    .filter((place) => place !== null)
    .slice(0, PLACES);

/** What makes two reports the same failure; hash it for the fingerprint. */
export const identityOf = (report: { error: string; stack?: string | undefined }): string =>
  JSON.stringify([plainMessage(report.error), stackPlaces(report.stack)]);
