import { basename } from "node:path";
import { LIMITS } from "@kerkis/contract/core/limits.ts";

/** A file's name as its person calls it, without its folders and without what cannot be seen. */
export const shownName = (name: string): string =>
  basename(name.replaceAll("\\", "/"))
    .toWellFormed()
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .trim()
    .slice(0, LIMITS.fileNameMax)
    .toWellFormed() || "—";
