import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { isoIn } from "#platform/clock/clock.ts";
import { deleteFiles, fileUrl, uploadsBefore } from "#platform/files/stored-files.ts";
import type { Platform } from "#platform/platform.ts";

const PAGE = 500;

/**
 * Deletes logos and avatars that nothing has shown since yesterday. `shownIn`: SQL conditions of the modules, each true
 * for a `file.url` that one of their places shows.
 * @returns how many
 */
export async function deleteUnusedFiles(
  { db, clock, files }: Pick<Platform, "db" | "clock" | "files">,
  shownIn: readonly string[],
): Promise<number> {
  const shownSql = `select file.url from unnest($1::text[]) as file(url) where ${shownIn.join(" or ")}`;
  const before = isoIn(clock, -LIMITS.unusedUploadMs);
  let deleted = 0;
  for (let after = ""; ;) {
    const keys = await uploadsBefore(db, before, after, PAGE);
    const { rows } = await db.$client.query<{ url: string }>(shownSql, [keys.map(fileUrl)]);
    const shown = new Set(rows.map(({ url }) => url));
    const unused = keys.filter((key) => !shown.has(fileUrl(key)));
    await deleteFiles(db, files, unused);
    deleted += unused.length;
    const last = keys.at(-1);
    if (last === undefined || keys.length < PAGE) return deleted;
    after = last;
  }
}

/** Every night. */
export function scheduleFileCleaning(platform: Platform, shownIn: readonly string[]): void {
  platform.jobs.schedule("files.delete-unused", "41 4 * * *", async () => {
    const deleted = await deleteUnusedFiles(platform, shownIn);
    if (deleted > 0) platform.log.info({ deleted }, "unused files deleted");
  });
}
