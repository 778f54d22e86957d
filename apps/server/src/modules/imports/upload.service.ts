import type { Readable } from "node:stream";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { ImportKind } from "@kerkis/contract/imports/fields.taxonomy.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { shownName } from "#platform/files/file-name.ts";
import { newFileKey } from "#platform/files/files.ts";
import { deleteFiles, fileUrl, noteUpload } from "#platform/files/stored-files.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { beginImport } from "./imports.service.ts";
import { openHeaded } from "./running/reading.service.ts";

interface Upload {
  kind: ImportKind;
  /** As its person calls it. */
  name: string;
  content: Readable;
  /** Told when the content was cut because it is too large. */
  isCut: () => boolean;
}

/**
 * Keeps a file and looks at its beginning, so that what is no table is refused at once.
 * @returns the id of its import
 * @throws Refusal file.empty, file.quota and those of `imports.codes`
 */
export async function takeFile(platform: Platform, by: Actor | null, scope: OrgScope, upload: Upload): Promise<string> {
  const key = newFileKey("imports", "bin");
  if (by) await noteUpload(platform, by.userId, key, LIMITS.importBytes);
  try {
    const bytes = await platform.files.putStream(key, upload.content);
    if (upload.isCut())
      throw new Refusal("import.too_large", { params: { megabytes: LIMITS.importBytes / 1024 ** 2 } });
    if (bytes === 0) throw new Refusal("file.empty");
    await lookAt(platform.files.localPath(key), upload.kind);
    return await beginImport(platform, by, scope, {
      kind: upload.kind,
      fileName: shownName(upload.name),
      fileUrl: fileUrl(key),
      bytes,
    });
  } catch (failure) {
    await deleteFiles(platform.db, platform.files, [key]);
    throw failure;
  }
}

/** Reads the header and the first rows. @throws Refusal of `imports.codes` */
async function lookAt(path: string, kind: ImportKind): Promise<void> {
  const { source, rows } = await openHeaded(path);
  if (source.format === "ics" && kind !== "events") throw new Refusal("import.calendar_of_events");
  const { done } = await rows[Symbol.asyncIterator]().next();
  if (done) throw new Refusal("import.no_rows");
}
