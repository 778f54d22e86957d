import { FILE_FORMATS, type FileFormat } from "@kerkis/contract/core/forms/file-kinds.ts";

/** What a file is by its content, whatever it is called; null where that is nothing that may be an answer. */
export async function formatOf(path: string): Promise<FileFormat | null> {
  // Most servers see no file for days: what knows all formats comes with the first.
  const { fileTypeFromFile } = await import("file-type");
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return FILE_FORMATS.find((format) => format === found?.ext) ?? null;
}
