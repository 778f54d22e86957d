import { FILE_FORMATS, type FileFormat } from "@kerkis/contract/core/forms/file-kinds.ts";
import { fileTypeFromFile } from "file-type";

/** What a file is by its content, whatever it is called; null where that is nothing that may be an answer. */
export async function formatOf(path: string): Promise<FileFormat | null> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return FILE_FORMATS.find((format) => format === found?.ext) ?? null;
}
